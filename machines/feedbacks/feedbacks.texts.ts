import type { reportsMachine } from '#machines/feedbacks/reports.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart of the reports page. */
export const feedbacksTexts = {
  'feedbacks/reports': defineTexts<typeof reportsMachine>({
    guards: { hasNoMatches: 'no report matches the search', hasMatches: 'a report matches the search' },
    actions: {
      setTerm: 'remembers the search term',
      setOrder: 'remembers the order',
      updateVisibleReports: 'shows the matching reports in the order',
      logOrder: 'writes the order to the console of the browser',
    },
  }),
}
