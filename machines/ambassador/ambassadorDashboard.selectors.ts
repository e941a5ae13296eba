import type { SnapshotFrom } from 'xstate'
import type { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'

/** The status, the profile and the child actors of a marketer's dashboard. */
export const selectAmbassadorDashboard = (snapshot: SnapshotFrom<typeof ambassadorDashboardMachine>) => ({
  isLoading: snapshot.matches('loading'),
  isNotFound: snapshot.matches('notFound'),
  isRefreshing: snapshot.matches({ loaded: 'refreshing' }),
  problem: snapshot.matches('failed') ? snapshot.context.problem : null,
  marketer: snapshot.matches('loaded') ? snapshot.context.marketer : null,
  invitation: snapshot.context.invitation,
  greeting: snapshot.context.greeting,
  refereeList: snapshot.children.refereeList,
  copy: snapshot.children.copy,
  shareKit: snapshot.children.shareKit,
  followUp: snapshot.children.followUp,
})
