import * as z from 'zod/mini'

/** A text of the contract. A missing text becomes ''. */
export const textField = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
)

/** The nearest number that counts something. Sums of larger numbers are not exact. */
export const toCount = (value: number): number => Math.min(Math.max(0, Math.round(value)), Number.MAX_SAFE_INTEGER)

/** A non-negative integer of the contract. A missing number becomes 0 (§5). */
export const countField = z.pipe(
  z.nullish(z.number()),
  z.transform((value) => toCount(value ?? 0)),
)

/** A number of the contract. A missing number becomes null, for example the price of an item without one. */
export const amountField = z.pipe(
  z.nullish(z.number()),
  z.transform((value) => value ?? null),
)
