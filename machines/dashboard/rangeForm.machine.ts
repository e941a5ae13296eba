import { type ActorRef, assertEvent, assign, sendTo, setup, type Snapshot, type SnapshotFrom } from 'xstate'
import type { DaySpan } from '#domain/periods/daySpan.ts'
import { rangeProblem, type TimeFrame, toCustomRange } from '#domain/periods/timeFrames.ts'
import type { StateMeta } from '#machines/meta.ts'

/** Tells the dashboard the time frame of all cards. */
export interface PageTimeFrameChosen {
  type: 'timeFrame.chosen'
  timeFrame: TimeFrame
}

export interface RangeFormInput {
  /** The dashboard. */
  parent: ActorRef<Snapshot<unknown>, PageTimeFrameChosen>
}

interface Context extends RangeFormInput {
  /** Why the range cannot be used. */
  problem: string | null
}

type Event =
  | { type: 'form.opened' }
  /** `today` is the local day. */
  | { type: 'range.submitted'; range: DaySpan; today: string }
  | { type: 'form.cancelled' }

const submitted = ({ event }: { event: Event }) => {
  assertEvent(event, 'range.submitted')
  return event
}

export const rangeFormMachine = setup({
  types: {
    input: {} as RangeFormInput,
    context: {} as Context,
    events: {} as Event,
    meta: {} as StateMeta,
  },
  guards: {
    isUsable: (args) => rangeProblem(submitted(args).range, submitted(args).today) === null,
  },
  actions: {
    setProblem: assign({ problem: (args) => rangeProblem(submitted(args).range, submitted(args).today) }),
    clearProblem: assign({ problem: null }),
    sendTimeFrameToParent: sendTo(
      ({ context }) => context.parent,
      (args): PageTimeFrameChosen => ({
        type: 'timeFrame.chosen',
        timeFrame: toCustomRange(submitted(args).range),
      }),
    ),
  },
}).createMachine({
  id: 'rangeForm',
  description: 'In a form of the dashboard, the person enters a custom range of days.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'closed',
  states: {
    closed: {
      description: "The form is closed. The picker of time frames offers 'Custom range…'.",
      meta: { section: '§9' },
      on: { 'form.opened': 'editing' },
    },
    editing: {
      description: 'The person enters the first and the last day. The form says what is wrong with an invalid range.',
      meta: { section: '§9' },
      exit: 'clearProblem',
      on: {
        'range.submitted': [
          {
            guard: 'isUsable',
            target: 'closed',
            actions: 'sendTimeFrameToParent',
          },
          { actions: 'setProblem' },
        ],
        'form.cancelled': 'closed',
      },
    },
  },
})

/** Whether the form for a range of days is open, and why its range cannot be used. */
export const selectRangeForm = (snapshot: SnapshotFrom<typeof rangeFormMachine>) => ({
  isOpen: snapshot.matches('editing'),
  problem: snapshot.context.problem,
})
