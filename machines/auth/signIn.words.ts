import type { signInMachine } from '#machines/auth/signIn.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const signInTexts: ChartTexts<typeof signInMachine> = {
  states: {
    editing: { given: 'the sign-in page', seen: 'the email field takes an address' },
    starting: { given: 'the sign-in page asking for a code', seen: "'Continue' shows that it is at work" },
    sent: { given: 'a code on its way', seen: 'the code page opens' },
  },
  events: { 'email.submitted': 'the person submits an email' },
  calls: { startSignIn: 'the sign-in' },
  facts: {
    hasProblem: (is) => (is ? 'the reason stands below the email field' : 'no reason stands below the email field'),
  },
}
