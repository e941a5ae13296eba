import type { TestModel } from '#machines/testModel.ts'
import { layOutAll } from '#tools/atlas/chartFiles.ts'
import type { PathData } from '#tools/atlas/data/chartData.ts'
import { pathDataOf } from '#tools/atlas/data/pathData.ts'
import { screensOf, type Screen } from '#tools/atlas/export/screens.ts'
import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import type { Highlights } from '#tools/atlas/picture/drawChart.ts'
import { pictureFileOf } from '#tools/atlas/picture/picture.ts'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import { diffCharts } from '#tools/atlas/review/chartDiff.ts'
import type { ReviewLine } from '#tools/atlas/review/review.ts'
import type { ChartCoverage } from '#tools/paths/check/coverage.ts'
import { readStoredCoverage } from '#tools/paths/check/storedCoverage.ts'

/** One chart of a release, with everything that a product owner reviews. */
export interface ReviewedFlow {
  readonly id: string
  readonly sentence: string
  readonly kind: 'added' | 'removed' | 'changed' | 'unchanged'
  readonly changes: readonly ReviewLine[]
  /** The picture before the change as SVG; null without a change, and for a new chart. */
  readonly before: string | null
  /** The picture as SVG; null for a removed chart. */
  readonly picture: string | null
  /** Null for a removed chart. */
  readonly chart: DrawnChart | null
  readonly screens: readonly Screen[]
  /** Null without a record. */
  readonly coverage: ChartCoverage | null
  readonly paths: readonly PathData[]
}

/** All charts of this checkout, and their changes since a revision. */
export interface ReleaseReview {
  /** Null without a comparison. */
  readonly since: string | null
  readonly flows: readonly ReviewedFlow[]
}

const draw = async (chart: DrawnChart | null, highlights?: Highlights): Promise<string | null> => {
  const [layout] = chart ? await layOutAll([chart]) : []
  return layout ? pictureFileOf(layout, highlights) : null
}

/**
 * Collects what a product owner reviews before a release. Changed charts come first.
 * @param before the charts of another revision, and its name; null without a comparison
 * @param screenshots the folder of the screenshots, if it is not the usual one
 */
export const createReleaseReview = async (
  testModels: readonly TestModel[],
  before: { readonly ref: string; readonly charts: readonly DrawnChart[] } | null,
  screenshots?: string,
): Promise<ReleaseReview> => {
  const detailsOf = detailsIn(testModels, screenshots)
  const charts = testModels.map(toDrawnChart)
  const differences = before ? diffCharts(before.charts, charts) : []
  const changed = differences.map(
    async ({
      chart: id,
      kind,
      lines,
      before: old,
      after,
      highlightsBefore,
      highlightsAfter,
    }): Promise<ReviewedFlow> => ({
      ...(await detailsOf(id)),
      kind,
      changes: lines,
      sentence: (after ?? old)?.sentence ?? '',
      chart: after,
      before: await draw(old, highlightsBefore),
      picture: await draw(after, highlightsAfter),
    }),
  )
  const unchanged = charts
    .filter(({ id }) => !differences.some(({ chart }) => chart === id))
    .map(async (chart): Promise<ReviewedFlow> => ({
      ...(await detailsOf(chart.id)),
      kind: 'unchanged',
      changes: [],
      sentence: chart.sentence,
      chart,
      before: null,
      picture: await draw(chart),
    }))
  return { since: before?.ref ?? null, flows: await Promise.all([...changed, ...unchanged]) }
}

const detailsIn =
  (testModels: readonly TestModel[], screenshots?: string) =>
  async (id: string): Promise<Pick<ReviewedFlow, 'id' | 'screens' | 'coverage' | 'paths'>> => {
    const testModel = testModels.find((candidate) => candidate.id === id)
    if (!testModel) return { id, screens: [], coverage: null, paths: [] }
    return {
      id,
      screens: await screensOf(id, screenshots),
      coverage: readStoredCoverage(id),
      paths: pathDataOf(testModel),
    }
  }
