import type { paletteMachine } from '#machines/app/palette.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const paletteTexts: ChartTexts<typeof paletteMachine> = {
  states: {
    closed: { given: 'the palette closed', seen: 'the palette is closed' },
    called: { given: 'the palette asked for', seen: 'what is typed is for the palette' },
    'called.gathering': { given: 'the palette being fetched', seen: 'its button shows that it comes' },
    'called.open': { given: 'the palette open', seen: 'the palette lists what can be chosen' },
  },
  events: {
    'palette.toggled': 'the person presses Ctrl K',
    'palette.dismissed': 'the person presses Escape',
    'term.changed': 'the person types into the palette',
    'entry.chosen': 'the person chooses an entry',
  },
  calls: {
    hearShortcut: 'the hearing of the keys',
    hearTyping: 'the hearing of letters',
    gather: 'the gathering of entries',
  },
  facts: { term: () => null, recent: () => null, hasEntries: () => null },
}
