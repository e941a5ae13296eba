import type { selectionMachine } from '#machines/lists/selection.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const selectionTexts: ChartTexts<typeof selectionMachine> = {
  states: {
    none: { given: 'no row chosen', seen: 'no row is chosen' },
    some: { given: 'rows chosen', seen: 'the bar says how many rows are chosen' },
  },
  events: {
    'row.toggled': 'the person ticks the box of a row',
    'rows.toggled': 'the person ticks the box over all rows of the page',
    'selection.cleared': "the person presses 'Clear selection'",
  },
  facts: { ids: (ids) => `${Array.isArray(ids) ? ids.length : 0} rows are ticked` },
}
