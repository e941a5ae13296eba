import type { FoldedLayout } from '#tools/atlas/picture/chartLayout.ts'
import { isWithin } from '#tools/atlas/picture/drawnChart.ts'
import type { Size } from '#tools/atlas/site/picture/viewBox.ts'

/** The layout with the fewest folded states that fits into a window at a readable scale, or the smallest one. */
export const levelThatFits = (layouts: readonly FoldedLayout[], window: Size): FoldedLayout => {
  const fits = layouts.find(({ layout }) => layout.width <= window.width && layout.height <= window.height)
  return fits ?? (layouts.at(-1) as FoldedLayout)
}

/** The folded states without those around one of the given states. */
export const withAncestorsUnfolded = (folded: readonly string[], states: readonly string[]): readonly string[] =>
  folded.filter((id) => !states.some((state) => state !== id && isWithin(state, id)))

export const without = (ids: readonly string[], id: string): readonly string[] => ids.filter((other) => other !== id)
