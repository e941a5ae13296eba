import type { sectionMachine } from '#machines/dashboard/section.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const sectionTexts: ChartTexts<typeof sectionMachine> = {
  states: {
    idle: { given: 'an empty card', seen: 'the card is empty' },
    loading: { given: 'a card being loaded', seen: 'the card shows that its figures are on their way' },
    succeeded: { given: 'a card with its figures', seen: 'the card shows its figures' },
    failed: { given: 'a card that could not be loaded', seen: "the card says why and offers 'Retry'" },
  },
  events: {
    'load.requested': "the person presses 'Retry'",
    'frame.chosen': 'the person chooses a time frame',
    'frame.opened': 'the person opens an address with a time frame',
  },
  calls: { loadSection: 'the loading of the figures' },
  facts: {
    frame: (frame) => `the picker shows '${String(frame)}'`,
    hasFigures: () => null,
    hasProblem: () => null,
  },
}
