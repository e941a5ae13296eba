import type { resendMachine } from '#machines/auth/resend.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const resendTexts: ChartTexts<typeof resendMachine> = {
  states: {
    asking: { given: 'a new code being asked for', seen: "'Resend code' shows that it is at work" },
    startingOver: { given: 'a new sign-in under way', seen: "'Resend code' still shows that it is at work" },
    sent: { given: 'a new code on its way', seen: 'a countdown shows when the code can be resent' },
    failed: { given: 'no new code', seen: "'Resend code' can be pressed again" },
  },
  events: {},
  calls: { resendCode: 'the sending of a new code', startOver: 'the new sign-in' },
}
