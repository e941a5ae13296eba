import type { SnapshotFrom } from 'xstate'
import type { itemsMachine } from '#machines/items/items.machine.ts'

/** The chart of the lists. In `broken` the page shows a notice with a retry button. */
export const selectItemsPage = (snapshot: SnapshotFrom<typeof itemsMachine>) => ({
  page: snapshot.children.page,
  isBroken: snapshot.matches('broken'),
})
