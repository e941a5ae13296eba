import { byItself, codeFails, inNotice, openAsAdmin, whileIn } from '#machines/manualTest.ts'
import { fill, goOnline, key, press, runInConsole } from '#charts/gestures.ts'
import { type PreparedReport, problemReportMachine } from '#machines/app/problemReport.machine.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const prepared: PreparedReport = {
  report: { format: 1, release: 'r1', charts: {}, browser: 'a browser', comment: '', events: [] },
  steps: [{ at: 1_200, chart: 'auth/verify', when: 'the person submits a code', seen: ['the page opens'] }],
}

const fillComment = fill('What went wrong? (optional)', 'The list stayed empty.')
const pressReport = press({ role: 'button', name: 'Report a problem', isLast: true })
const throwError = runInConsole("queueMicrotask(() => { throw new Error('a test') })")

export const problemReportTestModel = defineTestModel({
  id: 'app/problemReport',
  machine: problemReportMachine,
  inputs: [
    { name: 'the console is opened, and reports can be sent', input: { canSend: true } },
    { name: 'the console is opened, and reports can only be downloaded', input: { canSend: false } },
  ],
  visible: {
    'dialog.open': [{ role: 'dialog', name: 'Report a problem' }],
    'dialog.open.unprepared': [{ role: 'button', name: 'Retry' }],
    'dialog.open.ready': [{ role: 'button', name: 'Download report' }],
    'errors.noticed': [{ role: 'status', name: 'Something went wrong' }],
  },
  events: {
    'report.requested': { when: "the person presses 'Report a problem'", cases: noPayload },
    'error.noticed': { when: 'the code of the page fails', cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'download.requested': {
      when: "the person presses 'Download report'",
      cases: [{ name: '', payload: { comment: 'The list stayed empty.' } }],
    },
    'send.requested': {
      when: "the person presses 'Send report'",
      cases: [{ name: '', payload: { comment: 'The list stayed empty.' } }],
    },
    'dialog.dismissed': { when: 'the person presses Escape', cases: noPayload },
    'notice.dismissed': { when: "the person presses 'Close' in the notice", cases: noPayload },
  },
  calls: {
    watchErrors: { name: 'watching for unexpected errors of the page', outcomes: [fails] },
    prepareReport: {
      name: 'preparing the report',
      outcomes: [{ name: 'the words are loaded', output: prepared }, fails],
    },
    sendReport: { name: 'sending the report', outcomes: [{ name: 'it is sent' }, fails] },
    sendErrorReport: { name: 'sending a report of the error', outcomes: [{ name: 'it is sent' }, fails] },
  },
  keyOf: ({ context: { canSend, prepared: report, comment } }) => ({ canSend, isPrepared: report !== null, comment }),
  manual: {
    starts: { 'the console is opened, and reports can be sent': openAsAdmin('/admin/settings') },
    inputs: {
      'event retry.requested': {
        action: [goOnline, press('Retry')],
        isPossible: (snapshot) => snapshot.matches({ dialog: { open: 'unprepared' } }),
      },
      'event error.noticed': {
        action: throwError,
        isPossible: (snapshot) => snapshot.matches({ errors: 'watching', dialog: 'closed' }),
      },
      'event notice.dismissed': { action: press('Close', inNotice) },
      'outcome sendReport: the call fails': codeFails(fillComment, press('Send report')),
      'outcome sendErrorReport: it is sent': byItself,
      'outcome sendErrorReport: the call fails': codeFails(throwError),
      'event report.requested': whileIn({ dialog: 'closed' }, pressReport),
      'event download.requested': {
        action: [fillComment, press('Download report')],
        isPossible: (snapshot) => snapshot.matches({ dialog: { open: 'ready' } }),
      },
      'event send.requested': {
        action: [fillComment, press('Send report')],
        isPossible: (snapshot) => snapshot.matches({ dialog: { open: 'ready' } }),
      },
      'event dialog.dismissed': whileIn({ dialog: 'open' }, key('Escape')),
      'outcome prepareReport: the words are loaded': byItself,
      'outcome sendReport: it is sent': byItself,
    },
    impossible: {
      'outcome prepareReport: the call fails': 'without a network, the code of the dialog cannot load either',
      'start the console is opened, and reports can only be downloaded': 'the local stack has an endpoint for reports',
    },
  },
})
