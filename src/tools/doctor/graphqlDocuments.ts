import { dayOf } from '#domain/days.ts'
import { Kind, parse, print, visit } from 'graphql'
import { isListTab, listKinds } from '#domain/lists/kinds.ts'
import type { Cursor } from '#domain/lists/loadProgress.ts'
import { emptyDetails } from '#domain/people/marketerForms.ts'
import { batchSize } from '#domain/limits.ts'
import { createAmbassadorService } from '#services/api/ambassador.ts'
import { type ServerForm, writeDocument } from '#services/api/apiRequest.ts'
import { createComparisonService } from '#services/api/comparison.ts'
import { createDashboardService } from '#services/api/dashboard.ts'
import { createDeleteAccountService } from '#services/api/deleteAccount.ts'
import type { Api } from '#services/api/graphql.ts'
import { createListService } from '#services/api/lists.ts'
import { cursorFieldsOf } from '#services/api/listQueries.ts'
import { createMarketerService } from '#services/api/marketers.ts'
import { createTotalsService } from '#services/api/totals.ts'
import { createUserStatusService } from '#services/api/userStatus.ts'

/** A field that no schema has. A server refuses a document with it as a whole, and runs nothing. */
export const unknownField = 'doctorDryCall'

/** The same document with {@link unknownField} in each operation. */
export const toDryCall = (document: string): string => {
  const field = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: unknownField } } as const
  return print(
    visit(parse(document), {
      OperationDefinition: (operation) => ({
        ...operation,
        selectionSet: { ...operation.selectionSet, selections: [...operation.selectionSet.selections, field] },
      }),
    }),
  )
}

const noTime = { start: new Date(0), end: new Date(0) }
const account = { id: 'USR-1', email: 'someone@rewoven.invalid' } as never

/** Values that a server may declare as enums. */
const enumValues: Cursor = { userStatus: 'ACTIVE', itemStatus: 'sold' }

const cursorWith = (fields: readonly string[]): Cursor =>
  Object.fromEntries(fields.map((field) => [field, enumValues[field] ?? 'none']))

/** Every call of the console (§7), each with values that nobody has. No call is sent. */
const callsOf = (api: Api): Promise<unknown>[] => {
  const [marketers, ambassador] = [createMarketerService(api), createAmbassadorService(api)]
  const [changeStatus, deleteAccount] = [createUserStatusService(api), createDeleteAccountService(api)]
  const sources = Object.values(listKinds).flatMap(({ tabs }) => tabs.filter(isListTab).map(({ source }) => source))
  const details = { ...emptyDetails, name: 'Nobody', email: 'someone@rewoven.invalid', phone: '08012345678' }
  const code = 'NONE'
  return [
    ...sources.flatMap((source) =>
      [null, cursorWith(cursorFieldsOf(source))].map((cursor) =>
        createListService(api).fetchBatch({ source, cursor, limit: batchSize }),
      ),
    ),
    createTotalsService(api)('userOverview', noTime),
    createTotalsService(api)('itemOverview', noTime),
    createDashboardService(api).loadSection('userOverview', noTime),
    createComparisonService(api)('itemListings', 'This week', new Date(0)),
    changeStatus('suspend', account),
    changeStatus('activate', account),
    marketers.fetchReferralCode('USR-1'),
    marketers.createMarketer(details),
    marketers.updateMarketer(account, details),
    marketers.deleteMarketer(account),
    marketers.fetchReferees({ code, cursor: null }),
    marketers.fetchReferees({ code, cursor: cursorWith(['id', 'item']) }),
    marketers.tallyReferees([code], dayOf(new Date())),
    ambassador.getMarketer('USR-1'),
    ambassador.listReferees({ code, cursor: null }),
    ambassador.listReferees({ code, cursor: cursorWith(['id', 'item']) }),
    deleteAccount('admin', 'USR-1', 'someone@rewoven.invalid'),
    deleteAccount('marketer', 'USR-1', 'someone@rewoven.invalid'),
  ]
}

/** Every document that the console sends, each once. The services write them; nothing is sent here. */
export const collectDocuments = async (form?: ServerForm): Promise<string[]> => {
  const documents = new Set<string>()
  const api: Api = (call) => {
    documents.add(writeDocument(call, form))
    return Promise.reject(new Error('Nothing is sent.'))
  }
  await Promise.allSettled(callsOf(api))
  return [...documents]
}
