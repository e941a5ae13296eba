import { describe, expect, test, vi } from 'vitest'
import { helpText } from '#tools/paths/cli/commandLine.ts'
import { runPaths } from '#tools/paths/cli/command.ts'
import { cellar } from '#tests/charts/samples/cellar.ts'
import { door } from '#tests/charts/samples/door.ts'
import { letter } from '#tests/charts/samples/letter.ts'

vi.stubEnv('PORT', '')

const run = (args: string, testModels = [door, letter], storedFiles: Record<string, string> = {}) => {
  const printed: string[] = []
  const errors: string[] = []
  const files: Record<string, string> = {}
  const code = runPaths(args.split(' ').filter(Boolean), testModels, {
    print: (text) => void printed.push(text),
    printError: (text) => void errors.push(text),
    write: (file, text) => void (files[file] = text),
    read: (file) => storedFiles[file] ?? null,
  })
  return { code, printed, errors, files }
}

const linesOf = (printed: readonly string[]): string[] => printed.join('\n').replace(/ +/g, ' ').split('\n')

describe('without a chart', () => {
  test('a table of all charts is printed', () => {
    const { code, printed, errors } = run('')
    expect(linesOf(printed)).toEqual([
      'chart states transitions configurations edges paths steps coverage',
      'house/door 4 4 4 7 3 15 100 %',
      'house/letter 4 6 8 16 6 25 100 %',
      'all 8 10 12 23 9 40 100 %',
    ])
    expect({ code, errors }).toEqual({ code: 0, errors: [] })
  })

  test('a chart with problems fails the run', () => {
    const { code, errors } = run('', [cellar])
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
      '## The person turns a key (the right one): the key fits',
      '',
      'Id: door-842bc94f',
      '',
      'Given the house is new.',
      '',
      '- Open http://localhost:5173/door.',
      '',
      'Then the door is closed.',
      '',
      '1. When the person pushes the door. Then the door is open.',
      "   - Press 'Push'.",
      '2. When the person pulls the door. Then the door is closed.',
      "   - Press 'Pull'.",
      '3. When the person turns a key: the right one. Then the key fits. The door is locked.',
      `   - Set 'Key' to "right", then press 'Turn'.`,
    ])
  })

  test('its scripts have the address of the running stack', () => {
    const { printed } = run('door', [door], { '.local/stack.lock': `${process.pid} 1700000000000 8080` })
    expect(printed.join()).toContain('- Open http://localhost:8080/door.')
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

  test('what only the automatic test covers is left out, and said once', () => {
    const { code, printed, errors } = run('door --criterion guards')
    expect({ code, hasWrongKey: printed.join().includes('a wrong one'), errors }).toEqual({
      code: 0,
      hasWrongKey: false,
      errors: [
        [
          'house/door: 2 of 4 goals have a script.',
          '  The test model has no instructions yet: closed: key.turned, guard false; locked: key.turned, guard false',
        ].join('\n'),
      ],
    })
    expect(run('door --criterion guards --automatic').printed.join()).toContain(
      'only the automatic test follows the script',
    )
  })

  test('a folder gets one file for each chart', () => {
    expect(Object.keys(run('--format gherkin --out qa').files)).toEqual([
      'qa/house/door.feature',
      'qa/house/letter.feature',
    ])
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
    [
      'door --slow',
      "Unknown option '--slow'. The options are: --criterion, --format, --out, --machine, --outline, --picture, --playwright, --skeleton, --github, --help, --automatic, --as-test, --branch, --fresh, --report, --all, --approve.",
    ],
    ['--format gherkin', 'A file has one feature. Name one chart, or a folder: --out FOLDER.'],
  ])('%s: the message lists what is possible', (args, message) => {
    expect(run(args)).toEqual({ code: 2, printed: [], errors: [message], files: {} })
  })
})

test('mutants explains those that no approved path notices, and prints a table', () => {
  const { files } = run('approve door')
  expect(linesOf(run('mutants door', [door, letter], files).printed).slice(0, 4)).toEqual([
    'change mutants noticed no input tells missing path not known',
    'transition 4 4 100.0 % 0 0 0',
    'guard 4 4 100.0 % 0 0 0',
    'target 4 4 100.0 % 0 0 0',
  ])
  expect(linesOf(run('mutants door').printed)[0]).toBe(
    'house/door: remove closed: door.pushed: no approved path has "start the house is new", "door.pushed": nothing ' +
      'happens any more',
  )
  expect(linesOf(run('mutants door --all', [door, letter], files).printed)[0]).toBe(
    'house/door: remove closed: door.pushed: noticed: nothing happens any more',
  )
  const { files: withMissing } = run('mutants door --approve')
  expect(linesOf(run('mutants door', [door, letter], withMissing).printed).at(-1)).toBe('all 12 12 100.0 % 0 0 0')
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
