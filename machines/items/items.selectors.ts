import type { SnapshotFrom } from 'xstate'
import type { itemsMachine } from '#machines/items/items.machine.ts'

/** The chart of the lists. */
export const selectListPage = (snapshot: SnapshotFrom<typeof itemsMachine>) => snapshot.children.page
