import { type Fields, isPlain, type NameOf, valueText } from '#charts/paths/model/valueText.ts'

/** A field whose value changed, with the new value or what a list gained and lost. */
interface Change {
  readonly field: string
  readonly text: string
}

/** A value with more changes is told as a whole. */
const maxChanges = 8

/** The fields that differ, each as deep as possible. */
export const changesOf = (before: unknown, after: unknown, nameOf?: NameOf, field = ''): Change[] => {
  if (before === after || valueText(before) === valueText(after)) return []
  const whole = (): Change[] => [{ field, text: valueText(after, nameOf) }]
  if (Array.isArray(before) && Array.isArray(after)) {
    const text = listChange(before, after, nameOf)
    if (text !== null && (after.length > 3 || text.length < valueText(after, nameOf).length)) return [{ field, text }]
    if (before.length !== after.length) return whole()
  } else if (!isSameRecord(before, after)) return whole()
  const [old, now] = [before as Fields, after as Fields]
  const changes = Object.keys({ ...old, ...now })
    .sort()
    .flatMap((key) => changesOf(old[key], now[key], nameOf, field === '' ? key : `${field}.${key}`))
  return field !== '' && changes.length > maxChanges ? whole() : changes
}

/** Whether a record is the same with other fields. Records with different ids are different. */
const isSameRecord = (before: unknown, after: unknown): boolean =>
  isPlain(before) && isPlain(after) && before['id'] === after['id'] && Object.keys(after).length > 0

/** `+ row USR-2 at the end (2 in all)`; null if elements only changed, or if the lists have none in common. */
const listChange = (before: readonly unknown[], after: readonly unknown[], nameOf?: NameOf): string | null => {
  const [old, now] = [before.map((value) => valueText(value)), after.map((value) => valueText(value))]
  const first = equalCount(old, now)
  const last = equalCount(old.slice(first).toReversed(), now.slice(first).toReversed())
  const signed = (sign: string, values: readonly unknown[]): string =>
    values.length === 0 ? '' : `${sign} ${valueText(values.length === 1 ? values[0] : values, nameOf)} `
  if (first + last > 0) {
    const [removed, added] = [before.slice(first, old.length - last), after.slice(first, now.length - last)]
    if (removed.length === added.length || after.length === 0) return null
    const place = last === 0 ? 'at the end' : first === 0 ? 'in front' : `at ${first}`
    return `${signed('-', removed)}${signed('+', added)}${place} (${after.length} in all)`
  }
  const shift = now.findIndex((_, by) => by > 0 && equalCount(now.slice(by), old) === now.length - by)
  return shift < 0
    ? null
    : `${signed('+', after.slice(0, shift))}in front (${after.length} in all, the last ones removed)`
}

/** How many elements are equal from the start. */
const equalCount = (a: readonly string[], b: readonly string[]): number => {
  const different = a.findIndex((text, index) => text !== b[index])
  return different < 0 ? a.length : different
}
