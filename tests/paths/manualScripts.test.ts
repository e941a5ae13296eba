import { describe, expect, test } from 'vitest'
import { checkChart } from '#charts/paths/check/check.ts'
import { isPossibleWithin } from '#tests/paths/browser/inputLimits.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { isAtOnce, isPossibleByHand, toSentences } from '#charts/paths/scripts/instructions.ts'
import { handScriptsOf } from '#charts/paths/scripts/handScripts.ts'
import { isForPerson } from '#charts/paths/scripts/testScripts.ts'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'

const charts = allTestModels.flatMap((testModel) => {
  if (!testModel.manual) return []
  const result = checkChart(testModel, ['zero-switch'], isPossibleByHand(testModel))
  const paths = result.coverages.flatMap((coverage) => coverage.paths)
  return [{ testModel, paths, scripts: handScriptsOf(result).scripts }]
})

/** A limit of the paths in the browser, which start with one page and hold its requests. A journey or a person can. */
const isLimitOfPaths = (reason = ''): boolean =>
  /journey|\b(the|this) tests?\b|another page opens|a unit test|the paths /.test(reason)

describe('the scripts for a person', () => {
  test.each(charts.map((chart) => [chart.testModel.id, chart] as const))(
    '%s: a browser can produce every step',
    (_, { testModel, paths }) => {
      const pageObject = pageObjects.find((candidate) => candidate.testModel === testModel)
      expect(pageObject).toBeDefined()
      const isPossible = isPossibleWithin(pageObject ?? {})
      const impossible = paths.flatMap((path) =>
        path.edges
          .filter(({ input, from }) => !isPossible(input, from.configuration))
          .filter(({ input }) => !isLimitOfPaths(pageObject?.impossible?.[inputName(input)]))
          .map(({ input }) => `${path.id}: ${inputName(input)}`),
      )
      expect({ hasScripts: paths.length > 0, impossible }).toEqual({ hasScripts: true, impossible: [] })
    },
  )

  test('have instructions for every step, and an address for every start', () => {
    const scripts = charts.flatMap((chart) => chart.scripts)
    expect(scripts.filter((script) => !isForPerson(script)).map(({ id }) => id)).toEqual([])
    expect(
      scripts
        .filter(({ startInstructions }) => !toSentences(startInstructions).join().includes('localhost:5173/'))
        .map(({ id }) => id),
    ).toEqual([])
  })

  test('have titles in words, which differ within a chart', () => {
    const titles = charts.flatMap(({ testModel, scripts }) => scripts.map(({ title }) => `${testModel.id}: ${title}`))
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    expect(titles.filter((title) => /-[0-9a-f]{8}\b|\b[Pp]ath \d|\w\.\w+ed\b/.test(title))).toEqual([])
  })

  test('are there for every chart, or its test model says why not', () => {
    const silent = allTestModels.filter(({ manual, notByHand }) => !manual && notByHand === undefined)
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  test('have no command to run while an answer is on its way', () => {
    const steps = charts.flatMap(({ scripts }) => scripts.flatMap((script) => script.steps))
    expect(
      steps
        .filter(({ instructions: { faults, action } }) => faults.length > 0 && action.length === 0)
        .map(({ when }) => when),
    ).toEqual([])
  })

  test('have no step that the page does by itself at once', () => {
    const steps = charts.flatMap(({ scripts }) => scripts.flatMap((script) => script.steps))
    expect(steps.filter(({ instructions }) => isAtOnce(instructions)).map(({ when }) => when)).toEqual([])
    expect(steps.filter(({ seen }) => seen.includes('the next step follows')).map(({ when }) => when)).toEqual([])
  })

  test('do not claim what nobody can see', () => {
    const seen = charts.flatMap(({ scripts }) => scripts.flatMap(({ steps }) => steps.map((step) => step.seen)))
    expect(
      seen.filter((text) =>
        /no code is being checked|all its characters|prefetched rows|other parts of the product|in all other cases|\bremembers (?!.* and (shows|offers))/i.test(
          text,
        ),
      ),
    ).toEqual([])
  })
})
