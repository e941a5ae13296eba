import { createHash } from 'node:crypto'
import { printValue } from '#tools/paths/model/printValue.ts'

/** In characters. */
const maxLength = 1_000
const cutLength = 200

/** A value in one line. A long value is cut and has a fingerprint, so that every change of it shows. */
export const valueText = (value: unknown): string => {
  const text = printValue(value)
  if (text.length <= maxLength) return text
  const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return `${text.slice(0, cutLength)}… (${text.length} characters, fingerprint ${fingerprint})`
}

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
    return printValue(before) === printValue(after) ? [] : [{ field, before, after }]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return keys.flatMap((key) => changesOf(before[key], after[key], field === '' ? key : `${field}.${key}`))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)

const isSameShape = (before: object, after: object): boolean =>
  Array.isArray(before) ? Array.isArray(after) && before.length === after.length : !Array.isArray(after)
