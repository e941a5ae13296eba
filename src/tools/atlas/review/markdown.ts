import type { Review } from '#tools/atlas/review/review.ts'

const signs = { added: '**+**', removed: '**–**', changed: '**~**' } as const

/** The description of a pull request has at most 65,536 characters. The atlas shows all words. */
const maxWords = 100

/** A comparison as text, for the description of a pull request. */
export const markdownOf = (review: Review): string => [...changeLines(review), ...wordLines(review)].join('\n')

/** What charts do now, without other words. */
export const changeLines = ({ ref, charts }: Review): string[] => [
  `# ${headlineOf({ ref, charts })}`,
  '',
  ...charts.flatMap(({ chart, kind, changes }) => [
    `## ${chart}${kind === 'changed' ? '' : ` (${kind})`}`,
    '',
    ...changes.flatMap(({ kind: sign, text, details }) => [
      `- ${signs[sign]} ${text}`,
      ...details.map((detail) => `  - ${detail}`),
    ]),
    '',
  ]),
]

const wordLines = ({ words }: Review): string[] => {
  if (words.length === 0) return []
  const lines = words.map(({ chart, place, before, after }) => `- ${chart}, ${place}: "${before}" → "${after}"`)
  const more = words.length > maxWords ? [`- and ${words.length - maxWords} more, see the atlas`] : []
  return [
    `<details><summary>Only words: ${words.length}</summary>`,
    '',
    ...lines.slice(0, maxWords),
    ...more,
    '',
    '</details>',
    '',
  ]
}

/** How many charts do something else. */
export const headlineOf = ({ ref, charts }: Pick<Review, 'ref' | 'charts'>): string =>
  charts.length === 0
    ? `No chart does anything else since ${ref}`
    : `Since ${ref}, ${charts.length === 1 ? '1 chart does' : `${charts.length} charts do`} something else`
