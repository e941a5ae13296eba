import { createHash } from 'node:crypto'
import { absentIdOf } from '#tools/paths/model/absentActors.ts'

/** In characters. */
const maxLength = 1_000
const cutLength = 200

/** A value in one line. A long value is cut and has a fingerprint, so that every change of it shows. */
export const valueText = (value: unknown): string => {
  const text = toJson(value)
  if (text.length <= maxLength) return text
  const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return `${text.slice(0, cutLength)}… (${text.length} characters, fingerprint ${fingerprint})`
}

/** The name of an actor. An actor without an id is the tested chart. */
export const actorName = (id: string): string => absentIdOf(id) ?? (/^x:\d+$/.test(id) ? 'this chart' : id)

/** JSON with sorted keys. Actors and errors are texts. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Error) return `${part.name}: ${part.message}`
    if (typeof part === 'function') return 'a function'
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    if ('xstate$$type' in part) return `actor ${actorName((part as unknown as { id: string }).id)}`
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  }) ?? 'undefined'

/** A field whose value changed. */
interface Change {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** The fields that differ, each as deep as possible. A list of another length is one change. */
export const changesOf = (before: unknown, after: unknown, field = ''): Change[] => {
  if (before === after) return []
  if (!isRecord(before) || !isRecord(after) || !isSameShape(before, after))
    return toJson(before) === toJson(after) ? [] : [{ field, before, after }]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return keys.flatMap((key) => changesOf(before[key], after[key], field === '' ? key : `${field}.${key}`))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)

const isSameShape = (before: object, after: object): boolean =>
  Array.isArray(before) ? Array.isArray(after) && before.length === after.length : !Array.isArray(after)
