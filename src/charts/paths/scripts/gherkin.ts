import { type Instructions, toSentences } from '#charts/paths/scripts/instructions.ts'
import type { ChartScripts } from '#charts/paths/scripts/scriptFormats.ts'
import { isForPerson, type TestScript } from '#charts/paths/scripts/testScripts.ts'

/** The feature of a chart. The instructions for a person are doc strings of the steps. */
export const featureOf = ({ chart, description, scripts }: ChartScripts): string =>
  [`Feature: ${chart}`, `  ${description}`, '', ...scripts.flatMap(scenarioLines)].join('\n')

const scenarioLines = (script: TestScript): string[] => {
  const { id, title, given, setup, steps, seen: seenAtStart, startInstructions } = script
  const start = setup.length > 0 ? `the chart is started (${script.start.case})` : given
  return [
    `  @${id}${isForPerson(script) ? '' : ' @automatic'}`,
    `  Scenario: ${title}`,
    ...stepLines('Given', start, startInstructions),
    ...setup.flatMap(({ when, instructions }) => stepLines('And', when, instructions)),
    ...(setup.length > 0 ? [`    And ${given}`] : []),
    ...(steps.length === 0 ? [`    Then ${seenAtStart}`] : []),
    ...steps.flatMap(({ when, seen, instructions }) => [...stepLines('When', when, instructions), `    Then ${seen}`]),
    '',
  ]
}

const stepLines = (keyword: string, text: string, instructions: Instructions): string[] => {
  const sentences = toSentences(instructions)
  const docString = ['"""', ...sentences, '"""'].map((line) => `      ${line}`)
  return [`    ${keyword} ${text}`, ...(sentences.length > 0 ? docString : [])]
}
