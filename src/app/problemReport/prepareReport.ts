import { lastThatFit } from '#app/problemReport/lastThatFit.ts'
import { recorder } from '#app/problemReport/recorder.ts'
import { chartWords, controlNames } from 'virtual:chart-words'
import { describeEvent, withControl } from '#domain/problemReport/describeEvents.ts'
import type { ProblemReport, RecordedEvent } from '#domain/problemReport/problemReport.ts'
import type { PreparedReport } from '#machines/app/problemReport.machine.ts'
import { runningRelease } from '#services/browser/version.ts'

const fingerprintsOf = (events: readonly RecordedEvent[]): ProblemReport['charts'] =>
  Object.fromEntries(events.map(({ chart }) => [chart, chartWords[chart]?.fingerprint ?? 'unknown']))

/** A report of what has happened on this page. This module is a lazy chunk, because of the words. */
export const prepareReport = (): PreparedReport => {
  const events = lastThatFit(recorder.read().map((event) => withControl(controlNames, event)))
  return {
    report: {
      format: 1,
      release: runningRelease() ?? 'development',
      version: String(import.meta.env['VITE_VERSION']),
      charts: fingerprintsOf(events),
      browser: navigator.userAgent,
      comment: '',
      events,
    },
    steps: events.map((event) => describeEvent(chartWords, event)),
  }
}
