import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { layOutAll } from '#tools/atlas/chartFiles.ts'
import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import { pictureFileOf } from '#tools/atlas/picture/picture.ts'
import { type ChartDiff, diffCharts } from '#tools/atlas/review/chartDiff.ts'
import { markdownOf } from '#tools/atlas/review/markdown.ts'
import type { Review } from '#tools/atlas/review/review.ts'
import { runScriptAtRevision } from '#tools/paths/diff/revision.ts'

/**
 * The files of a comparison, by name: both pictures of each chart, `review.json` for the atlas and `review.md` for a
 * pull request.
 */
export const createReviewFiles = async (
  ref: string,
  before: readonly DrawnChart[],
  after: readonly DrawnChart[],
): Promise<ReadonlyMap<string, string>> => {
  const differences = diffCharts(before, after)
  const files = new Map<string, string>()
  for (const difference of differences) for (const [name, text] of await picturesOf(difference)) files.set(name, text)
  const review: Review = {
    ref,
    charts: differences.map(({ chart, kind, lines, before: oldChart, after: newChart }) => ({
      chart,
      kind,
      lines: [...lines],
      before: oldChart && fileNameOf(chart, 'before'),
      after: newChart && fileNameOf(chart, 'after'),
    })),
  }
  return files.set('review.json', `${JSON.stringify(review, null, 2)}\n`).set('review.md', markdownOf(ref, differences))
}

const fileNameOf = (chart: string, side: 'before' | 'after'): string => `${chart.replace('/', '-')}.${side}.svg`

const picturesOf = async ({
  chart,
  before,
  after,
  highlightsBefore,
  highlightsAfter,
}: ChartDiff): Promise<(readonly [string, string])[]> => {
  const sides = [
    ['before', before, highlightsBefore],
    ['after', after, highlightsAfter],
  ] as const
  const files = sides.map(async ([side, version, highlights]) => {
    const layouts = version ? await layOutAll([version]) : []
    return layouts.map((layout) => [fileNameOf(chart, side), pictureFileOf(layout, highlights)] as const)
  })
  return (await Promise.all(files)).flat()
}

/**
 * The charts of another revision of a repository, read by the current tools.
 * @throws UnknownRevision
 * @throws UnreadableRevision
 */
export const drawnChartsAt = (repository: string, ref: string): readonly DrawnChart[] =>
  runScriptAtRevision<DrawnChart>(repository, ref, 'src/tools/atlas/picture/printCharts.ts', [
    'src/tools/paths',
    'src/tools/atlas/picture',
  ])

/** Writes a comparison. It replaces the previous one. */
export const writeReview = (files: ReadonlyMap<string, string>, folder: string): void => {
  if (existsSync(folder)) rmSync(folder, { recursive: true })
  for (const [name, text] of files) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
