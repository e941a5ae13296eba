import type { verifyMachine } from '#machines/auth/verify.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const verifyTexts: ChartTexts<typeof verifyMachine> = {
  states: {
    checking: { given: 'the code page being prepared', seen: 'the code page is being prepared' },
    open: { given: 'the code page', seen: 'the code page is open' },
    'open.code.entering': { given: '', seen: 'the field takes a code' },
    'open.code.checking': { given: 'a code being checked', seen: "'Verify' shows that it is at work" },
    'open.resend.locked': { given: 'the resend lock running', seen: 'a countdown shows when the code can be resent' },
    'open.resend.ready': { given: 'the resend lock run out', seen: "'Resend code' can be pressed" },
    'open.resend.sending': { given: 'a new code being asked for', seen: "'Resend code' shows that it is at work" },
    confirmed: { given: 'the code confirmed', seen: 'the area behind the code opens' },
    toSignIn: { given: 'the person sent back', seen: 'the sign-in page opens with the reason' },
    toAmbassadorSignIn: {
      given: 'the marketer sent back',
      seen: 'the sign-in page of marketers opens with the reason',
    },
    toSignUp: { given: 'the person sent back to the sign-up', seen: 'the sign-up page opens with the reason' },
    unauthorized: { given: 'somebody off the admin domain sent away', seen: 'the sign-up page opens with the reason' },
  },
  events: {
    'code.submitted': 'the person submits a code',
    'code.changed': 'the person changes the code',
    'resend.requested': "the person presses 'Resend code'",
    'code.replaced': 'another code takes the place of the dead one',
  },
  calls: {
    readMarker: "the look at this tab's marker",
    lockEnd: 'the minute of the lock',
    codeCheck: 'the check of the code',
    resend: 'the sending of a new code',
  },
  facts: {
    wasRefused: () => null,
    startedWith: () => null,
    hasProblem: (is) => (is ? 'the reason stands beside the field' : 'no reason stands beside the field'),
  },
}
