import { describe, expect, test } from 'vitest'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import { runUsage } from '#tools/paths/cli/usageCommand.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { lamp } from '#tests/tools/paths/charts/lamp.ts'

const taken = (event: string, state: string) => ({
  at: 0,
  chart: 'door',
  actor: 'x:1',
  event,
  taken: [{ state, event, branchIndex: 0, branchCount: 1 }],
  before: [],
  after: [],
  status: 'active',
})

const reportOf = (events: readonly object[]): string =>
  JSON.stringify({ format: 1, release: 'r1', charts: {}, browser: '', comment: '', events })

const files: Readonly<Record<string, string>> = {
  'a.json': reportOf([taken('door.pushed', 'closed'), taken('door.pulled', 'open'), taken('door.kicked', 'closed')]),
  'b.json': reportOf([taken('door.pushed', 'closed')]),
  'docs/qa/coverage/house/door.json': JSON.stringify({
    'closed: door.pushed': { takenBy: ['actor', 'browser'] },
    'open: door.pulled': { takenBy: ['actor'], reason: 'a browser cannot pull' },
  }),
}

const run = async (args: string) => {
  const printed: string[] = []
  const errors: string[] = []
  const written: Record<string, string> = {}
  const code = await runUsage(args.split(' ').filter(Boolean), [door, lamp], {
    print: (text) => void printed.push(...text.split('\n')),
    printError: (text) => void errors.push(text),
    write: (file, text) => void (written[file] = text),
    read: (file) => files[file] ?? null,
    list: () => [],
    remove: () => undefined,
    repository: '',
  })
  return { code, printed, errors, written }
}

describe('the use of two reports', () => {
  test('is counted, and names what people take and no test path takes in the browser', async () => {
    const { code, printed } = await run('a.json b.json')
    const count = [door, lamp].flatMap((testModel) => toDrawnChart(testModel).transitions).length
    expect({ code, printed: printed.slice(0, 3) }).toEqual({
      code: 0,
      printed: [
        `2 of ${count} transitions were taken in 2 reports.`,
        'People take these, but no test path does in the browser:',
        '     1  house/door, open: door.pulled: a browser cannot pull',
      ],
    })
  })

  test('is drawn for the charts that were used, with the number at each transition', async () => {
    const { written } = await run('a.json b.json')
    expect(Object.keys(written)).toEqual(['dist/qa/usage/house/door.svg'])
    const picture = written['dist/qa/usage/house/door.svg'] ?? ''
    expect(picture).toMatch(
      /class="transition words used-3" data-transition="closed: door.pushed">[^]*?>2<\/text>\s*<\/g>/,
    )
    expect(picture).toContain('class="transition words unused" data-transition="closed: key.turned')
  })

  test('orders the test paths, the most used first', async () => {
    const { printed } = await run('a.json b.json --paths')
    const uses = printed.map((line) => Number(line.slice(0, 6)))
    expect(printed[0]).toMatch(/^ {5}3 {2}house\/door, door-[0-9a-f]{8}$/)
    expect(uses).toEqual([...uses].sort((first, second) => second - first))
  })
})

test.each([
  ['', 'Use: npm run paths -- usage FILE… [--paths]'],
  ['a.json --order', 'Use: npm run paths -- usage FILE… [--paths]'],
  ['missing.json', 'There is no file missing.json.'],
])('"usage %s" is a wrong command line', async (args, message) => {
  const { code, errors } = await run(args)
  expect({ code, errors }).toEqual({ code: 2, errors: [message] })
})
