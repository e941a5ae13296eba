import type { appMachine } from '#machines/app/app.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const appTexts: ChartTexts<typeof appMachine> = {
  states: {
    opening: { given: 'the console starting', seen: 'the console waits to be told its address' },
    signIn: { given: 'the sign-in page', seen: 'the sign-in page is open' },
    signUp: { given: 'the sign-up page', seen: 'the sign-up page is open' },
    verify: { given: 'the code page', seen: 'the code page is open' },
    ambassadorSignIn: { given: 'the sign-in page of marketers', seen: 'the sign-in page of marketers is open' },
    ambassadorVerify: { given: 'the code page of marketers', seen: 'the code page of marketers is open' },
    admin: { given: 'the admin area', seen: 'the frame of the admin area is shown' },
    ambassador: { given: 'the ambassador area', seen: 'the frame of the ambassador area is shown' },
    forgottenPassword: {
      given: 'the page for a forgotten password',
      seen: 'the page for a forgotten password is open',
    },
    notFound: { given: "the page 'Page Not Found'", seen: 'the page says that nothing is at this address' },
    broken: {
      given: "the page 'Something went wrong'",
      seen: 'the page says that something went wrong and offers to load it again',
    },
  },
  events: {
    'address.changed': 'the person opens an address',
    'back.requested': 'the person presses the button that leads back',
  },
  calls: {
    signIn: 'the sign-in',
    signUp: 'the sign-up',
    verify: 'the entry of the code',
    adminArea: 'the admin area',
    ambassadorArea: 'the ambassador area',
    theme: 'the choice of the theme',
    network: 'the state of the network',
    version: 'the state of the version',
    announcement: 'the word to the rest of the product',
  },
}
