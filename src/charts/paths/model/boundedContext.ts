import { isPlain } from '#charts/paths/model/valueText.ts'

/** More than these make no difference: otherwise a counter or a growing list has configurations without end. */
const most = { number: 10, elements: 3, characters: 40, depth: 4 } as const

/** The context of a chart as a key that has a limited number of values. */
export const boundedContext = (value: unknown, depth = 0): unknown => {
  const inner = (part: unknown) => boundedContext(part, depth + 1)
  const list = (values: readonly unknown[]) =>
    values.length > most.elements ? [...values.slice(0, most.elements).map(inner), 'more'] : values.map(inner)
  if (typeof value === 'number' || typeof value === 'bigint') return value > most.number ? 'a large number' : value
  if (typeof value === 'string') return value.length > most.characters ? value.slice(0, most.characters) : value
  if (typeof value !== 'object' || value === null) return value
  if (depth > most.depth) return 'more'
  if (Array.isArray(value)) return list(value)
  if (value instanceof Set) return { set: list([...value]) }
  if (value instanceof Map) return { map: list([...value]) }
  if (value instanceof Date) return 'a date'
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inner(part)])) : value
}
