import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { runPaths } from '#tools/paths/cli/command.ts'
import { partsOf } from '#tools/paths/model/parts.ts'
import { cellar } from '#tests/tools/paths/charts/cellar.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { letter } from '#tests/tools/paths/charts/letter.ts'
import { turnstile } from '#tests/tools/paths/charts/turnstile.ts'

const run = (words: string, charts = [door, letter], kept: Record<string, string> = {}) => {
  const printed: string[] = []
  const complained: string[] = []
  const files: Record<string, string> = {}
  const code = runPaths(words.split(' ').filter(Boolean), charts, {
    print: (text) => void printed.push(text),
    printError: (text) => void complained.push(text),
    write: (file, text) => void (files[file] = text),
    read: (file) => kept[file] ?? null,
    repository: tmpdir(),
  })
  return { code, printed, complained, files }
}

describe('without a chart', () => {
  test('a table of all of them is printed', () => {
    const { code, printed, complained } = run('--seed 3')
    expect(
      printed
        .join('\n')
        .replace(/\d+ ms/g, 'N ms')
        .replace(/ +/g, ' ')
        .split('\n'),
    ).toEqual([
      'chart states transitions situations ways paths steps coverage time',
      'house/door 4 4 4 7 5 33 100 % N ms',
      'house/letter 4 6 8 16 11 89 100 % N ms',
      'all 8 10 12 23 16 122 100 % N ms',
      'Random walks with seed 3.',
    ])
    expect({ code, complained }).toEqual({ code: 0, complained: [] })
  })

  test('a chart that is not sound fails the run', () => {
    const { code, complained } = run('--seed 3', [turnstile(1)])
    expect(code).toBe(1)
    expect(complained[0]).toMatch(/The key hides context\.coins\.$/)
  })

  test('a chart with faults fails the run', () => {
    const { code, complained } = run('--seed 3', [cellar])
    expect(code).toBe(1)
    expect(complained).toContain('house/cellar: No path reaches the state walled.')
    expect(complained).toContain('house/cellar, states: nothing covers walled: no input leads to it.')
  })
})

describe('with a chart', () => {
  test('its scripts are printed', () => {
    const { code, printed } = run('door --criterion states')
    expect(code).toBe(0)
    expect(printed.join('\n').split('\n')).toEqual([
      '# house/door',
      '',
      'A door with a lock.',
      '',
      '## door-842bc94f',
      '',
      'Given the closed door (the house is new).',
      '',
      '1. When the person pushes the door. Then the door is open.',
      '2. When the person pulls the door. Then the door is closed.',
      '3. When the person turns a key: the right one. Then the door is locked.',
    ])
  })

  test('its scripts can be written to a file', () => {
    const { code, printed, files } = run('house/door --format csv --out door.csv')
    expect({ code, printed, files: Object.keys(files) }).toEqual({ code: 0, printed: [], files: ['door.csv'] })
    expect(files['door.csv']).toMatch(/^chart,script,step,given,when,then\nhouse\/door,door-[0-9a-f]{8},1,/)
  })

  test('paths can lead from one state to another', () => {
    const { code, printed } = run('door --from locked --to open --format gherkin --criterion states')
    expect(code).toBe(0)
    expect(printed.join('\n').split('\n').slice(3, 10)).toEqual([
      '  Scenario: door-f6bede89',
      '    Given the person turns a key: the right one',
      '    And the locked door',
      '    When the person turns a key: the right one',
      '    Then the door is closed',
      '    When the person pushes the door',
      '    Then the door is open',
    ])
  })

  test('nothing is written of a chart that is not sound', () => {
    expect(run('turnstile --out coins.md --criterion edges', [turnstile(1)])).toMatchObject({
      code: 1,
      printed: [],
      files: {},
    })
  })
})

const browserKept = (transitions: readonly string[]): Record<string, string> => ({
  'dist/qa/browser.json': JSON.stringify({
    'house/door': Object.fromEntries(transitions.map((id) => [id, { paths: [], reason: 'nobody lives there' }])),
  }),
})

const doorTransitions = ['closed: door.pushed', 'closed: key.turned', 'open: door.pulled', 'locked: key.turned']

describe('the record of what paths take', () => {
  test('joins the code and the browser, and is the same text each time', () => {
    const { code, printed, complained, files } = run('--record', [door], browserKept(doorTransitions))
    expect({ code, complained, files: Object.keys(files) }).toEqual({
      code: 0,
      complained: [],
      files: ['docs/qa/coverage.json'],
    })
    expect(printed.join('\n').replace(/ +/g, ' ').split('\n')).toEqual([
      'chart transitions actor browser hand never',
      'house/door 4 4 0 4 0',
      'all 4 4 0 4 0',
    ])
    expect(run('--record', [door], browserKept(doorTransitions.toReversed())).files).toEqual(files)
  })

  test('waits for a full run in the browser', () => {
    const says = 'There is no dist/qa/browser.json. Run "npm run test:paths", then "npm run paths -- --record".'
    expect(run('--record', [door])).toEqual({ code: 1, printed: [], complained: [says], files: {} })
  })

  test('takes no run of other charts', () => {
    const { code, complained } = run(
      '--record',
      [door],
      browserKept([...doorTransitions.slice(1), 'open: door.slammed']),
    )
    expect(code).toBe(1)
    expect(complained.join('\n').split('\n')).toEqual([
      'dist/qa/browser.json does not fit the charts.',
      'It does not know the transition "closed: door.pushed" of house/door.',
      'It names the transition "open: door.slammed" of house/door, which is gone.',
      'Run "npm run test:paths", then "npm run paths -- --record".',
    ])
  })

  test('takes no file of another sort', () => {
    const { complained } = run('--record', [door], { 'dist/qa/browser.json': '[3]' })
    expect(complained).toEqual([
      'dist/qa/browser.json is no record of a run. Run "npm run test:paths", then "npm run paths -- --record".',
    ])
  })

  test('is written by no run of a chart that is not sound', () => {
    const coins = turnstile(1)
    const kept = {
      'dist/qa/browser.json': JSON.stringify({
        [coins.id]: Object.fromEntries(partsOf(coins.machine).transitions.map(({ id }) => [id, { paths: [] }])),
      }),
    }
    expect(run('--record', [coins], kept)).toMatchObject({ code: 1, files: {} })
  })

  test('becomes a page', () => {
    const { files } = run('--record', [door], browserKept(doorTransitions))
    const paged = run('--html page.html', [door], files)
    expect({ code: paged.code, files: Object.keys(paged.files), complained: paged.complained }).toEqual({
      code: 0,
      files: ['page.html'],
      complained: [],
    })
    expect(run('--html page.html', [door, letter], files)).toMatchObject({ code: 1, files: {} })
  })
})

describe('a command line that cannot be followed', () => {
  test.each([
    ['window', 'No chart is named "window". The charts are: house/door, house/letter.'],
    [
      'door --criterion all',
      'There is no criterion "all". There are: states, zero-switch, one-switch, guards, outcomes, delays, edges.',
    ],
    ['door --format pdf', 'There is no format "pdf". There are: markdown, csv, gherkin, json.'],
    ['door --from ajar', 'There is no state "ajar". There are: closed, open, locked.'],
    ['door --seed luck', '--seed must be a whole number, not "luck".'],
    [
      'door --slow',
      "Unknown option '--slow'. Known are chart names and --criterion, --format, --from, --to, --seed, --out, --record, --html, --since.",
    ],
    ['door --record', '--record is about all charts and stands alone.'],
    ['--html page.html --seed 3', '--html is about all charts and stands alone.'],
    ['--since main', 'There is no revision "main" in this repository. Name a commit, a branch or a tag.'],
  ])('%s: lists what can be said', (words, says) => {
    expect(run(words)).toEqual({ code: 2, printed: [], complained: [says], files: {} })
  })
})
