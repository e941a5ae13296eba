import * as z from 'zod/mini'
import { isEmail } from '#domain/auth/email.ts'
import { nameMinLength } from '#domain/limits.ts'
import { type Marketer, toNigerianPhone } from '#domain/people/marketers.ts'
import { keepsOldDigits } from '#domain/people/referralCodes.ts'
import { readLocalPhone, readEditedPhone } from '#domain/phones.ts'
import { asRead, readEmail, readName } from '#domain/readInput.ts'
import { isolate } from '#domain/text.ts'

type Rule = z.ZodMiniType<string, string>

/** A field of the marketer's form (§5). It is shown, checked, sent, compared and imported as it says here. */
export interface FormField {
  /** The field of the marketer that it edits. */
  readonly edits: keyof Marketer
  readonly label: string
  /** Its name in a sentence. */
  readonly noun: string
  readonly type: 'text' | 'email' | 'tel'
  /** For a new marketer. */
  readonly hint?: string
  /** For an existing one. */
  readonly editHint?: (marketer: Marketer) => string | undefined
  readonly newRule: Rule
  /** Null: an existing marketer keeps the value. */
  readonly editRule: Rule | null
  /** What the field shows when the person leaves it: the entry as it was read. */
  readonly read?: { readonly whenNew: (entry: string) => string; readonly whenEdited: (entry: string) => string }
  /** Two values with the same result are the same value. */
  readonly comparedAs: (value: string) => string
  /** Its names in the calls (§7). */
  readonly sentAs: { readonly create: string; readonly update?: string }
  /** The value of a new marketer in the call. */
  readonly toSent?: (value: string) => string
  /** The labels of its column in a file. Several columns can have a part each. */
  readonly fileLabel: RegExp
  readonly filePartLabel?: RegExp
  /** The value of a cell, where spreadsheets change it. */
  readonly readCell?: (cell: string) => string
}

/** Excel drops the zero at the start of a phone number. No number in Nigeria has ten digits. */
const restoreZero = (phone: string): string =>
  /^\s*[789]\d{2}[\s-]?\d{3}[\s-]?\d{4}\s*$/.test(phone) ? `0${phone.trim()}` : phone

/** The fields of the form, in their order. */
const marketerForm = {
  name: {
    edits: 'name',
    label: 'Full name',
    noun: 'name',
    type: 'text',
    newRule: z.pipe(
      asRead(readName),
      z.string().check(z.minLength(nameMinLength, `Name must be at least ${nameMinLength} characters`)),
    ),
    editRule: z.pipe(asRead(readName), z.string().check(z.minLength(1, 'Name is required'))),
    comparedAs: readName,
    sentAs: { create: 'name', update: 'name' },
    fileLabel: /^(full |marketer |ambassador )?names?$/,
    filePartLabel: /^(first|given|middle|other|last|family|sur) ?names?$/,
  },
  email: {
    edits: 'email',
    label: 'Email',
    noun: 'email',
    type: 'email',
    newRule: z.pipe(z.string().check(z.refine(isEmail, 'Invalid email address')), z.transform(readEmail)),
    editRule: null,
    comparedAs: readEmail,
    sentAs: { create: 'email' },
    fileLabel: /^(e ?)?mails?( address)?$/,
  },
  /** A new marketer's phone number is typed as it is dialled in Nigeria. */
  phone: {
    edits: 'phoneNumber',
    label: 'Phone number',
    noun: 'phone number',
    type: 'tel',
    hint: '11 digits, such as 08031234567',
    editHint: (marketer) =>
      keepsOldDigits(marketer)
        ? `The referral code ${isolate(marketer.referralCode)} has the digits of an earlier phone number`
        : undefined,
    newRule: z.pipe(
      asRead(readLocalPhone),
      z.string().check(z.regex(/^0\d{10}$/, 'Phone number must be 11 digits and start with 0')),
    ),
    editRule: z.pipe(
      asRead(readEditedPhone),
      z
        .string()
        .check(
          z.minLength(1, { error: 'Phone number is required', abort: true }),
          z.regex(/^\+?\d{10,15}$/, 'Please enter a valid phone number'),
        ),
    ),
    read: { whenNew: readLocalPhone, whenEdited: readEditedPhone },
    comparedAs: readEditedPhone,
    sentAs: { create: 'phone_number', update: 'phoneNumber' },
    toSent: toNigerianPhone,
    fileLabel: /^((tele|mobile |cell )?phone|mobile|cell|tel|gsm|whatsapp)( (no|nr|number))?$/,
    readCell: restoreZero,
  },
} as const satisfies Readonly<Record<string, FormField>>

export type MarketerField = keyof typeof marketerForm

export const marketerFields = Object.keys(marketerForm) as readonly MarketerField[]

/** What the form says of a field. */
export const formFieldOf = (name: MarketerField): FormField => marketerForm[name]

/** One value for each field of the form. */
export const mapFields = <Value>(valueOf: (field: FormField, name: MarketerField) => Value) =>
  Object.fromEntries(marketerFields.map((name) => [name, valueOf(marketerForm[name], name)])) as Record<
    MarketerField,
    Value
  >
