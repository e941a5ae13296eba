import type { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const signInAgainTexts: ChartTexts<typeof signInAgainMachine> = {
  states: {
    asking: {
      given: "'Session expired. Please sign in again.' over the page",
      seen: "the button 'Send me a code' is shown",
    },
    sending: { given: 'a code being asked for', seen: "'Send me a code' shows that it is at work" },
    verifying: { given: 'a code sent', seen: 'the code can be entered over the page' },
    confirmed: { given: 'the session open again', seen: 'the page goes on where it was' },
    left: { given: 'the person gone', seen: 'the sign-in page opens' },
  },
  events: {
    'code.requested': "the person presses 'Send me a code'",
    'signOut.requested': "the person presses 'Leave'",
  },
  calls: { startSignIn: 'the request for a code', verify: 'the entry of the code' },
  facts: { hasProblem: (has) => (has ? 'a reason stands above the button' : null) },
}
