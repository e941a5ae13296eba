import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { defaultQuery } from '#domain/lists/query.ts'
import type { listPageMachine } from '#machines/lists/listPage.machine.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'

type Snapshot = SnapshotFrom<typeof listPageMachine>

/** The actor of the tab that is open, and the parts around it. */
export const selectListParts = (snapshot: Snapshot) => {
  const { kind, tab } = snapshot.context
  return {
    kind,
    tab,
    list: (snapshot.children as Record<string, unknown>)[tab] as ActorRefFrom<typeof pagedListMachine> | undefined,
    selection: snapshot.children.selection,
    look: snapshot.children.tableLook,
    file: snapshot.children.csvExport,
  }
}

/** What is asked of the open tab. */
export const selectListQuery = ({ context: { queries, tab } }: Snapshot) => queries[tab] ?? defaultQuery

/** What the tiles show. */
export const selectSummary = (snapshot: Snapshot) => ({
  summary: snapshot.context.summary,
  problem: snapshot.context.problem,
  isBusy: snapshot.hasTag('busy'),
})
