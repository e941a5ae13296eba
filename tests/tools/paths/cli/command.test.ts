import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { helpText } from '#tools/paths/cli/cliArguments.ts'
import { runPaths } from '#tools/paths/cli/command.ts'
import { howToUpdateRecord } from '#tools/paths/check/recordDifferences.ts'
import { partsOf } from '#tools/paths/model/parts.ts'
import { cellar } from '#tests/tools/paths/charts/cellar.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { letter } from '#tests/tools/paths/charts/letter.ts'
import { turnstile } from '#tests/tools/paths/charts/turnstile.ts'

const run = (args: string, testModels = [door, letter], storedFiles: Record<string, string> = {}) => {
  const printed: string[] = []
  const errors: string[] = []
  const files: Record<string, string> = {}
  const removed: string[] = []
  const code = runPaths(args.split(' ').filter(Boolean), testModels, {
    print: (text) => void printed.push(text),
    printError: (text) => void errors.push(text),
    write: (file, text) => void (files[file] = text),
    read: (file) => storedFiles[file] ?? null,
    list: (folder) => Object.keys(storedFiles).filter((file) => file.startsWith(`${folder}/`)),
    remove: (file) => void removed.push(file),
    repository: tmpdir(),
  })
  return { code, printed, errors, files, removed }
}

const linesOf = (printed: readonly string[]): string[] =>
  printed
    .join('\n')
    .replace(/\d+ ms/g, 'N ms')
    .replace(/ +/g, ' ')
    .split('\n')

describe('without a chart', () => {
  test('a table of all charts is printed', () => {
    const { code, printed, errors } = run('--seed 3')
    expect(linesOf(printed)).toEqual([
      'chart states transitions configurations edges paths steps coverage time',
      'house/door 4 4 4 7 5 33 100 % N ms',
      'house/letter 4 6 8 16 11 89 100 % N ms',
      'all 8 10 12 23 16 122 100 % N ms',
      'Random paths with seed 3.',
    ])
    expect({ code, errors }).toEqual({ code: 0, errors: [] })
  })

  test('a chart that the real actor does not follow fails the run', () => {
    const { code, errors } = run('--seed 3', [turnstile(1)])
    expect(code).toBe(1)
    expect(errors.filter((error) => error.includes('The key hides context.coins. See http://'))).toHaveLength(1)
  })

  test('a chart with problems fails the run', () => {
    const { code, errors } = run('--seed 3', [cellar])
    expect(code).toBe(1)
    expect(errors).toContain('house/cellar: No path reaches the state walled.')
    expect(errors).toContain('house/cellar, states: nothing covers walled: no input leads to this state.')
  })

  test('the help is printed on request', () => {
    expect(run('--help')).toMatchObject({ code: 0, printed: [helpText], errors: [] })
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
      '## The person turns a key: the right one, then the door is locked',
      '',
      'Id: door-842bc94f',
      '',
      'Given the closed door (the house is new).',
      '',
      '- Open http://localhost:5173/door.',
      '',
      '1. When the person pushes the door. Then the door is open.',
      "   - Press 'Push'.",
      '2. When the person pulls the door. Then the door is closed.',
      "   - Press 'Pull'.",
      '3. When the person turns a key: the right one. Then the door is locked.',
      `   - Set 'Key' to "right", then press 'Turn'.`,
    ])
  })

  test('its scripts can be written to a file', () => {
    const { code, printed, files } = run('house/door --format csv --out door.csv')
    expect({ code, printed, files: Object.keys(files) }).toEqual({
      code: 0,
      printed: ['Wrote door.csv.'],
      files: ['door.csv'],
    })
    expect(files['door.csv']).toMatch(
      /^chart,script,title,step,given,when,how,data,expected\r\nhouse\/door,door-[0-9a-f]{8},/,
    )
  })

  test('paths can lead from one state to another', () => {
    const { code, printed } = run('door --from locked --to open --format gherkin --criterion states')
    expect(code).toBe(0)
    const lines = printed.join('\n').split('\n').slice(3)
    expect(lines.filter((line) => !line.startsWith('      ')).slice(0, 9)).toEqual([
      '  @door-f6bede89',
      '  Scenario: The person pushes the door, then the door is open',
      '    Given the chart is started (the house is new)',
      '    And the person turns a key: the right one',
      '    And the locked door',
      '    When the person turns a key: the right one',
      '    Then the door is closed',
      '    When the person pushes the door',
      '    Then the door is open',
    ])
  })

  test('what only the automatic test covers is left out, and said once', () => {
    const { code, printed, errors } = run('door --criterion guards')
    expect({ code, hasWrongKey: printed.join().includes('a wrong one'), errors }).toEqual({
      code: 0,
      hasWrongKey: false,
      errors: [
        'house/door: a person can follow scripts for 2 of 4 goals. Only the automatic test covers the others (--automatic).',
      ],
    })
    expect(run('door --criterion guards --automatic').printed.join()).toContain('Only in the automatic test')
  })

  test('a folder gets one file for each chart', () => {
    expect(Object.keys(run('--format gherkin --out qa').files)).toEqual([
      'qa/house/door.feature',
      'qa/house/letter.feature',
    ])
  })

  test('no script is written if the real actor does not follow the paths', () => {
    expect(run('turnstile --automatic --out coins.md --criterion edges', [turnstile(1)])).toMatchObject({
      code: 1,
      printed: [],
      files: {},
    })
  })
})

const browserFile = 'test-results/browser-coverage.json'
const coverageFile = 'docs/qa/coverage/house/door.json'
const howToUpdate = howToUpdateRecord

const browserResult = (
  transitions: readonly string[],
  missingPaths: readonly string[] = [],
  chart = 'house/door',
): Record<string, string> => ({
  [browserFile]: JSON.stringify({
    build: 'build 1',
    passedPaths: {},
    missingPaths: missingPaths.length > 0 ? { [chart]: missingPaths } : {},
    charts: { [chart]: Object.fromEntries(transitions.map((id) => [id, { isTaken: false, reason: 'it is locked' }])) },
  }),
})

const doorTransitions = ['closed: door.pushed', 'closed: key.turned', 'open: door.pulled', 'locked: key.turned']

describe('the option --record', () => {
  test('writes a file for each chart and prints a table', () => {
    const { code, printed, errors, files } = run('--record', [door], browserResult(doorTransitions))
    expect({ code, errors, files: Object.keys(files) }).toEqual({ code: 0, errors: [], files: [coverageFile] })
    expect(linesOf(printed)).toEqual([
      'chart transitions actor browser never',
      'house/door 4 4 0 0',
      'all 4 4 0 0',
      'Wrote 1 file to docs/qa/coverage.',
    ])
    expect(run('--record', [door], browserResult(doorTransitions.toReversed())).files).toEqual(files)
  })

  test('removes the file of a chart that no longer exists', () => {
    const storedFiles = { ...browserResult(doorTransitions), 'docs/qa/coverage/house/attic.json': '{}' }
    expect(run('--record', [door], storedFiles).removed).toEqual(['docs/qa/coverage/house/attic.json'])
  })

  test('needs the result of a browser run', () => {
    expect(run('--record', [door])).toEqual({
      code: 1,
      printed: [],
      errors: [`${browserFile} does not exist. ${howToUpdate}`],
      files: {},
      removed: [],
    })
  })

  test('needs a browser run in which every path passed', () => {
    const { code, errors, files } = run('--record', [door], browserResult(doorTransitions, ['door-1', 'door-2']))
    expect({ code, files }).toEqual({ code: 1, files: {} })
    expect(errors.join('\n').split('\n')).toEqual([
      'These test paths have not passed in the browser since the last build:',
      '  door-1',
      '  door-2',
      howToUpdate,
    ])
  })

  test('needs a browser run of the current charts', () => {
    const storedFiles = browserResult([...doorTransitions.slice(1), 'open: door.slammed'])
    const { code, errors } = run('--record', [door], storedFiles)
    expect(code).toBe(1)
    expect(errors.join('\n').split('\n')).toEqual([
      `${browserFile} does not match the charts.`,
      'The transition "closed: door.pushed" of house/door is missing.',
      'The transition "open: door.slammed" of house/door no longer exists.',
      howToUpdate,
    ])
  })

  test('rejects a file with other contents', () => {
    const { errors } = run('--record', [door], { [browserFile]: '[3]' })
    expect(errors).toEqual([`${browserFile} is not the result of a browser run. ${howToUpdate}`])
  })

  test('writes nothing if the real actor does not follow the paths', () => {
    const coins = turnstile(1)
    const transitions = partsOf(coins.machine).transitions.map(({ id }) => id)
    expect(run('--record', [coins], browserResult(transitions, [], coins.id))).toMatchObject({ code: 1, files: {} })
  })
})

describe('the option --record with a chart', () => {
  const storedFiles = { ...browserResult(doorTransitions), 'docs/qa/coverage/house/letter.json': '{}' }

  test('needs only the paths of this chart, and keeps the other records', () => {
    const { code, errors, files, removed } = run('--record door', [door, letter], storedFiles)
    expect({ code, errors, files: Object.keys(files), removed }).toEqual({
      code: 0,
      errors: [],
      files: [coverageFile],
      removed: [],
    })
  })

  test('needs all of its paths', () => {
    const incomplete = browserResult(doorTransitions, ['door-1'])
    expect(run('--record door', [door, letter], incomplete)).toMatchObject({ code: 1, files: {} })
  })
})

describe('the option --sections', () => {
  test('prints the states and the recorded transitions of each section', () => {
    const { files } = run('--record', [door], browserResult(doorTransitions))
    expect(linesOf(run('--sections', [door], files).printed)).toEqual([
      'section states transitions actor browser',
      '§1 2 3 3 0',
      '§2 1 1 1 0',
      'all 3 4 4 0',
    ])
  })
})

describe('the option --html', () => {
  const { files: recorded } = run('--record', [door], browserResult(doorTransitions))

  test('writes a page', () => {
    const { code, printed, errors, files } = run('--html page.html', [door], recorded)
    expect({ code, printed, errors, files: Object.keys(files) }).toEqual({
      code: 0,
      printed: ['Wrote page.html.'],
      errors: [],
      files: ['page.html'],
    })
  })

  test('needs a record of the current charts', () => {
    expect(run('--html page.html', [door, letter], recorded)).toMatchObject({ code: 1, files: {} })
    const { errors } = run('--html page.html', [door], { [coverageFile]: '{' })
    expect(errors).toEqual([`${coverageFile} is not the record of a chart. ${howToUpdate}`])
  })
})

describe('a wrong command line', () => {
  test.each([
    ['window', 'There is no chart "window". The charts are: house/door, house/letter.'],
    [
      'door --criterion all',
      'There is no criterion "all". Possible: states, zero-switch, one-switch, guards, outcomes, delays, edges.',
    ],
    ['door --format pdf', 'There is no format "pdf". Possible: markdown, csv, gherkin, json.'],
    ['door --from ajar', 'There is no state "ajar". Possible: closed, open, locked.'],
    ['door --seed luck', '--seed must be a whole number, not "luck".'],
    [
      'door --slow',
      "Unknown option '--slow'. The options are: --criterion, --format, --from, --to, --seed, --out, --automatic, --sections, " +
        '--record, --html, --since, --as-test, --help.',
    ],
    ['door --record --seed 3', 'Use --record without other options.'],
    ['--html page.html --seed 3', 'Use --html without other options.'],
    ['door --sections', '--sections covers all charts. Use it without a chart.'],
    ['--format gherkin', 'A file has one feature. Name one chart, or a folder: --out FOLDER.'],
    ['--since main', 'This repository has no revision "main". Name a commit, a branch or a tag.'],
  ])('%s: the message lists what is possible', (args, message) => {
    expect(run(args)).toEqual({ code: 2, printed: [], errors: [message], files: {}, removed: [] })
  })
})

describe('approve', () => {
  const file = 'tests/paths/expectations/house.txt'

  test('without a chart is a wrong command line', () => {
    expect(run('approve')).toMatchObject({ code: 2, errors: ['Use: npm run paths -- approve CHART [PATH-ID…]'] })
  })

  test('writes the file of one chart', () => {
    const { code, printed, files } = run('approve door')
    expect({ code, files: Object.keys(files) }).toEqual({ code: 0, files: [file] })
    expect(printed).toEqual([expect.stringMatching(/^Approved \d of house\/door: door-/)])
  })

  test('writes nothing if the chart does what is approved', () => {
    const { files } = run('approve door')
    expect(run('approve door', [door, letter], files)).toMatchObject({
      code: 0,
      printed: ['house/door does what is approved.'],
      files: {},
    })
  })

  test('keeps the paths of the other charts in the file', () => {
    const { files } = run('approve door')
    const text = run('approve letter', [door, letter], files).files[file] ?? ''
    expect([...text.matchAll(/^# .*$/gm)].flat()).toEqual(['# house/door', '# house/letter'])
  })

  test('of a path that needs no approval is a wrong command line', () => {
    const { files } = run('approve door')
    expect(run('approve door door-1', [door, letter], files)).toMatchObject({
      code: 2,
      errors: ['house/door has no path to approve with the id door-1.'],
      files: {},
    })
  })
})

describe('check', () => {
  const { files } = run('approve door')

  test('of a chart that does what is approved reports no problem', () => {
    expect(run('check door', [door, letter], files)).toMatchObject({ code: 0, printed: ['house/door: as approved.'] })
  })

  test('of all charts names those without approved paths', () => {
    expect(run('check', [door, letter], files)).toMatchObject({
      code: 1,
      errors: ['house/letter has no approved paths. To approve them: npm run paths -- approve house/letter'],
      files: {},
    })
  })
})
