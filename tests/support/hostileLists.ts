import { parse, visit } from 'graphql'
import { isListTab, type ListKindName, listKinds, listKindNames, type ListTab } from '#domain/lists/kinds.ts'
import type { Batch } from '#domain/lists/loadedRows.ts'
import { writeDocument } from '#services/api/apiRequest.ts'
import type { Api } from '#services/api/graphql.ts'
import { createBatchOperation } from '#services/api/listQueries.ts'
import { createListService } from '#services/api/lists.ts'

/** Every tab that shows a list, with the fields that its query asks for. A new list is in here without a change. */
export const allLists: readonly { readonly kind: ListKindName; readonly tab: ListTab; readonly fields: string[] }[] =
  listKindNames.flatMap((kind) =>
    listKinds[kind].tabs.filter(isListTab).map((tab) => ({ kind, tab, fields: rowFieldsOf(tab) })),
  )

function rowFieldsOf({ source }: ListTab): string[] {
  const fields: string[] = []
  visit(parse(writeDocument({ operations: [createBatchOperation({ source, cursor: null, limit: 1 })] })), {
    Field: ({ name, selectionSet }) => {
      if (name.value !== 'users' && name.value !== 'items') return undefined
      for (const field of selectionSet?.selections ?? []) if (field.kind === 'Field') fields.push(field.name.value)
      return false
    },
  })
  return fields
}

/** An API that answers every call with these rows. */
export const apiWithRows = (rows: readonly unknown[]): Api => {
  const result = { users: rows, items: rows, lastEvaluatedKey: null }
  return async ({ operations, schema }) =>
    Object.fromEntries(operations.map(({ alias, name }) => [alias ?? name, schema.parse(result)]))
}

/** The rows as the list service reads them. Null if it can read none: the list then shows an error. */
export const readRows = async ({ source }: ListTab, rows: readonly unknown[]): Promise<Batch | null> =>
  createListService(apiWithRows(rows))
    .fetchBatch({ source, cursor: null, limit: 100 })
    .catch((error: unknown) => {
      if (rows.length === 0) throw error
      return null
    })
