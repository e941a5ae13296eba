import { parse } from 'csv-parse/sync'
import { describe, expect, test, vi } from 'vitest'
import { runPaths } from '#tools/paths/cli/command.ts'
import { door } from '#tests/charts/samples/door.ts'
import { lamp } from '#tests/charts/samples/lamp.ts'

vi.stubEnv('PORT', '8080')

const picture = 'docs/pictures/dashboard-light.png'

/** Starts a run. The input ends after the given lines. */
const run = async (lines: readonly string[], args = 'run door', files: Record<string, string> = {}) => {
  const rest = [...lines]
  const printed: string[] = []
  const code = await runPaths(args.split(' '), [door, lamp], {
    print: (text) => void printed.push(text),
    printError: (text) => void printed.push(text),
    write: (file, text) => void (files[file] = text),
    read: (file) => files[file] ?? null,
    terminal: { ask: () => Promise.resolve(rest.shift() ?? null), close: () => {} },
  })
  const answers = JSON.parse(files['dist/qa/run-house-door.json'] ?? '{"answers":[]}').answers as { step: number }[]
  return { code, text: printed.join('\n'), answers, files, unread: rest }
}

const reportOf = (files: Record<string, string>, ending: string): string =>
  files[`dist/qa/run-house-door.${ending}`] ?? ''

describe('a hand run', () => {
  test('shows one step at a time, with the address of the stack', async () => {
    const { text } = await run([])
    expect(text).toMatch(
      /^# Script 1 of \d: The person turns a key \(the right one\): the key fits \(door-\w{8}, 4 steps\)$/m,
    )
    expect(text).toContain(
      'First remove the faults of earlier scripts: curl -X DELETE http://localhost:8080/local/faults',
    )
    expect(text).toContain(
      '\nStart\nGiven the house is new.\n   - Open http://localhost:8080/door.\n  Then the door is closed.',
    )
    expect(text).toMatch(/^ {2}Next: When the person pushes the door\.$/m)
    expect(text).not.toContain("Press 'Push'")
    expect((await run(['p'])).text).toContain(
      "\nStep 1 of 4\nWhen the person pushes the door.\n   - Press 'Push'.\n  Then the door is open.",
    )
  })

  test('stores each answer with its comment and its picture', async () => {
    const { answers } = await run(['p', `passed slow @"${picture}"`, 'F No lock @home'])
    expect(answers).toMatchObject([
      { step: 0, verdict: 'passed', comment: '', picture: '' },
      { step: 1, verdict: 'passed', comment: 'slow', picture },
    ])
  })

  test('says what is possible after a line that is no answer, and asks again', async () => {
    const { text, answers } = await run(['', 'perhaps', 'p @missing.png', 'p @package.json', 'p'])
    expect(text.match(/q quit/g)).toHaveLength(3)
    expect(text).toContain('missing.png is not a picture')
    expect(text).toContain('package.json is not a picture')
    expect(answers).toHaveLength(1)
  })

  test('goes back, also over the first step', async () => {
    expect((await run(['p', 'p', 'u', 'u', 'u', 'p'])).answers.map(({ step }) => step)).toEqual([0])
  })

  test('continues at the first open step, and lists the steps before', async () => {
    const { files, text: first, code } = await run(['p', 'p', 'q'])
    expect(code).toBe(0)
    expect(first).toContain('The same command continues')
    const { text, answers } = await run(['p'], 'run door', files)
    expect(text).toContain('The run continues: 2 steps have an answer in dist/qa/run-house-door.json.')
    expect(text).toContain('do them again first:\nGiven the house is new.\n   - Open')
    expect(text).toContain('\n1. When the person pushes the door.')
    expect(answers.map(({ step }) => step)).toEqual([0, 1, 2])
    expect((await run([], 'run door --fresh', files)).answers).toEqual([])
  })

  test('skips the rest of a script after a failed or blocked step, and offers to go back', async () => {
    const { unread, answers, files } = await run(
      ['p', 'b no key', 'u', 'f stuck', '', 'p'],
      'run door --criterion states',
    )
    expect(unread).toEqual(['p'])
    expect(answers).toMatchObject([{ step: 0 }, { step: 1, verdict: 'failed', comment: 'stuck' }])
    const rows = parse(reportOf(files, 'csv'), { columns: true }) as { result: string }[]
    expect(rows.map(({ result }) => result)).toEqual(['passed', 'failed', 'skipped', 'skipped'])
  })

  test('asks what is wrong with a step that failed without a comment', async () => {
    const { answers } = await run(['p', 'f', 'The door is grey', ''], 'run door --criterion states')
    expect(answers).toMatchObject([{ step: 0 }, { step: 1, verdict: 'failed', comment: 'The door is grey' }])
    expect((await run(['b', '', ''], 'run door --criterion states')).answers).toMatchObject([{ comment: '' }])
  })

  test('adds what follows the last step to the step that failed last', async () => {
    const { answers, text } = await run(['f stuck', 'f It creaks', 'perhaps', ''], 'run door --criterion states')
    expect(answers).toMatchObject([{ step: 0, verdict: 'failed', comment: 'stuck It creaks' }])
    expect(text).toContain('Added to the step that failed last.')
    const passed = await run(['p', 'p', 'p', 'p', 'f It creaks', ''], 'run door --criterion states')
    expect(passed.answers).toHaveLength(4)
    expect(passed.text).toContain('Not stored: no step is open.')
  })

  test('of scripts with some words has only these, and without one names all', async () => {
    expect((await run([], 'run door turns a KEY')).text).toMatch(/^# Script 1 of 1: .*turns a key/m)
    expect(await run([], 'run door rings')).toMatchObject({
      code: 2,
      text: expect.stringMatching(/^No script has "rings"\. The scripts are:\n {2}door-\w{8} The person turns a key/),
    })
  })

  test('of scripts with some words changes no answer of the others', async () => {
    const other = { script: 'door-other', step: 0, verdict: 'failed', comment: '', picture: '', at: '2026-01-31' }
    const stored = () => ({
      'dist/qa/run-house-door.json': JSON.stringify({ chart: 'house/door', answers: [other] }),
    })
    expect((await run(['p', 'u', 'u'], 'run door turns a KEY', stored())).answers).toEqual([other])
    const passed = await run(
      ['p', 'p', 'p', 'p', 'p', 'It creaks', 'f It creaks', ''],
      'run door turns a KEY',
      stored(),
    )
    expect(passed.answers[0]).toEqual(other)
  })

  test('of a chart without scripts for a person is a wrong command line', async () => {
    expect(await run([], 'run lamp')).toMatchObject({
      code: 2,
      text: 'house/lamp has no script that a person can follow.',
    })
    expect(await run([], 'run')).toMatchObject({
      code: 2,
      text: 'Use: npm run paths -- run CHART [WORDS] [--fresh] [--report]',
    })
  })
})

describe('the result', () => {
  const comment = `=1+1 <img src=x onerror="alert('x')"> & \u001B[A`
  const escaped = `=1+1 &lt;img src=x onerror=&quot;alert('x')&quot;&gt; &amp; [A`

  test('is passed if all steps are', async () => {
    const { code, files } = await run(['p', 'p', 'p', 'p', ''], 'run door --criterion states')
    expect(code).toBe(0)
    expect(reportOf(files, 'xml')).toContain('tests="1" failures="0" errors="0" skipped="0"')
  })

  test('in the format of JUnit has a case for each script', async () => {
    const { files } = await run([`b ${comment}`, ''], 'run door --criterion states')
    const xml = reportOf(files, 'xml')
    expect(xml).toContain('tests="1" failures="0" errors="1" skipped="0"')
    expect(xml).toContain(`<error type="blocked" message="${escaped}">0. blocked: Given the house is new`)
    expect(xml.match(/<testcase /g)).toHaveLength(1)
    expect(xml).not.toContain('<img')
  })

  test('in CSV has a title in the first row of a script, and no formulas', async () => {
    const { files } = await run([`f ${comment}`, ''], 'run door --criterion states')
    const rows = parse(reportOf(files, 'csv'), { columns: true }) as Record<string, string>[]
    expect(rows[0]).toMatchObject({ result: 'failed', expected: 'Then the door is closed.', comment: `'${comment}` })
    expect(rows.map(({ title }) => title !== '')).toEqual([true, false, false, false])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1)
  })

  test('as a page has pictures, and shows comments as text', async () => {
    const { files } = await run([`p @${picture}`, `f ${comment}`, ''], 'run door --criterion states')
    const page = reportOf(files, 'html')
    expect(page.match(/<img src="[^"]{22}/g)).toEqual(['<img src="data:image/png;base64,'])
    expect(page).toContain(`<b class="failed">failed</b> ${escaped}</td>`)
    expect(page).not.toMatch(/(src|href)="(?!data:)/)
  })

  test('is written at any time', async () => {
    const { files } = await run(['p', 'q'])
    const { code, unread } = await run(['p'], 'run door --report', files)
    expect({ code, unread }).toEqual({ code: 1, unread: ['p'] })
    expect(reportOf(files, 'xml')).toContain('<skipped message="The run of this script is not complete" />')
  })
})
