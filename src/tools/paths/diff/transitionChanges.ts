import type { TransitionSummary } from '#tools/paths/diff/chartSummary.ts'

/** A transition before and now; one of them is missing where it is new or gone. */
export interface TransitionChange {
  readonly before?: TransitionSummary
  readonly after?: TransitionSummary
}

/**
 * The transitions that are not what they were, each beside what stood there before. Of the branches that answer one
 * event, those that are the same in the same order are left out; of the others the first belongs to the first.
 */
export const transitionChanges = (
  before: readonly TransitionSummary[],
  now: readonly TransitionSummary[],
): TransitionChange[] => {
  const events = new Set([...now, ...before].map(eventOf))
  return [...events].flatMap((event) => {
    const old = before.filter((one) => eventOf(one) === event)
    const current = now.filter((one) => eventOf(one) === event)
    const same = sameIn(old, current)
    const oldOthers = old.filter((one) => !same.some((pair) => pair.before === one))
    const others = current.filter((one) => !same.some((pair) => pair.after === one))
    return [
      ...others.map((one, index) => pairOf(oldOthers[index], one)),
      ...oldOthers.slice(others.length).map((one) => pairOf(one)),
    ]
  })
}

const pairOf = (before?: TransitionSummary, now?: TransitionSummary): TransitionChange => ({
  ...(before && { before }),
  ...(now && { after: now }),
})

const eventOf = ({ id }: TransitionSummary): string => id.replace(/ \(\d+\)$/, '')

/** The most branches that are the same in the same order. */
const sameIn = (
  before: readonly TransitionSummary[],
  now: readonly TransitionSummary[],
): Required<TransitionChange>[] => {
  const [old, ...laterOld] = before
  const [current, ...later] = now
  if (!old || !current) return []
  if (isSame({ before: old, after: current })) return [{ before: old, after: current }, ...sameIn(laterOld, later)]
  const [one, other] = [sameIn(laterOld, now), sameIn(before, later)]
  return one.length >= other.length ? one : other
}

/** Whether a transition leads where it led, on the same condition. */
const isSame = ({ before, after }: TransitionChange): boolean =>
  JSON.stringify([before?.targets, before?.guard]) === JSON.stringify([after?.targets, after?.guard])
