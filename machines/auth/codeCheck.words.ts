import type { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const codeCheckTexts: ChartTexts<typeof codeCheckMachine> = {
  states: {
    confirming: { given: 'a code being checked', seen: "'Verify' shows that it is at work" },
    replacing: { given: 'a dead code being replaced', seen: "'Verify' still shows that it is at work" },
    confirmed: { given: 'the code confirmed', seen: 'the area behind the code opens' },
    refused: { given: 'the code refused', seen: 'the reason stands beside the field' },
  },
  events: {},
  calls: { confirmCode: 'the check of the code', replaceCode: 'the sign-in that replaces the dead code' },
  facts: { isSpent: () => null, isReplaced: (is) => (is ? 'another code is on its way' : null) },
}
