import type { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const csvExportTexts: ChartTexts<typeof csvExportMachine> = {
  states: {
    closed: { given: 'no file asked for', seen: 'only the list is seen' },
    choosing: { given: 'the choice of rows open', seen: 'the dialog asks which rows the file is to hold' },
    collecting: { given: 'everything being fetched', seen: 'the dialog says how much has been fetched' },
    failed: { given: 'a batch that did not come', seen: "the dialog says what failed and offers 'Retry'" },
  },
  events: {
    'export.requested': "the person presses 'Export'",
    'export.dismissed': "the person presses 'Cancel'",
    'rows.chosen': 'the person chooses rows that are here',
    'everything.chosen': 'the person chooses everything',
    'retry.requested': "the person presses 'Retry'",
  },
  calls: { fetchBatch: 'the fetching of a batch' },
  facts: { rows: (rows) => (rows === 0 ? null : `${String(rows)} rows have been fetched`), hasProblem: () => null },
}
