import { fromCallback, fromPromise } from 'xstate'
import { config } from '#app/config.ts'
import { lazy } from '#lazy/lazy.ts'
import type { ProblemReport } from '#domain/problemReport/problemReport.ts'
import { problemReportMachine } from '#machines/app/problemReport.machine.ts'
import { sendProblemReport } from '#services/api/problemReports.ts'
import { subscribeToErrors } from '#services/browser/errors.ts'

const prepareReport = lazy(() => import('#app/problemReport/prepareReport.ts'), 'prepareReport')

const send = async (report: ProblemReport): Promise<void> => {
  if (config.VITE_REPORT_ENDPOINT !== undefined) await sendProblemReport(config.VITE_REPORT_ENDPOINT, report)
}

/** The problem report with the record of this page. */
export const problemReportLogic = problemReportMachine.provide({
  actors: {
    watchErrors: fromCallback(({ sendBack }) => subscribeToErrors(() => sendBack({ type: 'error.noticed' }))),
    prepareReport: fromPromise(async () => (await prepareReport.load())()),
    sendReport: fromPromise(({ input }) => send(input.report)),
    sendErrorReport: fromPromise(async () => send((await prepareReport.load())().report)),
  },
})
