import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const tableLayoutTexts: ChartTexts<typeof tableLayoutMachine> = {
  states: {
    recalling: { given: 'the look of the last visit being read', seen: 'the table looks as usual' },
    closed: { given: 'only the table in sight', seen: 'only the table is seen' },
    choosing: { given: 'the panel of columns open', seen: 'the panel offers columns and density' },
    explaining: { given: 'the list of keys open', seen: 'the keys are explained' },
  },
  events: {
    'column.toggled': 'the person shows or hides a column',
    'density.chosen': 'the person chooses a density',
    'shortcuts.toggled': 'the person switches the keys on or off',
    'look.reset': "the person presses 'Reset'",
    'panel.opened': "the person presses 'Columns'",
    'help.opened': "the person presses '?'",
    'panel.dismissed': 'the person closes the panel',
  },
  calls: { recallLook: 'the look into the storage of the browser' },
  facts: {
    columns: (columns) =>
      columns === null
        ? 'the usual columns are shown'
        : `${Array.isArray(columns) ? columns.length : 0} chosen columns are shown`,
    density: (density) => `the rows are ${String(density)}`,
    hasShortcuts: (has) => (has ? 'the keys are on' : 'the keys are off'),
  },
}
