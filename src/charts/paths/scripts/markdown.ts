import { toSentences } from '#charts/paths/scripts/instructions.ts'
import type { ChartScripts } from '#charts/paths/scripts/scriptFormats.ts'
import type { ScriptStep, TestScript } from '#charts/paths/scripts/testScripts.ts'

/** Adds a full stop, unless the text ends with a quoted sentence. */
const toSentence = (text: string): string => (text.endsWith('."') ? text : `${text}.`)

export const toMarkdown = (charts: readonly ChartScripts[]): string =>
  charts
    .map(({ chart, description, scripts }) =>
      [`# ${chart}`, '', description, '', ...scripts.flatMap(scriptLines)].join('\n'),
    )
    .join('\n')

const scriptLines = ({
  id,
  title,
  given,
  setup,
  steps,
  seen: seenAtStart,
  startInstructions,
}: TestScript): string[] => [
  `## ${title}`,
  '',
  `Id: ${id}`,
  '',
  toSentence(`Given ${given}`),
  '',
  ...withGap(toSentences(startInstructions).map((line) => `- ${line}`)),
  ...(setup.length > 0 ? ['To get there:', '', ...setup.flatMap(stepLines), ''] : []),
  ...(steps.length === 0 ? [toSentence(`Then ${seenAtStart}`)] : []),
  ...steps.flatMap((step, index) => stepLines(step, setup.length + index)),
  '',
]

const withGap = (lines: readonly string[]): readonly string[] => (lines.length > 0 ? [...lines, ''] : [])

/** Each step has the number that a failed automatic test names. */
const stepLines = ({ when, seen, instructions }: ScriptStep, index: number): string[] => [
  `${index + 1}. ${toSentence(`When ${when}`)} ${toSentence(`Then ${seen}`)}`,
  ...toSentences(instructions).map((line) => `   - ${line}`),
]
