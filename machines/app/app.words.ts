import type { appMachine } from '#machines/app/app.machine.ts'
import type { ChartWords } from '#machines/words.ts'

export const appWords: ChartWords<typeof appMachine> = {
  states: {
    opening: { given: 'the console starting', seen: 'the console waits to be told its address' },
    signIn: { given: 'the sign-in page', seen: 'the sign-in page is open' },
    verify: { given: 'the code page', seen: 'the code page is open' },
    admin: { given: 'the admin area', seen: 'the frame of the admin area is shown' },
    unbuilt: { given: 'a page outside the admin area that is not available yet', seen: 'the page says that it is not available yet' },
    notFound: { given: "the page 'Page Not Found'", seen: 'the page says that nothing is at this address' },
    broken: { given: "the page 'Something went wrong'", seen: 'the page says that something went wrong and offers to load it again' },
  },
  events: {
    'address.changed': 'the person opens an address',
    'back.requested': 'the person presses the button that leads back',
    'authChange.due': 'the rest of the product is told',
  },
  calls: { signIn: 'the sign-in', verify: 'the entry of the code', adminArea: 'the admin area', theme: 'the choice of the theme' },
}
