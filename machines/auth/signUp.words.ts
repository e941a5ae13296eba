import type { signUpMachine } from '#machines/auth/signUp.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const signUpTexts: ChartTexts<typeof signUpMachine> = {
  states: {
    editing: { given: 'the sign-up page', seen: 'the three fields can be filled in' },
    readingPhone: { given: 'the phone number being read', seen: "'Continue' shows that it is at work" },
    clearing: { given: 'an earlier session being ended', seen: "'Continue' still shows that it is at work" },
    registering: { given: 'the account being made', seen: "'Continue' still shows that it is at work" },
    sendingCode: { given: 'a code being asked for', seen: "'Continue' still shows that it is at work" },
    sent: { given: 'a code on its way', seen: 'the code page opens' },
  },
  events: {
    'details.submitted': 'the person submits the form',
    'details.refused': 'the person submits a form that cannot be taken',
    'details.changed': 'the person changes a field',
  },
  calls: {
    readPhone: 'the reading of the phone number',
    clearSession: 'the end of the earlier session',
    register: 'the sign-up',
    sendCode: 'the sign-in that sends the code',
  },
  facts: {
    phone: () => null,
    isRegistered: () => null,
    problem: (where) =>
      where === 'none'
        ? 'no reason stands in the form'
        : where === 'form'
          ? 'the reason stands above the button'
          : `the reason stands beside the ${String(where)} field`,
  },
}
