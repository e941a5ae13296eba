import type { ObservedStep } from '#tools/paths/expectations/observeSteps.ts'
import { changesOf, valueText } from '#tools/paths/expectations/valueText.ts'

/** A line of a step: `delay copied: 2,000 ms` has the subject `delay copied` and the value `2,000 ms`. */
interface Fact {
  readonly subject: string
  readonly value: string | undefined
}

const toFact = (line: string): Fact => {
  const end = line.indexOf(': ')
  return end < 0 ? { subject: line, value: undefined } : { subject: line.slice(0, end), value: line.slice(end + 2) }
}

/** What differs between the approved and the current step, one sentence each. */
export const describeDifferences = (approved: ObservedStep, current: ObservedStep): string[] => {
  if (approved.lines.join('\n') === current.lines.join('\n')) return []
  const gone = without(approved.lines, current.lines).map(toFact)
  const added = without(current.lines, approved.lines).map(toFact)
  const pairs = gone.map((before) => {
    const index = added.findIndex(({ subject }) => subject === before.subject)
    return { before, after: index < 0 ? undefined : added.splice(index, 1)[0] }
  })
  const sentences = [
    ...pairs.flatMap(({ before, after }) => describeChange(before, after)),
    ...added.map(({ subject, value }) => `${subjectText(subject)} is new${value === undefined ? '' : `: ${value}`}.`),
  ]
  const isOfContext = (sentence: string): boolean => sentence.startsWith('context.')
  const visibleFirst = [...sentences].sort((a, b) => Number(isOfContext(a)) - Number(isOfContext(b)))
  const clauses = sentences.length > 0 ? visibleFirst : ['the same happens in another order.']
  return clauses.map((clause) => `After "${approved.input}", ${clause}`)
}

/** The lines that the other list does not have, each as often as it is missing. */
const without = (lines: readonly string[], others: readonly string[]): string[] => {
  const left = [...others]
  return lines.filter((line) => {
    const index = left.indexOf(line)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

const describeChange = (before: Fact, after: Fact | undefined): string[] => {
  const subject = subjectText(before.subject)
  if (!after) return [`${subject} is missing${before.value === undefined ? '' : `: ${before.value}`}.`]
  const [old, current] = [parseJson(before.value), parseJson(after.value)]
  if (old === undefined || current === undefined)
    return [`${subject} was ${before.value ?? 'without a value'} and is ${after.value ?? 'without a value'}.`]
  return changesOf(old, current).map((change) => {
    const field = change.field === '' ? '' : ` (${change.field})`
    return `${subject}${field} was ${valueText(change.before)} and is ${valueText(change.after)}.`
  })
}

/** Undefined for a text that is no JSON, for example because it is cut. */
const parseJson = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const subjectText = (subject: string): string => (subject.startsWith('context.') ? subject : `the ${subject}`)
