import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }))
const linesOf = (pattern: RegExp) =>
  workflows.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, found]) => `${file}: ${found}`))

test('an action has the hash of its commit, and the version as a comment', () => {
  const unpinned = linesOf(/uses: (.*)/g).filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))
  expect(unpinned).toEqual([])
})

test('CI installs the versions of the lock file', () => {
  expect(linesOf(/(npm install.*)/g)).toEqual([])
})

test('CI runs the oldest supported Node and the one of .nvmrc, and README names both', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
  const oldest = engines.node.replace('>=', '')
  const newest = readFileSync('.nvmrc', 'utf8').trim()
  expect([...new Set(linesOf(/node: (\[.*\])/g))]).toEqual([`ci.yml: [${oldest.split('.')[0]}, ${newest}]`])
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${oldest} or newer`)
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${newest}`)
})

test('CHANGELOG has a section for the version of package.json, with a date', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(readFileSync('CHANGELOG.md', 'utf8')).toMatch(new RegExp(`^## ${version} - \\d{4}-\\d\\d-\\d\\d$`, 'm'))
})
