/** The steps of a shown share: a tenth of a percent. */
const steps = 1_000

/**
 * The shares of counts as they are shown, from 0 to 1, in tenths of a percent. They add up to 1. A count above 0 has at
 * least one tenth, so nothing that is there says 0 % and nothing that is not everything says 100 %.
 */
export const sharesOf = (counts: readonly number[]): readonly number[] => {
  const sum = counts.reduce((total, count) => total + count, 0)
  if (sum === 0) return counts.map(() => 0)
  const exact = counts.map((count) => (count / sum) * steps)
  const shown = exact.map((share) => (share === 0 ? 0 : Math.max(1, Math.floor(share))))
  const missing = (): number => steps - shown.reduce((total, share) => total + share, 0)
  const change = (measures: readonly number[], by: number): void => {
    const at = measures.indexOf(Math.max(...measures))
    shown[at] = (shown[at] ?? 0) + by
  }
  // What is cut off goes to the shares that lose most. What small shares get in addition, the largest one gives.
  while (missing() > 0)
    change(
      exact.map((share, at) => share - (shown[at] ?? 0)),
      1,
    )
  while (missing() < 0) change(shown, -1)
  return shown.map((share) => share / steps)
}

/** One share as it is shown, next to the rest of its sum. */
export const shownShare = (share: number): number =>
  share > 0 && share < 1 ? Math.min(steps - 1, Math.max(1, Math.round(share * steps))) / steps : share
