import type { SnapshotFrom } from 'xstate'
import type { sidebarMachine } from '#machines/app/sidebar.machine.ts'

/** The state of the bar and the drawer. */
export const selectSidebar = (snapshot: SnapshotFrom<typeof sidebarMachine>) => ({
  isCollapsed: snapshot.matches({ bar: 'collapsed' }) || snapshot.matches({ bar: { automatic: 'narrow' } }),
  isDrawerOpen: snapshot.matches({ drawer: 'open' }),
})
