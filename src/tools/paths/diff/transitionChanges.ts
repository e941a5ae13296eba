import type { TransitionSummary } from '#tools/paths/diff/chartSummary.ts'

/** A transition before and after. One of them is missing if the transition is new or removed. */
export interface TransitionChange {
  readonly before?: TransitionSummary
  readonly after?: TransitionSummary
}

/**
 * The transitions that changed. The branches of one event are compared in order: equal branches in the same order
 * are left out, and the others are paired from the first.
 */
export const transitionChanges = (
  before: readonly TransitionSummary[],
  after: readonly TransitionSummary[],
): TransitionChange[] => {
  const events = new Set([...after, ...before].map(eventOf))
  return [...events].flatMap((event) => {
    const oldBranches = before.filter((transition) => eventOf(transition) === event)
    const newBranches = after.filter((transition) => eventOf(transition) === event)
    const equal = longestEqualSequence(oldBranches, newBranches)
    const oldOthers = oldBranches.filter((branch) => !equal.some((pair) => pair.before === branch))
    const newOthers = newBranches.filter((branch) => !equal.some((pair) => pair.after === branch))
    return [
      ...newOthers.map((branch, index) => toChange(oldOthers[index], branch)),
      ...oldOthers.slice(newOthers.length).map((branch) => toChange(branch)),
    ]
  })
}

const toChange = (before?: TransitionSummary, after?: TransitionSummary): TransitionChange => ({
  ...(before && { before }),
  ...(after && { after }),
})

const eventOf = ({ id }: TransitionSummary): string => id.replace(/ \(\d+\)$/, '')

const longestEqualSequence = (
  before: readonly TransitionSummary[],
  after: readonly TransitionSummary[],
): Required<TransitionChange>[] => {
  const [oldBranch, ...oldRest] = before
  const [newBranch, ...newRest] = after
  if (!oldBranch || !newBranch) return []
  const pair = { before: oldBranch, after: newBranch }
  if (isEqual(pair)) return [pair, ...longestEqualSequence(oldRest, newRest)]
  const withoutOld = longestEqualSequence(oldRest, after)
  const withoutNew = longestEqualSequence(before, newRest)
  return withoutOld.length >= withoutNew.length ? withoutOld : withoutNew
}

/** Whether the targets and the guard are equal. */
const isEqual = ({ before, after }: TransitionChange): boolean =>
  JSON.stringify([before?.targets, before?.guard]) === JSON.stringify([after?.targets, after?.guard])
