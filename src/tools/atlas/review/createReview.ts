import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { layOutAll } from '#tools/atlas/chartFiles.ts'
import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import { pictureFileOf } from '#tools/atlas/picture/picture.ts'
import { type ChartDiff, diffCharts } from '#tools/atlas/review/chartDiff.ts'
import { markdownOf } from '#tools/atlas/review/markdown.ts'
import type { Review } from '#tools/atlas/review/review.ts'
import { runScriptAtRevision } from '#tools/paths/diff/revision.ts'

/** Every file of a comparison with its text, by its name: both pictures of each chart, `review.json` for the atlas and `review.md` for a pull request. */
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
    charts: differences.map(({ chart, kind, lines, before: was, after: is }) => ({
      chart,
      kind,
      lines: [...lines],
      before: was && nameOf(chart, 'before'),
      after: is && nameOf(chart, 'after'),
    })),
  }
  return files.set('review.json', `${JSON.stringify(review, null, 2)}\n`).set('review.md', markdownOf(ref, differences))
}

const nameOf = (chart: string, side: 'before' | 'after'): string => `${chart.replace('/', '-')}.${side}.svg`

const picturesOf = async ({
  chart,
  before,
  after,
  marksBefore,
  marksAfter,
}: ChartDiff): Promise<(readonly [string, string])[]> => {
  const sides = [
    ['before', before, marksBefore],
    ['after', after, marksAfter],
  ] as const
  const drawn = sides.map(async ([side, one, marks]) =>
    one ? (await layOutAll([one])).map((laid) => [nameOf(chart, side), pictureFileOf(laid, marks)] as const) : [],
  )
  return (await Promise.all(drawn)).flat()
}

/**
 * The charts of another revision of a repository, drawn by the tools of today.
 * @throws UnknownRevision
 * @throws UnreadableRevision
 */
export const drawnChartsAt = (repository: string, ref: string): readonly DrawnChart[] =>
  runScriptAtRevision<DrawnChart>(repository, ref, 'src/tools/atlas/picture/printCharts.ts', [
    'src/tools/paths',
    'src/tools/atlas/picture',
  ])

/** Writes a comparison, in place of the one before. */
export const writeReview = (files: ReadonlyMap<string, string>, folder: string): void => {
  if (existsSync(folder)) rmSync(folder, { recursive: true })
  for (const [name, text] of files) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
