import { assign, setup, type SnapshotFrom } from 'xstate'
import type { ProblemReport } from '#domain/problemReport/problemReport.ts'
import { notProvided } from '#machines/notProvided.ts'
import type { ChartData } from '#tools/atlas/chartData.ts'
import type { ReplayedReport } from '#charts/replay/replayReport.ts'

/** A problem report, with the pictures of its charts. */
export interface OpenReport {
  readonly report: ProblemReport
  readonly replayed: ReplayedReport
  /** By AREA/FLOW. */
  readonly charts: ReadonlyMap<string, ChartData>
}

interface Context {
  readonly file: File | null
  readonly open: OpenReport | null
  readonly stepIndex: number
}

type Event = { type: 'file.chosen'; file: File } | { type: 'step.chosen'; index: number } | { type: 'retry.requested' }

const lastIndexOf = ({ open }: Context): number => Math.max(0, (open?.replayed.steps.length ?? 0) - 1)

/** Shows a problem report on the pictures of its charts, step by step. */
export const reportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
  },
  actors: {
    openReport: notProvided<OpenReport | null, { file: File }>('openReport'),
  },
  guards: {
    isReport: (_, opened: OpenReport | null) => opened !== null,
  },
  actions: {
    setFile: assign({ file: (_, { file }: { file: File }) => file }),
    setReport: assign({ open: (_, open: OpenReport | null) => open, stepIndex: 0 }),
    chooseStep: assign({
      stepIndex: ({ context }, { index }: { index: number }) => Math.max(0, Math.min(index, lastIndexOf(context))),
    }),
  },
}).createMachine({
  id: 'report',
  description: 'The page shows a problem report on the pictures of its charts.',
  context: { file: null, open: null, stepIndex: 0 },
  initial: 'waiting',
  on: { 'file.chosen': { target: '.opening', actions: { type: 'setFile', params: ({ event }) => event } } },
  states: {
    waiting: { description: 'The page asks for the file of a report.' },
    opening: {
      description: 'The file is read, and its steps are followed on the charts of this atlas.',
      invoke: {
        id: 'openReport',
        src: 'openReport',
        input: ({ context }) => ({ file: context.file as File }),
        onDone: [
          {
            guard: { type: 'isReport', params: ({ event }) => event.output },
            target: 'showing',
            actions: { type: 'setReport', params: ({ event }) => event.output },
          },
          { target: 'refused' },
        ],
        onError: 'failed',
      },
    },
    refused: { description: 'The page says that the file is no problem report, and asks for another one.' },
    failed: {
      description: 'The page says that the file or the pictures could not be loaded, and offers to try again.',
      on: { 'retry.requested': 'opening' },
    },
    showing: {
      description: 'The page shows the chart of one step, and lists all steps.',
      on: { 'step.chosen': { actions: { type: 'chooseStep', params: ({ event }) => event } } },
    },
  },
})

/** What the page of a report shows. */
export const selectReport = (snapshot: SnapshotFrom<typeof reportMachine>) => {
  const { open, stepIndex, file } = snapshot.context
  const isShowing = snapshot.matches('showing')
  return {
    fileName: file?.name ?? '',
    isOpening: snapshot.matches('opening'),
    isRefused: snapshot.matches('refused'),
    hasFailed: snapshot.matches('failed'),
    open: isShowing ? open : null,
    stepIndex,
  }
}
