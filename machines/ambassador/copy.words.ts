import type { copyMachine } from '#machines/ambassador/copy.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const copyTexts: ChartTexts<typeof copyMachine> = {
  states: {
    ready: { given: 'a link that can be copied', seen: "the buttons say 'Copy link' and 'Copy code'" },
    copying: { given: 'the text being copied', seen: 'nothing is to be seen yet' },
    copied: { given: 'a text that was just copied', seen: "the button says 'Copied'" },
    refused: { given: 'a browser that does not copy', seen: 'the page asks to select the text and copy it by hand' },
  },
  events: { 'copy.requested': 'the person presses a button that copies' },
  calls: { copyText: 'the copying' },
  facts: { what: () => null },
}
