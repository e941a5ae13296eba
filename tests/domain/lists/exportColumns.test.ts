import { parse } from 'csv-parse/sync'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { itemSchema, itemToRow } from '#domain/items/items.ts'
import { csvPartsOf } from '#domain/lists/csvDownload.ts'
import type { ListKindName } from '#domain/lists/kinds.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { marketerToRow } from '#domain/people/marketers.ts'
import { userSchema, userToRow } from '#domain/people/users.ts'

const textOf = (field: string): string => `text of ${field}`

/** A value for each field of a schema: the first of these that the schema keeps. */
const valuesOf = (schema: typeof userSchema | typeof itemSchema) => {
  const fields = Object.keys(schema.shape)
  return Object.fromEntries(
    fields.map((field, at): [string, unknown] => {
      if (field.endsWith('At'))
        return [field, field === 'createdAt' ? '2026-01-10T12:00:00.000Z' : '2026-01-20T12:00:00.000Z']
      const value = [textOf(field), 1_000 + at, [textOf(field)]].find((candidate) =>
        isDeepStrictEqual(
          Object.entries(schema.parse({ id: 'USR-1', [field]: candidate })).find(([name]) => name === field)?.[1],
          candidate,
        ),
      )
      return [field, value]
    }),
  )
}

const shownText = (value: unknown): string => {
  const text = String(value)
  return (/^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 10) : text).toLowerCase()
}

test.each<[ListKindName, readonly string[], typeof userSchema | typeof itemSchema, (entity: never) => ListRow]>([
  ['users', ['deviceToken'], userSchema, userToRow],
  ['marketers', ['deviceToken'], userSchema, marketerToRow],
  ['items', [], itemSchema, itemToRow],
])('a file of %s has every field of a row, without %j', (kind, secrets, schema, toRow) => {
  const values = valuesOf(schema)
  const row = toRow(schema.parse(values) as never)
  const text = [...csvPartsOf({ file: { name: 'x.csv', kind, reader: 'program' }, rows: [row] })].join('')
  const [labels = [], cells = []] = parse(text, { record_delimiter: '\r\n' }) as string[][]
  const line = cells.join('\n').toLowerCase()
  const leftOut = Object.keys(values).filter((field) => !line.includes(shownText(values[field])))
  expect(leftOut).toEqual(secrets)
  expect(new Set(labels).size).toBe(labels.length)
})
