import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { checkChart } from '#charts/paths/check/check.ts'
import { isPossibleByHand } from '#charts/paths/scripts/instructions.ts'
import { runPaths } from '#tools/paths/cli/command.ts'
import { door } from '#tests/charts/samples/door.ts'

const specification = '# Doors\n\n## 1. Opening\n\n### Hinges\n\n## 2. Locks\n\n## 3. Colours\n'

const expectations = `The approved paths.

# house/door
start the house is new → closed
  door.pushed → open
    door.pulled → closed
`

const walks = [
  { chart: 'house/door', id: 'door-1', result: 'passed', day: '2026-11-28', states: ['(chart)', 'closed', 'open'] },
  { chart: 'house/door', id: 'door-2', result: 'failed', day: '2026-11-27', states: ['(chart)', 'closed'] },
  { chart: 'house/window', id: 'window-1', result: 'failed', day: '2026-11-30', states: ['closed'] },
]

const trace = async (files: Readonly<Record<string, string>>) => {
  const written: Record<string, string> = {}
  const errors: string[] = []
  const code = await runPaths(['trace', '--out', 'trace.csv'], [door], {
    print: () => undefined,
    printError: (text) => void errors.push(text),
    write: (file, text) => void (written[file] = text),
    read: (file) => files[file] ?? null,
  })
  const rows = parse<Record<string, string>>(written['trace.csv'] ?? '', { columns: true })
  const results = rows.map(({ section, state, approved, browser, hand, ...others }) =>
    [section, state, approved, browser, others['browser day'], hand, others['hand day']].join(' | '),
  )
  return { code, errors, results, rows }
}

test('each section has its states, and each state its paths with their last results', async () => {
  const { coverages } = checkChart(door, ['zero-switch'], isPossibleByHand(door))
  const id = coverages.flatMap(({ paths }) => paths)[0]?.id ?? ''
  const answer = { script: id, step: 0, verdict: 'blocked', comment: '', picture: '', at: '2026-11-29T10:00:00.000Z' }
  const { code, errors, results, rows } = await trace({
    'docs/specification.md': specification,
    'tests/paths/expectations/house.txt': expectations,
    'dist/qa/walks.json': JSON.stringify(walks),
    'dist/qa/run-house-door.json': JSON.stringify({ chart: 'house/door', answers: [answer] }),
  })
  expect(results).toEqual([
    '§1 | closed | passed | failed | 2026-11-28 | blocked | 2026-11-29',
    '§1 | open | passed | passed | 2026-11-28 | blocked | 2026-11-29',
    '§2 | locked |  |  |  | blocked | 2026-11-29',
    '§3 |  |  |  |  |  | ',
  ])
  expect(rows[0]).toMatchObject({ title: 'Opening', chart: 'house/door', 'browser paths': 'door-1 door-2' })
  expect({ code, errors }).toEqual({
    code: 0,
    errors: ['§2 house/door locked: no approved path.', '§3 Colours: no state.'],
  })
})

test('a section that the specification lacks comes last', async () => {
  const { rows } = await trace({ 'docs/specification.md': '## 1. Opening\n' })
  expect(rows.at(-1)).toMatchObject({ section: '§2', title: 'not in the specification', state: 'locked' })
})

test('a path that the chart does not follow any more has failed', async () => {
  const { results } = await trace({
    'docs/specification.md': specification,
    'tests/paths/expectations/house.txt': expectations.replace('→ open', '→ locked'),
  })
  expect(results.slice(0, 3)).toEqual([
    '§1 | closed | failed |  |  |  | ',
    '§1 | open |  |  |  |  | ',
    '§2 | locked | failed |  |  |  | ',
  ])
})
