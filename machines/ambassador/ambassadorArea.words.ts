import type { ambassadorAreaMachine } from '#machines/ambassador/ambassadorArea.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const ambassadorAreaTexts: ChartTexts<typeof ambassadorAreaMachine> = {
  states: {
    guarding: { given: "the marketer's session being checked", seen: 'nothing of the ambassador area is shown yet' },
    inside: { given: 'a marketer signed in', seen: 'the page of the marketer is shown' },
    'inside.fetching': { given: 'the dashboard being fetched', seen: 'the place of the dashboard shows that it loads' },
    'inside.dashboard': { given: 'the dashboard open', seen: 'the dashboard of the marketer is shown' },
    ended: { given: 'a session that has ended', seen: "the page says 'Your session may have expired.'" },
    leaving: { given: 'the marketer on the way out', seen: "'Logout' shows that it is at work" },
    left: { given: 'the ambassador area left', seen: 'the sign-in page of marketers opens' },
    refused: { given: 'no marketer admitted', seen: 'the sign-in page of marketers opens' },
    broken: { given: 'the ambassador area broken', seen: 'the page says that something went wrong' },
  },
  events: { 'signOut.requested': "the person presses 'Logout'" },
  calls: {
    marketerSession: 'the check of the session',
    lifetime: 'the life of the session',
    fetchDashboard: 'the fetching of the dashboard',
    ambassadorDashboard: 'the dashboard',
    deletion: 'the deletion of the account',
    signOutMarketer: 'the sign-out',
  },
  facts: { someoneIsIn: () => null },
}
