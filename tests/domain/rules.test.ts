import { expect, test } from 'vitest'
import { sourcesIn } from '#tests/support/sources.ts'

const product = sourcesIn('machines', 'src').filter(({ file }) => !/^src\/(?:local|tools|charts)\//.test(file))

/** What goes past a rule of the console, and the files that contain the rule. */
const rules: readonly (readonly [string, RegExp, readonly string[]])[] = [
  [
    'compare texts with fold() of src/domain/search.ts',
    /localeCompare|Intl\.Collator|toLocale(?:Lower|Upper)Case|toLowerCase\(\)\.(?:includes|startsWith|indexOf)/,
    [],
  ],
  [
    'change the form of a text with src/domain/search.ts or src/domain/readInput.ts',
    /\.normalize\(/,
    ['src/domain/people/referral.ts', 'src/domain/phones.ts', 'src/domain/readInput.ts', 'src/domain/search.ts'],
  ],
  [
    'read a field with asRead() of src/domain/readInput.ts',
    /z\.transform\(\(?\w*(?:: string)?\)? => \w+\.(?:trim|replace)/,
    [],
  ],
  ['take the digits of a phone number with src/domain/phones.ts', /phone\w*\.replace\(/i, ['src/domain/phones.ts']],
  ['take a day from a time with localDayOf() of src/domain/days.ts', /\.slice\(0, 10\)/, ['src/domain/days.ts']],
  [
    'read a letter of a shortcut with shortcutKeyOf() of src/domain/app/shortcutKey.ts',
    /\bkey\.toLowerCase\(|\bkey === '\w'|\.code === '\w|\bcase '\w':/,
    [],
  ],
  [
    'format with src/ui/format.ts, so that a page has one locale; src/start.ts prepares the formatters',
    /\bIntl\b\.(?!Segmenter)|\.toLocale/,
    ['src/start.ts', 'src/ui/format.ts'],
  ],
  ['use the locale of the page, not of the browser', /Intl\.\w+\((?!locale|'en-)/, []],
  [
    'encode parts of URLs with src/domain/text.ts, because the functions of the platform throw for some texts',
    /(?:en|de)codeURI/,
    ['src/domain/text.ts'],
  ],
  [
    'find a chart by its system id with machines/system.ts, so that the compiler checks each message',
    /system\.get\(/,
    ['machines/system.ts'],
  ],
  [
    'use a value of autocomplete that Chrome does not ignore',
    /(?<!<form\b[^>]*)autoComplete(=|: |=\{)["'](on|off|false)["']/,
    [],
  ],
]

test.each(rules)('the product: %s', (_rule, pattern, allowed) => {
  expect(product.flatMap(({ file, code }) => (pattern.test(code) ? [file] : [])).toSorted()).toEqual(allowed)
})
