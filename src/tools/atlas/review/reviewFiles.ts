import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layOutAll } from '#tools/atlas/chartFiles.ts'
import type { Highlights } from '#charts/pictures/drawChart.ts'
import { pictureFileOf } from '#charts/pictures/picture.ts'
import { type ComparedChart, compareCharts, kindOf } from '#tools/atlas/review/compareCharts.ts'
import { markdownOf } from '#tools/atlas/review/markdown.ts'
import type { Review } from '#tools/atlas/review/review.ts'
import type { ReviewedChart } from '#tools/atlas/review/reviewedChart.ts'

/** A comparison: `review.json` for the atlas, `review.md` for a pull request, and the pictures. By name. */
export const reviewFilesOf = async (
  ref: string,
  before: readonly ReviewedChart[],
  after: readonly ReviewedChart[],
): Promise<ReadonlyMap<string, string>> => {
  const compared = compareCharts(before, after)
  const changed = compared.filter(({ changes }) => changes.length > 0)
  const review: Review = {
    ref,
    charts: changed.map((chart) => ({
      chart: chart.chart,
      kind: kindOf(chart),
      changes: [...chart.changes],
      before: chart.before && fileNameOf(chart.chart, 'before'),
      after: chart.after && fileNameOf(chart.chart, 'after'),
    })),
    words: compared.flatMap(({ chart, words }) => words.map((reworded) => ({ chart, ...reworded }))),
  }
  const pictures: (readonly [string, string])[] = []
  for (const chart of changed) pictures.push(...(await picturesOf(chart)))
  return new Map([['review.json', `${JSON.stringify(review)}\n`], ['review.md', markdownOf(review)], ...pictures])
}

const fileNameOf = (chart: string, side: 'before' | 'after'): string => `${chart.replace('/', '-')}.${side}.svg`

const picturesOf = async ({ chart, before, after, highlightsBefore, highlightsAfter }: ComparedChart) => [
  ...(await pictureOf(fileNameOf(chart, 'before'), before, highlightsBefore)),
  ...(await pictureOf(fileNameOf(chart, 'after'), after, highlightsAfter)),
]

const pictureOf = async (name: string, chart: ReviewedChart | null, highlights: Highlights) => {
  const layouts = await layOutAll(chart ? [chart.drawn] : [])
  return layouts.map((layout) => [name, pictureFileOf(layout, highlights)] as const)
}

/** Writes a comparison. It replaces the previous one. */
export const writeReview = (files: ReadonlyMap<string, string>, folder: string): void => {
  if (existsSync(folder)) rmSync(folder, { recursive: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}
