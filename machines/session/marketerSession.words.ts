import type { marketerSessionMachine } from '#machines/session/marketerSession.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const marketerSessionTexts: ChartTexts<typeof marketerSessionMachine> = {
  states: {
    hydrating: {
      given: "the marketer's session being read",
      seen: 'the top bar of the ambassador area waits for the session',
    },
    unreachable: {
      given: "a marketer's session that could not be checked",
      seen: "the reason is shown with the button 'Retry'",
    },
    expelling: {
      given: 'what is kept of a marketer being removed',
      seen: 'the top bar of the ambassador area still waits',
    },
    admitted: { given: 'a marketer admitted', seen: 'the ambassador area opens' },
    ended: { given: 'a session that has ended', seen: "the page says 'Your session may have expired.'" },
    refused: { given: 'no marketer admitted', seen: 'the sign-in page of marketers opens' },
  },
  events: { 'retry.requested': "the person presses 'Retry'" },
  calls: {
    readSession: 'the reading of the session',
    clearMarketer: 'the removal of what is kept',
    awaitNetwork: 'the wait for the network',
  },
  facts: { refusal: (text) => (text === null ? 'no reason is given' : `the reason is given: ${String(text)}`) },
}
