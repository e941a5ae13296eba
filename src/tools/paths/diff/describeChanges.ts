import type { TransitionSummary } from '#tools/paths/diff/chartSummary.ts'
import type { ChartChange } from '#tools/paths/diff/chartChanges.ts'

/** What a change adds and retires, in words: a sentence for each chart, and below it a line for each transition. */
export const describeChanges = (ref: string, changes: readonly ChartChange[]): string =>
  changes.length === 0
    ? `Since ${ref} there is nothing new to verify.`
    : [`Since ${ref}:`, ...changes.flatMap((change) => ['', sentenceOf(change), ...linesOf(change)])].join('\n')

const sentenceOf = (change: ChartChange): string => {
  const { chart, isNew, isRemoved, added, removed, changed, addedScripts, removedScripts } = change
  const parts = [
    ...(added.length > 0 ? [`adds ${count(added.length, 'transition')} to verify`] : []),
    ...(changed.length > 0 ? [`changes ${count(changed.length, 'transition')}`] : []),
    ...(removed.length > 0 ? [`removes ${count(removed.length, 'transition')}`] : []),
    ...(addedScripts.length > 0 ? [`adds ${addedScripts.join(', ')}`] : []),
    ...(removedScripts.length > 0 ? [`retires ${removedScripts.join(', ')}`] : []),
  ]
  return `${chart}${isNew ? ', which is new,' : ''}${isRemoved ? ', which is gone,' : ''} ${parts.length > 0 ? parts.join('; ') : 'has nothing to verify'}.`
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

/** A chart that is wholly new or gone needs no list. */
const linesOf = ({ isNew, isRemoved, added, removed, changed }: ChartChange): string[] => {
  if (isNew || isRemoved) return []
  return [
    ...added.map((transition) => `  + ${transition.id}, ${leads(transition)}${asks(transition)}`),
    ...changed.map(({ before, now }) => `  * ${now.id} ${differences(before, now).join('; ')}`),
    ...removed.map(({ id }) => `  - ${id}`),
  ]
}

const placesOf = ({ targets }: TransitionSummary): string => targets.join(' and ')

const leads = (transition: TransitionSummary): string =>
  transition.targets.length === 0 ? 'which leads nowhere else' : `which leads to ${placesOf(transition)}`

const asks = ({ guard }: TransitionSummary): string => (guard === null ? '' : `, if ${guard}`)

const differences = (before: TransitionSummary, now: TransitionSummary): string[] => {
  const found = [
    ...(placesOf(before) === placesOf(now)
      ? []
      : [`leads to ${placesOf(now) || 'nowhere else'}, no longer to ${placesOf(before) || 'nowhere else'}`]),
    ...(before.guard === now.guard ? [] : [`happens ${condition(now)}, no longer ${condition(before)}`]),
  ]
  return found.length > 0 ? found : ['is asked for in another order']
}

const condition = ({ guard }: TransitionSummary): string => (guard === null ? 'always' : `if ${guard}`)
