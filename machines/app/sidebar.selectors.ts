import type { SnapshotFrom } from 'xstate'
import type { sidebarMachine } from '#machines/app/sidebar.machine.ts'

/** How the navigation of the admin area stands. */
export const selectSidebar = (snapshot: SnapshotFrom<typeof sidebarMachine>) => ({
  isCollapsed: snapshot.matches({ bar: 'collapsed' }),
  isDrawerOpen: snapshot.matches({ drawer: 'shown' }),
})
