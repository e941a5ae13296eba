import { expect, test } from 'vitest'
import { sourcesIn } from '#tests/support/sources.ts'
import {
  argumentsOf,
  calledObject,
  child,
  nameOf,
  nodesIn,
  nodesOf,
  sidesOf,
  type SyntaxNode,
} from '#tests/support/syntax.ts'

const product = sourcesIn('machines', 'src')
  .filter(({ file }) => !/^src\/(?:local|tools|charts)\//.test(file))
  .map(({ file, code }) => ({ file, nodes: nodesOf(file, code) }))

const isOneOf = (names: readonly string[], node: SyntaxNode | undefined) => names.includes(nameOf(node))
const valuesOf = (node: SyntaxNode) => argumentsOf(node).map(({ value }) => value)
const changesCase = (node: SyntaxNode) => calledObject(node, 'toLowerCase', 'toUpperCase') !== undefined
const isIntl = (node: SyntaxNode | undefined) =>
  node?.type === 'MemberExpression' && nameOf(child(node, 'object')) === 'Intl'
const isLetter = (node: SyntaxNode | undefined) => /^\w$/.test(String(node?.['value'] ?? ''))
const ignoredByChrome = (node: SyntaxNode | undefined) => ['on', 'off', 'false'].includes(String(node?.['value']))

interface Rule {
  readonly rule: string
  readonly isFault: (node: SyntaxNode) => boolean
  /** A fault as an example. */
  readonly faults: readonly string[]
  /** The files that contain the rule. */
  readonly allowed?: readonly string[]
}

/** What goes past a rule of the console. */
const rules: readonly Rule[] = [
  {
    rule: 'compare texts with fold() of src/domain/search/search.ts',
    isFault: (node) =>
      isOneOf(['localeCompare', 'Collator', 'toLocaleLowerCase', 'toLocaleUpperCase'], node) ||
      sidesOf(node).some((side) => nodesIn(side).some(changesCase)) ||
      nodesIn(calledObject(node, 'includes', 'startsWith', 'endsWith', 'indexOf') ?? { type: '' }).some(changesCase),
    faults: [
      'a.name.toLowerCase() === b.name.toLowerCase()',
      'a.toUpperCase().trim() !== b',
      'a.toLowerCase().includes(b)',
    ],
    // The path of a link, and the form of a single letter.
    allowed: ['src/domain/people/referral.ts', 'src/domain/search/search.ts'],
  },
  {
    rule: 'change the form of a text with src/domain/search/search.ts or src/domain/readInput.ts',
    isFault: (node) => calledObject(node, 'normalize') !== undefined,
    faults: ["name.normalize('NFC')"],
    allowed: [
      'src/domain/people/referral.ts',
      'src/domain/phones.ts',
      'src/domain/readInput.ts',
      'src/domain/search/search.ts',
    ],
  },
  {
    rule: 'read a field with asRead() of src/domain/readInput.ts',
    isFault: (node) =>
      calledObject(node, 'transform') !== undefined &&
      argumentsOf(node).some((argument) => calledObject(child(argument, 'body'), 'trim', 'replace', 'replaceAll')),
    faults: ['z.pipe(z.string(), z.transform((text) => text.trim()))'],
  },
  {
    rule: 'check an email with isEmail() or emailOf() of src/domain/auth/email.ts, which read it first',
    isFault: (node) => nameOf(calledObject(node, 'email')) === 'z',
    faults: ["z.object({ email: z.email('Invalid') })"],
    allowed: ['src/domain/auth/email.ts'],
  },
  {
    rule: 'write a file with csvParts() of src/domain/lists/csv.ts',
    isFault: (node) => calledObject(node, 'join') !== undefined && /^[,;\t]$/.test(String(valuesOf(node)[0])),
    faults: ["rows.map((cells) => cells.join(',')).join('\\n')", "cells.join(';')"],
    // A list in a URL, and the types of a file input.
    allowed: ['src/domain/lists/csv.ts', 'src/domain/people/refereeFilter.ts', 'src/domain/settings/photo.ts'],
  },
  {
    rule: 'show no placeholder of §9 as a value',
    isFault: ({ value }) => [10.25, 5.75, 12.3, 15.7].includes(value as number),
    faults: ['const trends = [10.25, 5.75, -2.3]'],
  },
  {
    rule: 'take the digits of a phone number with src/domain/phones.ts',
    isFault: (node) => /phone/i.test(nameOf(calledObject(node, 'replace', 'replaceAll'))),
    faults: ["user.phoneNumber.replace(/\\D/g, '')"],
    allowed: ['src/domain/phones.ts'],
  },
  {
    rule: 'take a day from a time with localDayOf() of src/domain/days.ts',
    isFault: (node) =>
      (calledObject(node, 'slice', 'substring') !== undefined && valuesOf(node).join() === '0,10') ||
      (calledObject(node, 'split') !== undefined && valuesOf(node)[0] === 'T'),
    faults: ["time.split('T')[0]", "const [day] = time.split('T')", 'time.slice(0, 10)'],
    allowed: ['src/domain/days.ts'],
  },
  {
    rule: 'read a letter of a shortcut with shortcutKeyOf() of src/domain/app/shortcutKey.ts',
    isFault: (node) =>
      nameOf(calledObject(node, 'toLowerCase')) === 'key' ||
      (sidesOf(node).some((side) => isOneOf(['key', 'code'], side)) && sidesOf(node).some(isLetter)) ||
      (node.type === 'SwitchCase' && isLetter(child(node, 'test'))),
    faults: ["event.key === 'k'", 'key.toLowerCase()', "switch (letter) { case 'k': }"],
  },
  {
    rule: 'format with src/ui/format.ts, so that a page has one locale; src/start.ts prepares the formatters',
    isFault: (node) =>
      (isIntl(node) && nameOf(node) !== 'Segmenter') ||
      (node.type === 'MemberExpression' && nameOf(node).startsWith('toLocale')),
    faults: ["new Intl.NumberFormat('en-US')", 'count.toLocaleString()'],
    allowed: ['src/start.ts', 'src/ui/format.ts'],
  },
  {
    rule: 'use the locale of the page, not of the browser',
    isFault: (node) => {
      const [locale] = argumentsOf(node)
      const isPages = nameOf(locale) === 'locale' || String(locale?.['value']).startsWith('en-')
      return (
        (node.type === 'NewExpression' || node.type === 'CallExpression') && isIntl(child(node, 'callee')) && !isPages
      )
    },
    faults: ['new Intl.Segmenter()', "new Intl.NumberFormat('de')"],
  },
  {
    rule: 'encode parts of URLs with src/domain/text.ts, because the functions of the platform throw for some texts',
    isFault: (node) => node.type === 'Identifier' && /^(?:en|de)codeURI/.test(nameOf(node)),
    faults: ['encodeURIComponent(name)'],
    allowed: ['src/domain/text.ts'],
  },
  {
    rule: 'find a chart by its system id with machines/system.ts, so that the compiler checks each message',
    isFault: (node) => nameOf(calledObject(node, 'get')) === 'system',
    faults: ["system.get('bell')"],
    allowed: ['machines/system.ts'],
  },
  {
    rule: 'use a value of autocomplete that Chrome does not ignore',
    isFault: (node) =>
      (node.type === 'JSXOpeningElement' &&
        nameOf(child(node, 'name')) !== 'form' &&
        nodesIn(node).some(
          (part) =>
            part.type === 'JSXAttribute' &&
            nameOf(child(part, 'name')) === 'autoComplete' &&
            nodesIn(part).some(ignoredByChrome),
        )) ||
      ((node.type === 'Property' || node.type === 'AssignmentPattern') &&
        nameOf(child(node, 'key') ?? child(node, 'left')) === 'autoComplete' &&
        ignoredByChrome(child(node, 'value') ?? child(node, 'right'))),
    faults: ['<input autoComplete="off" />', "const field = { autoComplete: 'off' }"],
  },
]

test.each(rules)('the product: $rule', ({ isFault, allowed = [] }) => {
  expect(product.flatMap(({ file, nodes }) => (nodes.some(isFault) ? [file] : [])).toSorted()).toEqual(allowed)
})

test.each(rules.flatMap(({ rule, isFault, faults }) => faults.map((fault) => [fault, rule, isFault] as const)))(
  '%s goes past a rule: %s',
  (fault, _, isFault) => {
    expect(nodesOf('fault.tsx', fault).some(isFault)).toBe(true)
  },
)
