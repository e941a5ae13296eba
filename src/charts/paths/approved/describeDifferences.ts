import { splitAtCommas } from '#charts/paths/approved/approvedFile.ts'

/** A fact: `delay copied 2,000 ms` has the kind `delay`, the subject `copied` and the value `2,000 ms`. */
interface Fact {
  readonly kind: string
  readonly subject: string
  readonly value: string
}

const pattern = /^(?:(effect|call|send|stop|cancel|delay) (\S+)|(ends|stops)|(\S+))(?: (.*))?$/s

const toFact = (text: string): Fact => {
  const [, verb, subject = '', word, field = '', value = ''] = pattern.exec(text) ?? []
  const kind = verb ?? word
  if (kind !== undefined) return { kind, subject, value }
  return value === '' ? { kind: 'state', subject: '', value: field } : { kind: 'field', subject: field, value }
}

/** By kind, in the order of the sentences: the subject, and what is said of a missing, a new and a changed fact. */
const wordsByKind: Readonly<Record<string, readonly [subject: string, gone: string, added: string, changed: string]>> =
  {
    stops: ['the chart', 'no longer stops', 'stops', 'stops'],
    state: ['the chart', 'no longer enters', 'enters', 'enters'],
    ends: ['the chart', 'no longer ends', 'ends', 'ends with'],
    effect: ['the effect', 'is missing', 'is new', 'has'],
    send: ['the message', 'is no longer sent', 'is new', 'has'],
    call: ['the call', 'is no longer made', 'is new', 'has'],
    stop: ['the call', 'is no longer stopped', 'is stopped', ''],
    delay: ['the delay', 'no longer starts', 'starts', 'is'],
    cancel: ['the delay', 'is no longer cancelled', 'is cancelled', ''],
    field: ['', 'is no longer set to', 'changes to', 'is'],
  }

const kinds = Object.keys(wordsByKind)
const emptyValues = ['""', 'null', '[]', '{}', '0', 'false', 'undefined']

/** A part of a sentence. The head is without the values. */
export interface Clause {
  readonly head: string
  readonly text: string
}

/** What differs between the approved and the current facts of a step: states and effects first. */
export const describeDifferences = (approved: readonly string[], current: readonly string[]): Clause[] => {
  if (approved.join(', ') === current.join(', ')) return []
  const added = without(current, approved).map(toFact)
  const gone = without(approved, current).map(toFact)
  const clauses = gone
    .map((before) => {
      const index = added.findIndex(({ kind, subject }) => kind === before.kind && subject === before.subject)
      return { kind: before.kind, ...describe(before, index < 0 ? undefined : added.splice(index, 1)[0]) }
    })
    .concat(added.map((after) => ({ kind: after.kind, ...describe(undefined, after) })))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
  return clauses.length > 0 ? clauses : [{ head: '', text: 'the same happens in another order' }]
}

/** The facts that the other list does not have, each as often as it is missing. */
const without = (facts: readonly string[], others: readonly string[]): string[] => {
  const left = [...others]
  return facts.filter((fact) => {
    const index = left.indexOf(fact)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

const describe = (before: Fact | undefined, after: Fact | undefined): Clause => {
  const { kind, subject, value } = (before ?? after) as Fact
  const [name = '', gone = '', added = '', changed = ''] = wordsByKind[kind] ?? []
  const clause = (verb: string, rest: string): Clause => {
    const head = [name, subject, verb].filter((word) => word !== '').join(' ')
    const text = rest === '' ? head : `${head} ${rest}`
    return { head: kind === 'state' ? text : head, text }
  }
  if (!before) return clause(added, value)
  if (!after) return clause(kind === 'field' && emptyValues.includes(value) ? 'is no longer reset to' : gone, value)
  const [old, current] = [parametersOf(value), parametersOf(after.value)]
  const [missing, fresh] = [without(old, current).join(', '), without(current, old).join(', ')]
  return clause(changed, `${fresh || 'nothing'} instead of ${missing || 'nothing'}`)
}

/** The parameters of a fact, and what is before them. */
const parametersOf = (value: string): string[] => {
  const [, start = '', inner] = /^([^("[{]*)\((.*)\)$/s.exec(value) ?? []
  return inner === undefined ? [value] : [start.trim(), ...splitAtCommas(inner, 0)].filter((part) => part !== '')
}
