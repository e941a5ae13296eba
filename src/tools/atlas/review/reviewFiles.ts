import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layOutAll } from '#tools/atlas/chartFiles.ts'
import type { ChartLayout } from '#charts/pictures/layout.ts'
import { pictureFileOf } from '#charts/pictures/picture.ts'
import { type ComparedChart, compareCharts, kindOf } from '#tools/atlas/review/compareCharts.ts'
import { headlineOf, type Review } from '#tools/atlas/review/review.ts'
import type { ReviewedChart } from '#tools/atlas/review/reviewedChart.ts'

/** A comparison: `review.json` for the atlas, `review.md` for a pull request, and the pictures. By name. */
export const reviewFilesOf = async (
  ref: string,
  before: readonly ReviewedChart[],
  after: readonly ReviewedChart[],
): Promise<ReadonlyMap<string, string>> => {
  const compared = compareCharts(before, after)
  const changed = compared.filter(({ changes }) => changes.length > 0)
  const reworded = compared.filter(({ changes, words }) => changes.length === 0 && words.length > 0)
  const review: Review = {
    ref,
    charts: [...changed, ...reworded].map((chart) => ({
      chart: chart.chart,
      kind: kindOf(chart),
      changes: [...chart.changes],
      words: [...chart.words],
      paths: [...chart.paths],
      before: changed.includes(chart) && chart.before ? fileNameOf(chart.chart, 'before') : null,
      after: changed.includes(chart) && chart.after ? fileNameOf(chart.chart, 'after') : null,
    })),
  }
  const pictures: (readonly [string, string])[] = []
  for (const chart of changed) pictures.push(...(await picturesOf(chart)))
  return new Map([['review.json', `${JSON.stringify(review)}\n`], ['review.md', markdownOf(review)], ...pictures])
}

const signs = { added: '**+**', removed: '**–**', changed: '**~**' } as const

/** A comparison as text, for the description of a pull request. */
const markdownOf = (review: Review): string =>
  [
    `# ${headlineOf(review)}`,
    '',
    ...review.charts.flatMap(({ chart, kind, changes, words, paths }) => [
      `## ${chart}${kind === 'changed' ? '' : ` (${kind})`}`,
      '',
      ...changes.flatMap(({ kind: sign, text, details }) => [
        `- ${signs[sign]} ${text}`,
        ...details.map((detail) => `  - ${detail}`),
      ]),
      ...(changes.length > 0 ? [''] : []),
      ...folded(
        `Test paths: ${paths.length}`,
        paths.map((path) => `- ${signs[path.kind]} \`${path.id}\` ${path.title}`),
      ),
      ...folded(
        `Other words: ${words.length}`,
        words.map(({ before, now }) => `- ${before}\n  - now: ${now}`),
      ),
    ]),
  ].join('\n')

/** A part that opens with a press, on GitHub and elsewhere. */
const folded = (summary: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['<details>', `<summary>${summary}</summary>`, '', ...lines, '', '</details>', '']

const fileNameOf = (chart: string, side: 'before' | 'after'): string => `${chart.replace('/', '-')}.${side}.svg`

const picturesOf = async ({ chart, before, after, highlightsBefore, highlightsAfter }: ComparedChart) => {
  const sides = [
    ...(before ? [{ side: 'before', drawn: before.drawn, highlights: highlightsBefore } as const] : []),
    ...(after ? [{ side: 'after', drawn: after.drawn, highlights: highlightsAfter } as const] : []),
  ]
  const layouts = await layOutAll(sides.map(({ drawn }) => drawn))
  return sides.map(({ side, highlights }, index) => {
    const picture = pictureFileOf(layouts[index] as ChartLayout, highlights)
    return [fileNameOf(chart, side), picture] as const
  })
}

/** Writes a comparison. It replaces the previous one. */
export const writeReview = (files: ReadonlyMap<string, string>, folder: string): void => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}
