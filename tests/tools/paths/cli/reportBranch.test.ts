import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { events, reportOf, run } from '#tests/charts/samples/doorReport.ts'
import { createRepository } from '#tests/support/repository.ts'

const { folder, git, commit, remove } = createRepository()
afterAll(remove)
git('config', 'user.name', 'Ada')
git('config', 'user.email', 'ada@example.com')
const older = { id: 'older', part: 'open', text: 'Which key?', release: 'r0', day: '2026-11-01', isResolved: false }
commit('start', { 'notes.txt': 'old', 'docs/reviews/house/door.json': JSON.stringify([older]) })

const report = async () => {
  const ran = run(
    'replay report.json --as-test --branch',
    { 'report.json': JSON.stringify(reportOf(events)) },
    undefined,
    { repository: folder },
  )
  return { code: await ran.code, printed: ran.printed.at(-1), written: ran.written }
}

test('a report becomes a branch with its test, a picture and a comment, and the checkout stays as it is', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'new')
  writeFileSync(join(folder, 'docs/reviews/house/door.json'), '[]')
  writeFileSync(join(folder, 'staged.txt'), 'staged')
  git('add', 'staged.txt')
  const stateOf = () => [
    git('status', '--porcelain'),
    git('rev-parse', '--abbrev-ref', 'HEAD'),
    git('rev-parse', 'HEAD'),
  ]
  const before = stateOf()

  const { code, printed, written } = await report()
  const [branch = ''] = /report-[0-9a-f]{8}/.exec(printed ?? '') ?? []
  expect({ code, printed, written }).toEqual({
    code: 0,
    printed: `The branch ${branch} has the test, the picture of its last step and a comment on house/door.`,
    written: {},
  })
  expect(stateOf()).toEqual(before)

  const show = (file: string) => git('show', `${branch}:${file}`)
  expect(git('diff', '--name-status', 'start', branch).trim().split('\n')).toEqual([
    'M\tdocs/reviews/house/door.json',
    `A\ttests/paths/regressions/${branch}.json`,
    `A\ttests/paths/regressions/${branch}.svg`,
  ])
  expect(git('log', '--format=%an: %s%n%b', '-1', branch).trim()).toBe(
    'Ada: Follow a problem report through house/door\n' +
      `A problem report ends here, because the person did the last step there: ${branch}. ` +
      'The person wrote: The door is stuck.',
  )
  expect(JSON.parse(show(`tests/paths/regressions/${branch}.json`))).toMatchObject({
    comment: 'The door is stuck.',
    paths: [{ chart: 'house/door' }],
  })
  const picture = show(`tests/paths/regressions/${branch}.svg`)
  expect(picture.match(/class="[^"]* changed" data-\w+="[^"]*"/g)).toEqual([
    'class="state atomic changed" data-state="locked"',
    'class="transition arrow event changed" data-transition="closed: key.turned"',
    'class="transition words changed" data-transition="closed: key.turned"',
  ])
  expect(JSON.parse(show('docs/reviews/house/door.json'))).toEqual([
    older,
    {
      id: branch,
      part: 'locked',
      text:
        `A problem report ends here, because the person did the last step there: ${branch}. ` +
        'The person wrote: The door is stuck.',
      release: 'r1',
      author: 'Ada',
      day: new Date().toISOString().slice(0, 10),
      isResolved: false,
    },
  ])
})

test('a report that has its branch already is told', async () => {
  await expect(report()).rejects.toThrow(
    /^The branch (report-[0-9a-f]{8}) exists\. Look at it, or delete it first: git branch -D \1$/,
  )
})
