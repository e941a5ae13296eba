import type { appMachine } from '#machines/app/app.machine.ts'
import type { ChartWords } from '#machines/words.ts'

export const appWords: ChartWords<typeof appMachine> = {
  states: {
    opening: { given: 'the console starting', seen: 'the console waits to be told its address' },
    home: { given: 'the home page', seen: "the product's name and the ways to sign in are shown" },
    signIn: { given: 'the sign-in page', seen: 'the sign-in page is open' },
    signUp: { given: 'the sign-up page', seen: 'the sign-up page is open' },
    verify: { given: 'the code page', seen: 'the code page is open' },
    ambassadorSignIn: { given: 'the sign-in page of marketers', seen: 'the sign-in page of marketers is open' },
    ambassadorVerify: { given: 'the code page of marketers', seen: 'the code page of marketers is open' },
    admin: { given: 'the admin area', seen: 'the frame of the admin area is shown' },
    'admin.guarding': { given: 'the session being checked', seen: 'nothing of the area is shown yet' },
    'admin.inside': { given: 'an admin signed in', seen: 'the navigation can be used' },
    'admin.inside.dashboard': { given: 'the dashboard open', seen: 'the dashboard is shown' },
    'admin.inside.unbuilt': { given: 'a page open that is not available yet', seen: 'the page says that it is not available yet' },
    'admin.leaving': { given: 'the person on the way out', seen: "'Sign out' shows that it is at work" },
    unbuilt: { given: 'a page outside the admin area that is not available yet', seen: 'the page says that it is not available yet' },
    notFound: { given: "the page 'Page Not Found'", seen: 'the page says that nothing is at this address' },
    broken: { given: "the page 'Something went wrong'", seen: 'the page says that something went wrong and offers to load it again' },
  },
  events: {
    'address.changed': 'the person opens an address',
    'signOut.requested': "the person presses 'Sign out'",
    'back.requested': 'the person presses the button that leads back',
    'authChange.due': 'the rest of the product is told',
  },
  calls: {
    signIn: 'the sign-in',
    signUp: 'the sign-up',
    verify: 'the entry of the code',
    ambassadorSignIn: 'the sign-in of a marketer',
    ambassadorVerify: 'the entry of a marketer\'s code',
    session: 'the check of the session',
    signOut: 'the sign-out',
    theme: 'the choice of the theme',
    alerts: 'the bell',
    sidebar: 'the navigation',
    dashboard: 'the dashboard',
  },
  facts: {
    dashboardIsOpen: () => null,
    someoneIsIn: (is) => (is ? 'the console knows who is signed in' : 'the console knows nobody'),
  },
}
