import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { origin } from '#machines/manualTest.ts'
import { layOutAll } from '#charts/pictures/layout.ts'
import type { ChartLayout } from '#charts/pictures/chartLayout.ts'
import { pictureFileOf } from '#charts/pictures/picture.ts'
import { type ComparedChart, compareCharts, kindOf } from '#tools/atlas/review/compareCharts.ts'
import type { OpenComment } from '#tools/atlas/review/openComments.ts'
import type { Review } from '#tools/atlas/review/review.ts'
import { markdownOf } from '#tools/atlas/review/reviewText.ts'
import type { ReviewedChart } from '#tools/atlas/review/reviewedChart.ts'
import { versionOfCharts } from '#tools/atlas/review/versionOfCharts.ts'
import { withStackOrigin } from '#tools/paths/cli/stackOrigin.ts'

/** Where the running stack serves the atlas. */
const localAtlas = (): string => withStackOrigin(`${origin}/atlas/`)

/** A comparison: `review.json` for the atlas, `review.md` for a pull request, and the pictures. By name. */
export const reviewFilesOf = async (
  ref: string,
  before: readonly ReviewedChart[],
  after: readonly ReviewedChart[],
  comments: readonly OpenComment[] = [],
): Promise<ReadonlyMap<string, string>> => {
  const compared = compareCharts(before, after)
  const changed = compared.filter(({ changes }) => changes.length > 0)
  const others = compared.filter(({ changes, words }) => changes.length === 0 && words.length > 0)
  const review: Review = {
    ref,
    version: versionOfCharts(after.map(({ drawn }) => drawn)),
    charts: [...changed, ...others].map((chart) => ({
      chart: chart.chart,
      kind: kindOf(chart),
      changes: [...chart.changes],
      words: [...chart.words],
      before: changed.includes(chart) && chart.before ? fileNameOf(chart.chart, 'before') : null,
      after: changed.includes(chart) && chart.after ? fileNameOf(chart.chart, 'after') : null,
    })),
  }
  const pictures: (readonly [string, string])[] = []
  for (const chart of changed) pictures.push(...(await picturesOf(chart)))
  return new Map([
    ['review.json', `${JSON.stringify(review)}\n`],
    ['review.md', markdownOf(review, comments, localAtlas())],
    ...pictures,
  ])
}

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
  for (const [name, content] of files) writeFileSync(join(folder, name), content)
}
