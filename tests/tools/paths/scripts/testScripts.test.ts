import { describe, expect, test } from 'vitest'
import type { TestModel } from '#machines/testModel.ts'
import { checkChart } from '#tools/paths/check/check.ts'
import { type Format, formatScripts } from '#tools/paths/scripts/scriptFormats.ts'
import type { CoverageCriterion } from '#tools/paths/generate/criteria.ts'
import { createTestScript } from '#tools/paths/scripts/testScripts.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { lamp } from '#tests/tools/paths/charts/lamp.ts'
import { letter } from '#tests/tools/paths/charts/letter.ts'

const chartScripts = (testModel: TestModel, criterion: CoverageCriterion) => {
  const { graph, coverages } = checkChart(testModel, [criterion])
  return {
    chart: testModel.id,
    description: testModel.machine.root.description ?? '',
    scripts: coverages.flatMap(({ paths }) => paths.map((path) => createTestScript(graph, criterion, path))),
  }
}

const linesOf = (format: Format, testModel: TestModel = letter, criterion: CoverageCriterion = 'delays') =>
  formatScripts(format, [chartScripts(testModel, criterion)]).split('\n')

describe('scripts for a person', () => {
  test('in Markdown are sentences', () => {
    expect(linesOf('markdown')).toEqual([
      '# house/letter',
      '',
      'A letter is written and posted.',
      '',
      '## letter-d061c8c2',
      '',
      'Given an empty sheet (with paper).',
      '',
      '1. When the person writes a letter: a short one. Then the letter is on its way.',
      '2. When the post ends: it comes back. Then a letter can be written.',
      '3. When 500 milliseconds pass. Then a message says "Your letter came back".',
      '',
    ])
  })

  test('in Gherkin are scenarios', () => {
    expect(linesOf('gherkin')).toEqual([
      'Feature: house/letter',
      '  A letter is written and posted.',
      '',
      '  Scenario: letter-d061c8c2',
      '    Given an empty sheet (with paper)',
      '    When the person writes a letter: a short one',
      '    Then the letter is on its way',
      '    When the post ends: it comes back',
      '    Then a letter can be written',
      '    When 500 milliseconds pass',
      '    Then a message says "Your letter came back"',
      '',
    ])
  })

  test('in CSV are rows', () => {
    expect(linesOf('csv')).toEqual([
      'chart,script,step,given,when,then',
      'house/letter,letter-d061c8c2,1,an empty sheet (with paper),' +
        'the person writes a letter: a short one,the letter is on its way',
      'house/letter,letter-d061c8c2,2,,the post ends: it comes back,a letter can be written',
      'house/letter,letter-d061c8c2,3,,500 milliseconds pass,"a message says ""Your letter came back"""',
      '',
    ])
  })

  test('of a chart without texts use the descriptions of its states', () => {
    expect(linesOf('markdown', lamp).slice(6)).toEqual([
      'Given bulb.off with colour.white (the lamp is new).',
      '',
      '1. When switch.pressed. Then it is bright.',
      '2. When 60 seconds pass. Then it is dark.',
      '',
    ])
  })

  test('that only start the chart have the result of the start', () => {
    const { scripts, ...chart } = chartScripts(door, 'edges')
    const starts = { ...chart, scripts: scripts.map((script) => ({ ...script, steps: [] })) }
    expect(formatScripts('markdown', [starts]).split('\n').slice(6)).toEqual([
      'Given the closed door (the house is new).',
      '',
      'Then the door is closed.',
      '',
    ])
    expect(formatScripts('gherkin', [starts]).split('\n').slice(4)).toEqual([
      '    Given the closed door (the house is new)',
      '    Then the door is closed',
      '',
    ])
    expect(formatScripts('csv', [starts]).split('\n')[1]).toMatch(
      /,1,the closed door \(the house is new\),,the door is closed$/,
    )
  })

  test('contain the events that a chart sends to its actors', () => {
    expect(linesOf('markdown', letter, 'zero-switch').filter((line) => line.includes('postman'))).toEqual([
      '2. When the person calls the postman. Then the post receives an event.',
    ])
  })

  test('say if nothing changes', () => {
    expect(linesOf('markdown', door, 'guards').filter((line) => line.includes('a wrong one'))).toEqual([
      '3. When the person turns a key: a wrong one. Then nothing changes.',
      '5. When the person turns a key: a wrong one. Then nothing changes.',
    ])
  })
})

describe('scripts for a program', () => {
  test('contain every input with its payload and the expected result', () => {
    const { charts } = JSON.parse(linesOf('json', letter, 'outcomes').join('\n')) as {
      charts: { scripts: { steps: unknown[] }[] }[]
    }
    const quiet = {
      status: 'active',
      tags: [],
      facts: { hasReason: false },
      runningCalls: [],
      startedCalls: [],
      delays: [],
      effects: [],
      sentEvents: [],
    }
    expect(charts[0]?.scripts[0]).toEqual({
      id: 'letter-cde9b185',
      chart: 'house/letter',
      criterion: 'outcomes',
      start: { case: 'with paper' },
      expectedAtStart: { ...quiet, value: 'writing' },
      seen: 'a letter can be written',
      given: 'an empty sheet (with paper)',
      setup: [],
      steps: [
        {
          input: { type: 'event', event: 'letter.written', case: 'a short one', payload: { text: 'Hello' } },
          when: 'the person writes a letter: a short one',
          seen: 'the letter is on its way',
          expected: { ...quiet, value: 'posting', runningCalls: ['post'], startedCalls: ['post'] },
          takenTransitions: ['writing: letter.written'],
        },
        {
          input: { type: 'outcome', invoke: 'post', case: 'it arrives', status: 'done', value: 'delivered' },
          when: 'the post ends: it arrives',
          seen: 'the letter has arrived',
          expected: { ...quiet, value: 'delivered', status: 'done', output: { text: 'Hello' } },
          takenTransitions: ['posting: post is done (1)'],
        },
      ],
    })
  })
})
