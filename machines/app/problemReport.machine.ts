import { assign, emit, setup } from 'xstate'
import type { ProblemReport, ReportStep } from '#domain/problemReport/problemReport.ts'
import type { DownloadEffect } from '#machines/effects.ts'
import type { SystemMessages } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { noSubscription, notProvided } from '#machines/notProvided.ts'

/** A report, and its events in words. */
export interface PreparedReport {
  report: ProblemReport
  steps: readonly ReportStep[]
}

export interface ProblemReportInput {
  /** Whether the setting `VITE_REPORT_ENDPOINT` is there. Without it, a report can only be downloaded. */
  canSend: boolean
}

interface Context extends ProblemReportInput {
  prepared: PreparedReport | null
  comment: string
}

type Event =
  | SystemMessages['problemReport']
  | { type: 'retry.requested' }
  | { type: 'download.requested'; comment: string }
  | { type: 'send.requested'; comment: string }
  | { type: 'dialog.dismissed' }
  | { type: 'notice.dismissed' }

const reportOf = ({ prepared, comment }: Context): ProblemReport => {
  if (!prepared) throw new Error('The report is not prepared')
  return { ...prepared.report, comment }
}

export const problemReportMachine = setup({
  types: {
    input: {} as ProblemReportInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as DownloadEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      watchErrors: 'watchErrors'
      prepareReport: 'prepareReport'
      sendReport: 'sendReport'
      sendErrorReport: 'sendErrorReport'
    },
  },
  actors: {
    /** Sends `error.noticed` when the code of the page throws an error that nothing handles. */
    watchErrors: noSubscription('watchErrors'),
    prepareReport: notProvided<PreparedReport>('prepareReport'),
    sendReport: notProvided<void, { report: ProblemReport }>('sendReport'),
    /** Sends a report without a description. */
    sendErrorReport: notProvided<void>('sendErrorReport'),
  },
  guards: { canSend: ({ context }) => context.canSend },
  actions: {
    setPrepared: assign({ prepared: (_, prepared: PreparedReport) => prepared }),
    setComment: assign({ comment: (_, comment: string) => comment }),
    downloadReport: emit(({ context }) => ({
      type: 'download',
      name: 'rewoven-report.json',
      text: `${JSON.stringify(reportOf(context), null, 2)}\n`,
    })),
  },
}).createMachine({
  id: 'problemReport',
  description:
    'A problem report lists the last events of the console in words, without anything that the person typed.',
  context: ({ input }) => ({ ...input, prepared: null, comment: '' }),
  type: 'parallel',
  states: {
    dialog: {
      description: "The dialog 'Report a problem' shows, downloads and sends a report.",
      meta: { section: '§8' },
      initial: 'closed',
      states: {
        closed: {
          description: 'The dialog is closed. Menus, the command palette and messages about failures can open it.',
          on: { 'report.requested': 'open' },
        },
        open: {
          description: "The dialog 'Report a problem' is open. Escape closes it.",
          initial: 'preparing',
          on: { 'dialog.dismissed': 'closed' },
          states: {
            preparing: {
              description: 'The report is being prepared. The dialog says so.',
              tags: 'busy',
              invoke: {
                id: 'prepareReport',
                src: 'prepareReport',
                onDone: {
                  target: 'ready',
                  actions: { type: 'setPrepared', params: ({ event }) => event.output },
                },
                onError: 'unprepared',
              },
            },
            unprepared: {
              description: "The report could not be prepared. The dialog says so and offers 'Retry'.",
              on: { 'retry.requested': 'preparing' },
            },
            ready: {
              description: 'The dialog lists the events of the report. The person can describe the problem.',
              initial: 'unsaved',
              on: {
                'download.requested': {
                  description: 'The console adds the description to the report. The report is downloaded as a file.',
                  target: '.downloaded',
                  actions: [{ type: 'setComment', params: ({ event }) => event.comment }, 'downloadReport'],
                },
                'send.requested': {
                  description:
                    'Sending reports is set up for this console. The console adds the description to the report.',
                  guard: 'canSend',
                  target: 'sending',
                  actions: { type: 'setComment', params: ({ event }) => event.comment },
                },
              },
              states: {
                unsaved: {
                  description: 'The report is neither downloaded nor sent yet.',
                },
                downloaded: {
                  description: 'The report is downloaded as a file. The dialog says what to do with the file.',
                },
                unsent: {
                  description: 'The report could not be sent. The dialog offers to send it again, or to download it.',
                },
              },
            },
            sending: {
              description: 'The report is being sent. The description of the problem stays visible.',
              tags: 'busy',
              invoke: {
                id: 'sendReport',
                src: 'sendReport',
                input: ({ context }) => ({ report: reportOf(context) }),
                onDone: 'sent',
                onError: 'ready.unsent',
              },
            },
            sent: {
              description: 'The report is sent. The dialog says so.',
            },
          },
        },
      },
    },
    errors: {
      description:
        'The console watches for unexpected errors of the page, and shows a notice that offers to report them.',
      meta: { section: '§8' },
      initial: 'watching',
      invoke: {
        id: 'watchErrors',
        src: 'watchErrors',
        onError: { description: 'The console can no longer watch for errors.', target: '.ended' },
      },
      states: {
        watching: {
          description: 'No unexpected error has happened.',
          on: {
            'error.noticed': [
              {
                description: 'The page has an unexpected error. Sending reports is set up for this console.',
                guard: 'canSend',
                target: 'noticed.sending',
              },
              {
                description: 'The page has an unexpected error. Sending reports is not set up for this console.',
                target: 'noticed',
              },
            ],
          },
        },
        noticed: {
          description: 'An unexpected error has happened. A notice offers to report it. Further errors change nothing.',
          initial: 'waiting',
          on: {
            'report.requested': {
              description: "The person presses 'Report a problem', in the notice or elsewhere, and the dialog opens.",
              target: 'ended',
            },
            'notice.dismissed': 'ended',
          },
          states: {
            waiting: {
              description: 'No report is being sent. The person can report the error, or close the notice.',
            },
            sending: {
              description:
                'This console can send reports, so it sends one report of the error automatically. The notice is ' +
                'visible meanwhile.',
              invoke: { id: 'sendErrorReport', src: 'sendErrorReport', onDone: 'waiting', onError: 'waiting' },
            },
          },
        },
        ended: {
          description: 'No notice is visible, and none appears for another error until the page is loaded again.',
        },
      },
    },
  },
})
