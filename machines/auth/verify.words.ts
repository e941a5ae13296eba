import type { verifyMachine } from '#machines/auth/verify.machine.ts'
import type { ChartWords } from '#machines/words.ts'

export const verifyWords: ChartWords<typeof verifyMachine> = {
  states: {
    checking: { given: 'the code page being prepared', seen: 'the code page is being prepared' },
    open: { given: 'the code page', seen: 'the code page is open' },
    'open.code.entering': { given: '', seen: 'the field takes a code' },
    'open.code.confirming': { given: 'a code being checked', seen: "'Verify' shows that it is at work" },
    'open.code.replacing': { given: 'a dead code being replaced', seen: "'Verify' still shows that it is at work" },
    'open.resend.locked': { given: 'the resend lock running', seen: 'a countdown shows when the code can be resent' },
    'open.resend.ready': { given: 'the resend lock run out', seen: "'Resend code' can be pressed" },
    'open.resend.sending': { given: 'a new code being asked for', seen: "'Resend code' shows that it is at work" },
    'open.resend.startingOver': { given: 'a new sign-in under way', seen: "'Resend code' still shows that it is at work" },
    confirmed: { given: 'the code confirmed', seen: 'the admin area opens' },
    sentBack: { given: 'the person sent back', seen: 'the sign-in page opens with the reason' },
  },
  events: {
    'code.submitted': 'the person submits a code',
    'code.changed': 'the person changes the code',
    'resend.requested': "the person presses 'Resend code'",
    'code.replaced': 'another code takes the place of the dead one',
  },
  calls: {
    readMarker: "the look at this tab's marker",
    confirmCode: 'the check of the code',
    replaceCode: 'the sign-in that replaces the dead code',
    resendCode: 'the sending of a new code',
    startOver: 'the new sign-in',
  },
  facts: {
    wasRefused: () => null,
    emailWasHandedOver: () => null,
    hasProblem: (is) => (is ? 'the reason stands beside the field' : 'no reason stands beside the field'),
  },
}
