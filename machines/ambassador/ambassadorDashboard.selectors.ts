import type { SnapshotFrom } from 'xstate'
import type { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'

/** What the dashboard of a marketer shows: how it stands, whose it is, and the flows in it. */
export const selectAmbassadorDashboard = (snapshot: SnapshotFrom<typeof ambassadorDashboardMachine>) => ({
  isLoading: snapshot.matches('loading'),
  isMissing: snapshot.matches('missing'),
  isRefreshing: snapshot.matches({ loaded: 'refreshing' }),
  problem: snapshot.matches('failed') ? snapshot.context.problem : null,
  marketer: snapshot.matches('loaded') ? snapshot.context.marketer : null,
  invitation: snapshot.context.invitation,
  greeting: snapshot.context.greeting,
  refereeList: snapshot.children.refereeList,
  copy: snapshot.children.copy,
  shareKit: snapshot.children.shareKit,
})
