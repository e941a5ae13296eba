import type { reportsMachine } from '#machines/feedbacks/reports.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart of the reports page. */
export const feedbacksTexts = {
  'feedbacks/reports': defineTexts<typeof reportsMachine>({
    names: {
      listed: 'Reports shown',
      empty: 'No match',
    },
    guards: { hasNoMatches: 'no report matches the search', hasMatches: 'a report matches the search' },
    actions: {
      setTerm: 'searches the reports for the term',
      setOrder: 'sorts the reports',
      updateVisibleReports: 'shows the matching reports in the chosen order',
      logOrder: 'the browser writes the order to its log for developers, which the person does not see',
    },
  }),
}
