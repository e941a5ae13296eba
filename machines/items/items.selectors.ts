import type { SnapshotFrom } from 'xstate'
import type { itemsMachine } from '#machines/items/items.machine.ts'

export const selectItemsPage = (snapshot: SnapshotFrom<typeof itemsMachine>) => snapshot.children.page
