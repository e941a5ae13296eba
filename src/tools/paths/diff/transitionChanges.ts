import type { TransitionFacts } from '#tools/paths/diff/chartSummary.ts'

/** A transition before and now; one of them is missing where it is new or gone. */
export interface Pair {
  readonly before?: TransitionFacts
  readonly now?: TransitionFacts
}

/**
 * The transitions that are not what they were, each beside what stood there before. Of the branches that answer one
 * event, those that are the same in the same order are left out; of the others the first belongs to the first.
 */
export const differingPairsOf = (before: readonly TransitionFacts[], now: readonly TransitionFacts[]): Pair[] => {
  const events = new Set([...now, ...before].map(eventOf))
  return [...events].flatMap((event) => {
    const old = before.filter((one) => eventOf(one) === event)
    const current = now.filter((one) => eventOf(one) === event)
    const same = sameIn(old, current)
    const oldOthers = old.filter((one) => !same.some((pair) => pair.before === one))
    const others = current.filter((one) => !same.some((pair) => pair.now === one))
    return [
      ...others.map((one, index) => pairOf(oldOthers[index], one)),
      ...oldOthers.slice(others.length).map((one) => pairOf(one)),
    ]
  })
}

const pairOf = (before?: TransitionFacts, now?: TransitionFacts): Pair => ({
  ...(before && { before }),
  ...(now && { now }),
})

const eventOf = ({ id }: TransitionFacts): string => id.replace(/ \(\d+\)$/, '')

/** The most branches that are the same in the same order. */
const sameIn = (before: readonly TransitionFacts[], now: readonly TransitionFacts[]): Required<Pair>[] => {
  const [old, ...laterOld] = before
  const [current, ...later] = now
  if (!old || !current) return []
  if (isSame({ before: old, now: current })) return [{ before: old, now: current }, ...sameIn(laterOld, later)]
  const [one, other] = [sameIn(laterOld, now), sameIn(before, later)]
  return one.length >= other.length ? one : other
}

/** Whether a transition leads where it led, on the same condition. */
const isSame = ({ before, now }: Pair): boolean =>
  JSON.stringify([before?.targets, before?.guard]) === JSON.stringify([now?.targets, now?.guard])
