import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = ['machines', 'src']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
  .filter((file) => /\.tsx?$/.test(file) && !/^src\/(?:local|tools|charts)\//.test(file))

/** What goes past a rule that docs/map.md names, and the files that contain the rule. */
const rules: readonly (readonly [string, RegExp, readonly string[]])[] = [
  [
    'compare texts with fold() of src/domain/search.ts',
    /localeCompare|Intl\.Collator|toLocale(?:Lower|Upper)Case|toLowerCase\(\)\.(?:includes|startsWith|indexOf)/,
    [],
  ],
  [
    'change the form of a text with src/domain/search.ts or src/domain/readInput.ts',
    /\.normalize\(/,
    ['src/domain/phones.ts', 'src/domain/readInput.ts', 'src/domain/search.ts'],
  ],
  [
    'read a field with asRead() of src/domain/readInput.ts',
    /z\.transform\(\(?\w*(?:: string)?\)? => \w+\.(?:trim|replace)/,
    [],
  ],
  ['take the digits of a phone number with src/domain/phones.ts', /phone\w*\.replace\(/i, ['src/domain/phones.ts']],
  ['take a day from a time with localDayOf() of src/domain/days.ts', /\.slice\(0, 10\)/, ['src/domain/days.ts']],
]

test.each(rules)('all code: %s', (_rule, pattern, allowed) => {
  expect(files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).toSorted()).toEqual(allowed)
})
