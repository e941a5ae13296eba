import { describe, expect, test } from 'vitest'
import { sourcesIn } from '#tests/support/sources.ts'

/** The forms that do not call react-hook-form, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'src/pages/admin/dashboard/period/RangeForm.tsx':
    'two dates that the chart checks; the library would be 13 KB more before the first figures',
  'src/pages/admin/marketers/FormDialog.tsx': 'MarketerFormDialog calls useForm, and passes the handler and the fields',
  'src/pages/public/NotFoundPage.tsx': 'a button that works without a script; the form has no field',
}

const sources = sourcesIn('src/pages', 'src/ui')
const filesWith = (pattern: RegExp) => sources.filter(({ code }) => pattern.test(code))
const pathsWith = (pattern: RegExp) => filesWith(pattern).map(({ file }) => file)

describe('a form', () => {
  test.each(filesWith(/<form\b/).filter(({ file }) => !(file in exceptions)))(
    '$file takes its handler from react-hook-form',
    ({ code }) => {
      expect(code).toMatch(/\buse\w*Form\(/)
      expect(code).toMatch(/\.handleSubmit\(/)
      expect(code).not.toMatch(/\buseState\(/)
    },
  )

  test.each(filesWith(/\buseForm\(/))('$file checks its values with a schema of the domain', ({ code }) => {
    expect(code).toMatch(/standardSchemaResolver\(\w+Schema\b/)
  })
})

test('an exception is a file with a form', () => {
  expect(Object.keys(exceptions).filter((path) => !pathsWith(/<form\b/).includes(path))).toEqual([])
})

test('the schemas of all forms are in the domain', () => {
  expect(pathsWith(/from 'zod/)).toEqual([])
})
