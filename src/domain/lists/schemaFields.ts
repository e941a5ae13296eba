import * as z from 'zod/mini'

/** A text of the contract, which may be missing. */
export const textField = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
)

/** A whole number of the contract; what is missing counts as 0 (§5). */
export const countField = z.pipe(
  z.nullish(z.number()),
  z.transform((value) => Math.max(0, Math.round(value ?? 0))),
)

/** A number of the contract that may be missing, as a price that an item does not have. */
export const amountField = z.pipe(
  z.nullish(z.number()),
  z.transform((value) => value ?? null),
)
