import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** The forms that do not call react-hook-form, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'src/pages/admin/dashboard/period/RangeForm.tsx':
    'two dates that the chart checks; the library would be 13 KB more before the first figures',
  'src/pages/admin/marketers/FormDialog.tsx': 'MarketerFormDialog calls useForm, and passes the handler and the fields',
  'src/pages/public/NotFoundPage.tsx': 'a button that works without a script; the form has no field',
}

const sources = ['src/pages', 'src/ui'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') })),
)
const pathsWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

describe('a form', () => {
  test.each(pathsWith(/<form\b/).filter((path) => !(path in exceptions)))(
    '%s takes its handler from react-hook-form',
    (path) => {
      const text = readFileSync(path, 'utf8')
      expect([/\buse\w*Form\(/.test(text), /\.handleSubmit\(/.test(text), /\buseState\(/.test(text)]).toEqual([
        true,
        true,
        false,
      ])
    },
  )

  test.each(pathsWith(/\buseForm\(/))('%s checks its values with a schema of the domain', (path) => {
    expect(readFileSync(path, 'utf8')).toMatch(/standardSchemaResolver\(\w+Schema\b/)
  })
})

test('an exception is a file with a form', () => {
  expect(Object.keys(exceptions).filter((path) => !pathsWith(/<form\b/).includes(path))).toEqual([])
})

test('the schemas of all forms are in the domain', () => {
  expect(pathsWith(/from 'zod/)).toEqual([])
})
