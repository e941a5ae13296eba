import type { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const ambassadorDashboardTexts: ChartTexts<typeof ambassadorDashboardMachine> = {
  states: {
    loading: { given: 'the profile on its way', seen: 'the page shows that the profile is on its way' },
    failed: {
      given: 'a profile that did not come',
      seen: "the page says 'Failed to Load Profile' and why, and offers 'Retry'",
    },
    missing: {
      given: 'a marketer whom the server does not know',
      seen: "the page says 'Your session may have expired.'",
    },
    loaded: { given: 'the dashboard of a marketer', seen: 'the greeting, the code and the referees are shown' },
    'loaded.resting': { given: 'a profile that was just looked at', seen: "'Refresh' does nothing for a second" },
    'loaded.ready': { given: 'a profile that can be fetched anew', seen: "'Refresh' can be pressed" },
    'loaded.refreshing': { given: 'the profile being fetched anew', seen: "'Refresh' shows that it is at work" },
  },
  events: { 'refresh.requested': "the person presses 'Refresh'", 'retry.requested': "the person presses 'Retry'" },
  calls: {
    loadProfile: 'the loading of the profile',
    refreshProfile: 'the loading of the profile anew',
    refereeList: 'the list of referees',
    copy: 'the copying',
    shareKit: 'the share kit',
  },
  facts: { hasProfile: () => null },
}
