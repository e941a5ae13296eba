import { accessPolicies } from '#domain/auth/access.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { sampleReports } from '#domain/feedbacks/sampleReports.ts'
import { itemToRow } from '#domain/records/item.ts'
import { maxActivities, maxAlerts, maxAutomaticCodes, maxSavedViews } from '#domain/limits.ts'
import { columnsByKind, defaultColumns } from '#domain/lists/columns.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import { toRefereeRow } from '#domain/records/referee.ts'
import { defaultView } from '#domain/lists/view.ts'
import { marketerToRow } from '#domain/records/marketer.ts'
import { emptyTally } from '#domain/people/refereeTallies.ts'
import { userToRow } from '#domain/records/user.ts'
import type { DataNames } from '#charts/testModel.ts'

type Fields = Readonly<Record<string, unknown>>

/** A field that only this kind of record has. The first kind that fits counts. */
const kinds: readonly (readonly [kind: string, test: (record: Fields) => boolean])[] = [
  ['row', (record) => 'searchText' in record],
  ['cursor', (record) => 'item' in record && !('reportType' in record)],
  ['report', (record) => 'reportType' in record],
  ['item', (record) => 'itemName' in record],
  ['marketer', ({ role }) => role === 'MARKETER'],
  ['admin', ({ role }) => role === 'ADMIN'],
  ['user', (record) => 'deviceToken' in record],
  ['referee', (record) => 'totalItemsCount' in record],
]

const kindOf = (record: Fields): string | undefined => kinds.find(([, test]) => test(record))?.[0]

const rowOf: Readonly<Record<string, (entity: never) => unknown>> = {
  item: itemToRow,
  marketer: marketerToRow,
  user: userToRow,
}

const derive: DataNames['derive'] = ({ searchText, entity, ...referee }) => {
  if (searchText !== undefined && 'totalItemsCount' in referee)
    return { kind: 'row', from: referee, value: toRefereeRow(referee as never) }
  if (typeof entity !== 'object' || entity === null) return undefined
  const toRow = rowOf[kindOf(entity as Fields) ?? '']
  return toRow && { kind: 'row', from: entity, value: toRow(entity as never) }
}

const listConstants = Object.fromEntries(
  Object.values(listKinds).flatMap((kind) => {
    const columns = columnsByKind[kind.name]
    return [
      [`the list of ${kind.name}`, kind],
      [`the columns of ${kind.name}`, columns.map(({ name }) => name)],
      [`the default columns of ${kind.name}`, defaultColumns(columns)],
    ]
  }),
)

/** What approved paths call the values of test models and configuration. */
export const testDataNames: DataNames = {
  kindOf,
  derive,
  records: sampleReports,
  limits: [maxActivities, maxAlerts, maxAutomaticCodes, maxSavedViews],
  constants: {
    ...listConstants,
    'the default view': defaultView(listKinds.users),
    'the default view of items': defaultView(listKinds.items),
    'the default query': defaultQuery,
    'the policy of admins': accessPolicies.admin,
    'the policy of marketers': accessPolicies.marketer,
    'no counts': emptyCounts,
    'the default time frames': defaultTimeFrames,
    'no referees': emptyTally,
    'the network error': errorMessageFor('Network Error'),
    'the unknown error': errorMessageFor(''),
    'the timeout error': errorMessageFor('Timeout'),
  },
}
