import type { TouchedPath } from '#tools/atlas/review/review.ts'
import type { ReviewedChart } from '#tools/atlas/review/reviewedChart.ts'

/**
 * The test paths that a change touches: new ones, those that take a changed part, and those that are gone.
 * @param changed the ids of the changed parts
 */
export const touchedPaths = (
  before: ReviewedChart,
  after: ReviewedChart,
  changed: ReadonlySet<string>,
): TouchedPath[] => {
  const isIn = ({ paths }: ReviewedChart, id: string) => paths.some((path) => path.id === id)
  const taken = after.paths
    .map((path) => ({ ...path, kind: isIn(before, path.id) ? ('changed' as const) : ('added' as const) }))
    .filter(({ kind, parts }) => kind === 'added' || parts.some((part) => changed.has(part)))
  const gone = before.paths.filter(({ id }) => !isIn(after, id)).map((path) => ({ ...path, kind: 'removed' as const }))
  return [...taken, ...gone].map(({ kind, id, title }) => ({ kind, id, title }))
}
