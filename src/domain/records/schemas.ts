import * as z from 'zod/mini'
import { readStoredEmail } from '#domain/auth/email.ts'
import { amountField, countField, idField, textField } from '#domain/lists/schemaFields.ts'
import { readStoredPhone } from '#domain/phones.ts'
import { readName, readStatus } from '#domain/readInput.ts'
import type { Contract, EntityOf, FieldKind, FieldValues } from '#domain/records/contract.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** A missing list becomes empty, and what is not a text is left out. A copy of a list needs more memory than the list. */
const textsField = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): string[] => {
    const values: unknown[] = Array.isArray(value) ? value : []
    return values.every(isText) ? values : values.filter(isText)
  }),
)

const schemas = {
  id: idField,
  text: textField,
  email: z.pipe(textField, z.transform(readStoredEmail)),
  phone: z.pipe(textField, z.transform(readStoredPhone)),
  code: z.pipe(textField, z.transform(readName)),
  word: z.pipe(textField, z.transform(readStatus)),
  status: z.pipe(textField, z.transform(readStatus)),
  time: z.pipe(textField, z.transform(readName)),
  count: countField,
  amount: amountField,
  texts: textsField,
} satisfies { [Kind in FieldKind]: z.ZodMiniType<FieldValues[Kind]> }

/** The schema of a record. A field of another type becomes the empty value of its kind, so that the rest of the row stays. */
export const schemaOf = <const C extends Contract>(contract: C): z.ZodMiniType<EntityOf<C>> =>
  z.object(Object.fromEntries(Object.entries(contract).map(([name, kind]) => [name, schemas[kind]]))) as never
