import { describe, expect, test } from 'vitest'
import { checkChart } from '#charts/paths/check/check.ts'
import { isPossibleWithin } from '#tests/paths/browser/inputLimits.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { isAtOnce, isPossibleByHand } from '#charts/paths/scripts/instructions.ts'
import { createHandScript } from '#charts/paths/scripts/handScripts.ts'
import { isForPerson } from '#charts/paths/scripts/testScripts.ts'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'

const charts = allTestModels.flatMap((testModel) => {
  if (!testModel.manual) return []
  const { graph, coverages } = checkChart(testModel, ['zero-switch'], isPossibleByHand(testModel))
  const paths = coverages.flatMap((coverage) => coverage.paths)
  return [{ testModel, paths, scripts: paths.map((path) => createHandScript(graph, path)) }]
})

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
        .filter(({ startInstructions }) => !startInstructions.action.includes('http://localhost:5173/'))
        .map(({ id }) => id),
    ).toEqual([])
  })

  test('have no command to run while an answer is on its way', () => {
    const steps = charts.flatMap(({ scripts }) => scripts.flatMap((script) => script.steps))
    expect(
      steps
        .filter(
          ({ instructions: { faults, data, action } }) => faults.length > 0 && !action && !Object.keys(data).length,
        )
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
    expect(seen.filter((text) => /prefetched rows|other parts of the product/.test(text))).toEqual([])
  })
})
