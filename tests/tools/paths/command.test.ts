import { describe, expect, test } from 'vitest'
import { runPaths } from '#tools/paths/command.ts'
import { cellar } from '#tests/tools/paths/charts/cellar.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { letter } from '#tests/tools/paths/charts/letter.ts'
import { turnstile } from '#tests/tools/paths/charts/turnstile.ts'

const run = (words: string, charts = [door, letter]) => {
  const printed: string[] = []
  const complained: string[] = []
  const files: Record<string, string> = {}
  const code = runPaths(words.split(' ').filter(Boolean), charts, {
    print: (text) => void printed.push(text),
    complain: (text) => void complained.push(text),
    write: (file, text) => void (files[file] = text),
  })
  return { code, printed, complained, files }
}

describe('without a chart', () => {
  test('a table of all of them is printed', () => {
    const { code, printed, complained } = run('--seed 3')
    expect(printed.join('\n').replace(/\d+ ms/g, 'N ms').replace(/ +/g, ' ').split('\n')).toEqual([
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
    expect(run('turnstile --out coins.md --criterion edges', [turnstile(1)])).toMatchObject({ code: 1, printed: [], files: {} })
  })
})

describe('a command line that cannot be followed', () => {
  test.each([
    ['window', 'No chart is named "window". The charts are: house/door, house/letter.'],
    ['door --criterion all', 'There is no criterion "all". There are: states, zero-switch, one-switch, guards, outcomes, delays, edges.'],
    ['door --format pdf', 'There is no format "pdf". There are: markdown, csv, gherkin, json.'],
    ['door --from ajar', 'There is no state "ajar". There are: closed, open, locked.'],
    ['door --seed luck', '--seed must be a whole number, not "luck".'],
    ['door --slow', "Unknown option '--slow'. Known are chart names and --criterion, --format, --from, --to, --seed, --out."],
  ])('%s: lists what can be said', (words, says) => {
    expect(run(words)).toEqual({ code: 2, printed: [], complained: [says], files: {} })
  })
})
