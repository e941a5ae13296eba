import { expect, test } from 'vitest'
import { runPaths } from '#tools/paths/cli/command.ts'
import { door } from '#tests/charts/samples/door.ts'

const expectations = `The approved paths.

# house/door
start the house is new → closed
  door.pushed → open
`

const usage = async (files: Readonly<Record<string, string>>, ...names: readonly string[]) => {
  const lines: string[] = []
  const written: Record<string, string> = {}
  const code = await runPaths(['usage', ...names], [door], {
    print: (text) => void lines.push(...text.split('\n')),
    printError: (text) => void lines.push(text),
    write: (file, text) => void (written[file] = text),
    read: (file) => ({ 'tests/paths/expectations/house.txt': expectations, ...files })[file] ?? null,
  })
  return { code, lines, written }
}

const visit = (...taken: readonly string[]) => JSON.stringify({ format: 1, taken: { door: taken, window: ['x: y'] } })

test('says what people took in how many visits, and what of it no approved path takes', async () => {
  const first = visit('closed: door.pushed', 'open: door.pulled')
  const { code, lines, written } = await usage(
    { 'stack.json': `[${first}]`, 'server.txt': `${visit('closed: door.pushed')}\n${visit('closed: gone')}\n` },
    'stack.json',
    'server.txt',
    '--all',
  )
  expect({ code, lines }).toEqual({
    code: 0,
    lines: [
      'chart       transitions  taken  never taken  taken, not tested',
      'house/door            4      2            2                  1',
      'house/door closed: key.turned: nobody.',
      'house/door locked: key.turned: nobody.',
      'house/door open: door.pulled: taken in 1 of 3 visits, in no approved path.',
      'house/door is of another version: closed: gone.',
      'Approved paths cover 66.7 % of what people did in 3 visits.',
    ],
  })
  expect(JSON.parse(written['dist/qa/usage.json'] ?? '')).toHaveLength(3)
})

test.each([
  [[], 'Use: npm run paths -- usage FILE… [--all]'],
  [['none.json'], 'There is no file none.json.'],
  [['other.json'], 'other.json: Visit 2 is not what a visit has sent.'],
  [['broken.json'], 'broken.json: Visit 1 is not what a visit has sent.'],
])('with the files %j / says what is wrong', async (names, problem) => {
  expect(await usage({ 'other.json': `[${visit()}, {}]`, 'broken.json': '[{' }, ...names)).toEqual({
    code: 2,
    lines: [problem],
    written: {},
  })
})
