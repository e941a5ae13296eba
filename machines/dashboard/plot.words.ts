import type { plotMachine } from '#machines/dashboard/plot.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const plotTexts: ChartTexts<typeof plotMachine> = {
  states: {
    view: { given: 'a card with a plot', seen: 'the plot is shown' },
    'view.drawn': { given: 'the plot drawn', seen: 'the data is drawn' },
    'view.table': { given: 'the plot as a table', seen: 'the same data is a table' },
    file: { given: 'a plot', seen: 'the plot can be taken along' },
    'file.idle': { given: 'no file being made', seen: 'a file can be asked for' },
    'file.drawing': { given: 'a picture being drawn for its file', seen: 'the picture is being made' },
  },
  events: {
    'table.opened': "the person presses 'Show as table'",
    'plot.opened': "the person presses 'Show as plot'",
    'day.chosen': 'the person moves to a day',
    'file.requested': 'the person asks for a file',
  },
  calls: { drawFile: 'the drawing of the picture' },
  facts: { hasDay: (hasDay) => (hasDay ? 'the figures of that day are read out' : null) },
}
