import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const sessionTexts: ChartTexts<typeof sessionMachine> = {
  states: {
    hydrating: { given: 'the session being read', seen: 'the frame of the admin area waits for the session' },
    unreachable: { given: 'a session that could not be checked', seen: "the reason is shown with the button 'Retry'" },
    expelling: { given: 'tokens being removed that let nobody in', seen: 'the frame of the admin area still waits' },
    admitted: { given: 'an admin admitted', seen: 'the admin area opens' },
    refused: { given: 'nobody admitted', seen: 'the sign-in page opens' },
  },
  events: { 'retry.requested': "the person presses 'Retry'" },
  calls: {
    readSession: 'the reading of the session',
    removeTokens: 'the removal of the tokens',
    awaitNetwork: 'the wait for the network',
  },
  facts: { refusal: (text) => (text === null ? 'no reason is given' : `the reason is given: ${String(text)}`) },
}
