import type { PartQuery, Pattern } from '#tests/engines/support/inPage.ts'

/** A part of a page: an element with a role, or one that a CSS selector finds. */
export interface Part {
  readonly role?: string
  readonly css?: string
  /** The accessible name: the whole text, or an expression that fits. */
  readonly name?: string | RegExp
  /** A part of the text. */
  readonly text?: string | RegExp
  readonly within?: Part
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const patternOf = (text: string | RegExp, isWhole: boolean): Pattern => {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags }
  return { source: isWhole ? `^${escaped(text)}$` : escaped(text), flags: '' }
}

/** The part as it is sent to a page. */
export const toQuery = ({ role, css, name, text, within }: Part): PartQuery => ({
  ...(role !== undefined && { role }),
  ...(css !== undefined && { css }),
  ...(name !== undefined && { name: patternOf(name, true) }),
  ...(text !== undefined && { text: patternOf(text, false) }),
  ...(within && { within: toQuery(within) }),
})

/** The part in words, for messages. */
export const describePart = ({ role, css, name, text, within }: Part): string =>
  [
    role ?? css ?? 'element',
    name === undefined ? '' : ` "${String(name)}"`,
    text === undefined ? '' : ` with the text "${String(text)}"`,
    within ? ` in ${describePart(within)}` : '',
  ].join('')

type PartMaker = (name?: string | RegExp, rest?: Omit<Part, 'role' | 'name'>) => Part

const ofRole =
  (role: string): PartMaker =>
  (name, rest) => ({ role, ...(name !== undefined && { name }), ...rest })

export const button = ofRole('button')
export const link = ofRole('link')
export const heading = ofRole('heading')
export const textbox = ofRole('textbox')
export const searchbox = ofRole('searchbox')
export const region = ofRole('region')
export const dialog = ofRole('dialog')
export const alertDialog = ofRole('alertdialog')
export const menuItem = ofRole('menuitem')
export const menuItemRadio = ofRole('menuitemradio')
export const table = ofRole('table')
export const image = ofRole('img')
export const toast = (text: string | RegExp): Part => ({ css: '[data-toast]', text })
export const anyText = (text: string | RegExp): Part => ({ css: 'body', text })
