import type { adminAreaMachine } from '#machines/app/adminArea.machine.ts'
import type { ChartWords } from '#machines/words.ts'

export const adminAreaWords: ChartWords<typeof adminAreaMachine> = {
  states: {
    guarding: { given: 'the session being checked', seen: 'nothing of the area is shown yet' },
    inside: { given: 'an admin signed in', seen: 'the navigation can be used' },
    'inside.dashboard': { given: 'the dashboard open', seen: 'the dashboard is shown' },
    'inside.unbuilt': { given: 'a page open that is not available yet', seen: 'the page says that it is not available yet' },
    leaving: { given: 'the person on the way out', seen: "'Sign out' shows that it is at work" },
    left: { given: 'nobody in the area', seen: 'the sign-in page opens' },
    broken: { given: 'the area broken', seen: 'the page says that something went wrong and offers to load it again' },
  },
  events: { 'address.changed': 'the person opens an address of the area', 'signOut.requested': "the person presses 'Sign out'" },
  calls: {
    session: 'the check of the session',
    signOut: 'the sign-out',
    alerts: 'the bell',
    sidebar: 'the navigation',
    dashboard: 'the dashboard',
  },
  facts: { dashboardIsOpen: () => null },
}
