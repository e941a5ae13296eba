import { expect, test } from 'vitest'
import { type ListKindName, listKindNames, listKinds } from '#domain/lists/kinds.ts'
import { itemRecord } from '#domain/records/item.ts'
import { marketerRecord } from '#domain/records/marketer.ts'
import { fieldsOf, type NamedField } from '#domain/records/record.ts'
import { userRecord } from '#domain/records/user.ts'

const fieldsByKind: Readonly<Record<ListKindName, readonly Pick<NamedField<never>, 'filter' | 'column' | 'sort'>[]>> = {
  users: fieldsOf(userRecord),
  items: fieldsOf(itemRecord),
  marketers: fieldsOf(marketerRecord),
}

// The start of the console reads URLs with the kinds of lists, so they do not import the records.
test.each(listKindNames)('the list of %s offers the filters and orders of its record', (name) => {
  const fields = fieldsByKind[name]
  const { filters, headerSorts } = listKinds[name]
  expect(filters.map((filter) => filter.name).sort()).toEqual(fields.flatMap(({ filter }) => filter?.[0] ?? []).sort())
  expect([...headerSorts].sort()).toEqual(fields.flatMap(({ column, sort }) => (column && sort) ?? []).sort())
})
