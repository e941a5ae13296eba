import * as z from 'zod/mini'
import { isVisible } from '#domain/text.ts'

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const toText = (value: unknown): string => (isScalar(value) && isVisible(String(value)) ? String(value) : '')

/** Digits in groups of three, as people write a price. */
const groupedDigits = /^\s*\d{1,3}(,\d{3})+(\.\d+)?\s*$/

/** A number, also from its text. Null for every other value. */
export const toNumber = (value: unknown): number | null => {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null
  const number = Number(groupedDigits.test(String(value)) ? String(value).replaceAll(',', '') : value)
  return Number.isFinite(number) ? number : null
}

const anyValue = z.optional(z.unknown())

/** The id of a row. A row without one is not readable. */
export const idField = z.string().check(z.minLength(1))

/** A text of the contract. A missing value, one of another type and one without a visible sign become ''. */
export const textField = z.pipe(anyValue, z.transform(toText))

/** The nearest number that counts something. Sums of larger numbers are not exact. */
const toCount = (value: number): number => Math.min(Math.max(0, Math.round(value)), Number.MAX_SAFE_INTEGER)

/** A non-negative integer of the contract, also as text. A missing number becomes 0 (§5). */
export const countField = z.pipe(
  anyValue,
  z.transform((value) => toCount(toNumber(value) ?? 0)),
)

/** A number of the contract, also as text. A missing number becomes null, for example the price of an item without one. */
export const amountField = z.pipe(anyValue, z.transform(toNumber))

/** A part of an answer that may be missing. One that cannot be read becomes null. */
export const readableOrNull = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    anyValue,
    z.transform((value): T | null => schema.safeParse(value).data ?? null),
  )
