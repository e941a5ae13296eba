import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator } from '@cucumber/messages'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import type { TestModel } from '#charts/testModel.ts'
import { checkChart } from '#charts/paths/check/check.ts'
import type { CoverageCriterion } from '#charts/paths/generate/criteria.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import { isPossibleByHand } from '#charts/paths/scripts/instructions.ts'
import { formats } from '#charts/paths/scripts/scriptFormats.ts'
import { createTestScript } from '#charts/paths/scripts/testScripts.ts'
import { letter } from '#tests/charts/samples/letter.ts'

const chartScripts = (testModel: TestModel, criterion: CoverageCriterion, isByHand = false) => {
  const isPossible = isByHand ? isPossibleByHand(testModel) : undefined
  const { graph, coverages } = checkChart(testModel, [criterion], isPossible)
  return {
    chart: testModel.id,
    description: testModel.machine.root.description ?? '',
    scripts: coverages.flatMap(({ paths }) => paths.map((path) => createTestScript(graph, path))),
  }
}

/** Parses the text of a feature. Throws if it is not Gherkin. */
const parseFeature = (text: string) => {
  const newId = IdGenerator.incrementing()
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text)
  return { feature: document.feature, scenarios: compile(document, 'chart.feature', newId) }
}

const handScripts = chartScripts(letter, 'delays', true)
/** Charts with many typed texts. */
const productionCharts = allTestModels
  .filter(({ id }) => /^(auth|marketers|settings)\//.test(id))
  .map((testModel) => chartScripts(testModel, 'zero-switch'))

describe('a feature in Gherkin', () => {
  const { feature, scenarios } = parseFeature(formats.gherkin.format([handScripts]))

  test('has the chart as its name, and a scenario for each script', () => {
    expect({ name: feature?.name, description: feature?.description.trim() }).toEqual({
      name: 'house/letter',
      description: 'A letter is written and posted.',
    })
    expect(scenarios.map(({ name, tags }) => ({ name, tags: tags.map((tag) => tag.name) }))).toEqual([
      {
        name: 'The person writes a letter (a short one): a message says "Your letter came back"',
        tags: ['@letter-d061c8c2'],
      },
    ])
  })

  test('has the instructions of each step as a doc string', () => {
    expect(scenarios[0]?.steps.map(({ text, argument }) => [text, argument?.docString?.content ?? ''])).toEqual([
      ['the state writing (with paper)', 'Open http://localhost:5173/letter.'],
      ['the letter can be written', ''],
      [
        'the person writes a letter: a short one',
        'Run: curl -X POST http://localhost:5173/local/faults -d ' +
          '\'{"operation":"sendLetter","fault":"error-field","ms":10000}\'\n' +
          'Set \'Letter\' to "Hello", then press \'Send, "express"\'.',
      ],
      ['the letter is on its way', ''],
      ['the post ends: it comes back', 'Wait up to 15 seconds.'],
      ['the letter can be written', ''],
      ['500 ms pass', 'Wait 1 second.'],
      ['a message says "Your letter came back"', ''],
    ])
  })

  test.each(productionCharts.map((chart) => [chart.chart, chart] as const))(
    '%s: a parser reads all scripts',
    (_, chart) => {
      const read = parseFeature(formats.gherkin.format([chart]))
      expect(read.scenarios.map(({ name }) => name)).toEqual(chart.scripts.map(({ title }) => title))
    },
  )
})

describe('a file in CSV', () => {
  const text = formats.csv.format([handScripts])

  test('has a title, instructions and test data in each row', () => {
    const title = 'The person writes a letter (a short one): a message says "Your letter came back"'
    const common = { chart: 'house/letter', script: 'letter-d061c8c2', title }
    const step = { ...common, given: '', data: '', how: '' }
    expect(parse(text, { columns: true })).toEqual([
      {
        ...step,
        step: '0',
        given: 'the state writing (with paper)',
        when: '',
        how: 'Open http://localhost:5173/letter.',
        expected: 'the letter can be written',
      },
      {
        ...step,
        step: '1',
        when: 'the person writes a letter: a short one',
        how:
          'Run: curl -X POST http://localhost:5173/local/faults -d ' +
          '\'{"operation":"sendLetter","fault":"error-field","ms":10000}\'\n' +
          'Set \'Letter\' to "Hello", then press \'Send, "express"\'.',
        data: 'Letter: Hello',
        expected: 'the letter is on its way',
      },
      {
        ...step,
        step: '2',
        when: 'the post ends: it comes back',
        how: 'Wait up to 15 seconds.',
        expected: 'the letter can be written',
      },
      {
        ...step,
        step: '3',
        when: '500 ms pass',
        how: 'Wait 1 second.',
        expected: 'a message says "Your letter came back"',
      },
    ])
  })

  test('has the line ends and the quotes of RFC 4180', () => {
    expect(text.startsWith('chart,script,title,step,given,when,how,data,expected\r\n')).toBe(true)
    expect(text).toContain('"Run: curl')
    expect(text).toContain('"The person writes a letter (a short one): a message says ""Your letter came back"""')
  })

  test('of all charts has nine columns in every row, as a parser reads it', () => {
    const rows = parse(formats.csv.format(productionCharts), { record_delimiter: '\r\n' })
    const steps = productionCharts.flatMap((chart) => chart.scripts.map((script) => script.steps))
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([9]))
    expect(rows).toHaveLength(1 + steps.length + steps.flat().length)
  })

  test('has the payloads of the steps that only the automatic test performs', () => {
    const rows = parse(formats.csv.format([chartScripts({ ...letter, manual: undefined } as never, 'outcomes')]), {
      columns: true,
    }) as { data: string }[]
    expect(new Set(rows.map(({ data }) => data))).toEqual(new Set(['', '{"text":"Hello"}']))
  })
})

test('JSON has all scripts, with the errors of their steps', () => {
  const { format, charts } = JSON.parse(formats.json.format([handScripts])) as {
    format: number
    charts: { chart: string; scripts: { id: string }[] }[]
  }
  expect({ format, chart: charts[0]?.chart }).toEqual({ format: 2, chart: 'house/letter' })
  expect(charts[0]?.scripts.map(({ id }) => id)).toEqual(handScripts.scripts.map(({ id }) => id))
  const failing = { ...handScripts, scripts: [{ error: new Error('The post is closed') }] }
  expect(formats.json.format([failing as never])).toContain('"message": "The post is closed"')
})
