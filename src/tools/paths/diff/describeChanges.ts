import type { ChartChange } from '#tools/paths/diff/chartChanges.ts'
import type { TransitionSummary } from '#tools/paths/diff/chartSummary.ts'

/** Describes changes: a sentence for each chart, then a line for each transition. */
export const describeChanges = (ref: string, changes: readonly ChartChange[]): string =>
  changes.length === 0
    ? `No chart has changed since ${ref}.`
    : [`Since ${ref}:`, ...changes.flatMap((change) => ['', describeChart(change), ...transitionLines(change)])].join(
        '\n',
      )

const describeChart = (change: ChartChange): string => {
  const { chart, isNew, isRemoved, added, removed, changed, addedScripts, removedScripts } = change
  const parts = [
    ...(added.length > 0 ? [`adds ${count(added.length, 'transition')}`] : []),
    ...(changed.length > 0 ? [`changes ${count(changed.length, 'transition')}`] : []),
    ...(removed.length > 0 ? [`removes ${count(removed.length, 'transition')}`] : []),
    ...(addedScripts.length > 0 ? [`adds ${addedScripts.join(', ')}`] : []),
    ...(removedScripts.length > 0 ? [`removes ${removedScripts.join(', ')}`] : []),
  ]
  const subject = `${chart}${isNew ? ' (new)' : ''}${isRemoved ? ' (removed)' : ''}`
  return `${subject} ${parts.length > 0 ? parts.join('; ') : 'has no transitions'}.`
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

const transitionLines = ({ isNew, isRemoved, added, removed, changed }: ChartChange): string[] => {
  if (isNew || isRemoved) return []
  return [
    ...added.flatMap((transition) => [
      `  + ${transition.id} → ${targetsOf(transition)}${guardOf(transition)}`,
      ...wordLines('New', transition),
    ]),
    ...changed.flatMap(({ before, after }) => [
      `  * ${after.id}: ${differences(before, after).join('; ')}`,
      ...(before.words === after.words ? [] : wordLines('Before', before)),
      ...wordLines('Now', after),
    ]),
    ...removed.flatMap((transition) => [`  - ${transition.id}`, ...wordLines('Removed', transition)]),
  ]
}

const wordLines = (label: string, { words = '' }: TransitionSummary): string[] =>
  words === '' ? [] : [`      ${label}: ${words}`]

const targetsOf = ({ targets }: TransitionSummary): string => (targets.length > 0 ? targets.join(' and ') : 'no target')

const guardOf = ({ guard }: TransitionSummary): string => (guard === null ? '' : `, if ${guard}`)

const differences = (before: TransitionSummary, after: TransitionSummary): string[] => {
  const found = [
    ...(targetsOf(before) === targetsOf(after) ? [] : [`target ${targetsOf(after)}, was ${targetsOf(before)}`]),
    ...(before.guard === after.guard ? [] : [`guard ${after.guard ?? 'none'}, was ${before.guard ?? 'none'}`]),
  ]
  return found.length > 0 ? found : ['the order of its branches']
}
