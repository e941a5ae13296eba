import { createHash } from 'node:crypto'
import { actorName } from '#charts/read/absentActors.ts'

/** The name of a value at any depth; undefined if it has none. */
export type NameOf = (value: unknown) => string | undefined

export type Fields = Readonly<Record<string, unknown>>

/** In characters. A longer value has a fingerprint instead of its parts, so that every change of it shows. */
const maxLength = { line: 200, lines: 50, parts: 400 } as const

/** The texts of values without names. Nothing changes a value of a chart. */
const knownTexts = new WeakMap<object, string>()

/** A value in one line: `{code "1234", users [user Ada Obi]}`. Different values have different texts. */
export const valueText = (value: unknown, nameOf?: NameOf): string => {
  if (nameOf || typeof value !== 'object' || value === null) return nameOf?.(value) ?? textOf(value, nameOf)
  const text = knownTexts.get(value) ?? textOf(value)
  knownTexts.set(value, text)
  return text
}

const textOf = (value: unknown, nameOf?: NameOf): string => {
  const part = (inner: unknown): string => valueText(inner, nameOf)
  const list = (values: Iterable<unknown>): string => joined([...values].map(part), '[]')
  if (typeof value === 'string') return stringText(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return 'a function'
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value)
  if (Array.isArray(value)) return list(value)
  if (value instanceof Set) return `Set ${list(value)}`
  if (value instanceof Map) return `Map ${list(value)}`
  if (value instanceof Error) return `${value.name} ${JSON.stringify(value.message)}`
  if (value instanceof Date && Number.isNaN(value.getTime())) return 'an invalid date'
  if ('toJSON' in value && typeof value.toJSON === 'function') return part(value.toJSON())
  if ('xstate$$type' in value) return `actor ${actorName((value as unknown as { id: string }).id)}`
  const fields = Object.keys(value).sort()
  const text = joined(
    fields.map((field) => fieldText(field, part((value as Fields)[field]))),
    '{}',
  )
  return isPlain(value) ? text : `${value.constructor.name} ${text}`
}

/** `user Ada Obi` for the field `user`, and not `user user Ada Obi`. */
export const fieldText = (field: string, text: string): string =>
  text.startsWith(`${field} `) ? text : `${withoutMarks(field)} ${text}`

/** A word without the marks that separate facts. */
export const withoutMarks = (text: string): string => text.replaceAll(/[\s,()[\]{}"]+/g, '_')

export const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const joined = (texts: readonly string[], brackets: '[]' | '{}'): string => {
  const text = `${brackets[0] ?? ''}${texts.join(', ')}${brackets[1] ?? ''}`
  return text.length <= maxLength.parts ? text : `${texts.length} values (${fingerprint(text)})`
}

const stringText = (text: string): string => {
  if (text.length <= maxLength[text.includes('\n') ? 'lines' : 'line']) return JSON.stringify(text)
  return `${JSON.stringify(`${text.slice(0, 30)}…`)} (${text.length} characters, ${fingerprint(text)})`
}

const fingerprint = (text: string): string =>
  `fingerprint ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
