import type { alertsMachine } from '#machines/app/alerts.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const alertsTexts: ChartTexts<typeof alertsMachine> = {
  states: {
    quiet: { given: 'the bell without a dot', seen: 'the bell has no dot' },
    alerting: { given: 'the bell with a dot', seen: 'the bell has a dot' },
    shown: { given: 'the list of alerts open', seen: 'the alerts of this session are listed' },
  },
  events: {
    'alert.arrived': 'an alert arrives',
    'retry.chosen': "the person presses 'Retry' of the first alert that came",
    'list.opened': 'the person presses the bell',
    'list.dismissed': 'the person closes the list of alerts',
  },
  facts: {
    alerts: (count) =>
      count === 2
        ? 'the list holds the newest alert before the older ones'
        : `the list holds ${String(count)} alert${count === 1 ? '' : 's'}`,
    offers: (offers) => ((offers as boolean[])[0] ? "the newest alert has a 'Retry'" : null),
  },
}
