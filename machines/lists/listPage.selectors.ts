import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { defaultQuery } from '#domain/lists/query.ts'
import type { listPageMachine } from '#machines/lists/listPage.machine.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'

type Snapshot = SnapshotFrom<typeof listPageMachine>

/** The charts of the page. `list` is the list of the open tab. */
export const selectListParts = (snapshot: Snapshot) => {
  const { kind, tab } = snapshot.context
  return {
    kind,
    tab,
    list: (snapshot.children as Record<string, unknown>)[tab] as ActorRefFrom<typeof pagedListMachine> | undefined,
    tableLayout: snapshot.children.tableLayout,
    csvExport: snapshot.children.csvExport,
  }
}

/** The query of the open tab. */
export const selectListQuery = ({ context: { queries, tab } }: Snapshot) => queries[tab] ?? defaultQuery

/** The ids of the selected rows. */
export const selectSelectedIds = ({ context }: Snapshot) => context.selectedIds

/** The filters of the open tab that are on, and what is needed to show them. */
export const selectFilters = (snapshot: Snapshot) => ({
  fields: snapshot.context.kind.filters,
  filters: selectListQuery(snapshot).filters,
  today: snapshot.context.today,
})

/** The tiles. `summaryActor` is the chart that loads their counts. */
export const selectSummary = (snapshot: Snapshot) => ({
  kind: snapshot.context.kind,
  summary: snapshot.context.summary,
  summaryActor: snapshot.children.summary,
})
