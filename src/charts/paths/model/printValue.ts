import { actorName } from '#charts/read/absentActors.ts'
import type { Fields } from '#charts/paths/model/valueText.ts'

/** A value in one line: JSON with sorted keys that also shows what JSON hides. Actors, functions and errors are texts. */
export const printValue = (value: unknown): string => {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return '"a function"'
  if (Object.is(value, -0)) return '-0'
  if (typeof value === 'object' && value !== null) return printObject(value)
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}

const printObject = (value: object): string => {
  if (value instanceof Error) return JSON.stringify(`${value.name}: ${value.message}`)
  if (Array.isArray(value)) return `[${value.map(printValue).join(',')}]`
  if (value instanceof Set) return `Set [${[...value].map(printValue).join(',')}]`
  if (value instanceof Map) return `Map [${[...value].map(printValue).join(',')}]`
  const data = 'toJSON' in value && typeof value.toJSON === 'function' ? (value.toJSON() as unknown) : value
  if (data !== value) return printValue(data)
  if ('xstate$$type' in value && 'id' in value) return JSON.stringify(`actor ${actorName(String(value.id))}`)
  const fields = Object.keys(value).sort()
  const parts = fields.map((field) => `${JSON.stringify(field)}:${printValue((value as Fields)[field])}`)
  return `${className(value)}{${parts.join(',')}}`
}

/** Empty for a plain object. */
const className = (value: object): string => {
  const prototype = Object.getPrototypeOf(value) as object | null
  return prototype === null || prototype === Object.prototype ? '' : `${prototype.constructor.name} `
}
