import { assign, setup } from 'xstate'
import {
  conflictsOf,
  isSavedAs,
  type MarketerDetails,
  type MarketerProblem,
  marketerSaveProblem,
  mergeDetails,
  noResponseProblem,
  savedMarketerOf,
} from '#domain/people/marketerForms.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** One save (§7). It creates a marketer if `marketer` is null. */
export interface MarketerSaveInput {
  marketer: Marketer | null
  details: MarketerDetails
}

/** `isFound`: the server did not confirm the save, but it has the marketer with these details. */
export type MarketerSaveOutput =
  | { kind: 'saved'; saved: Marketer; isFound: boolean }
  | { kind: 'conflicting'; current: Marketer }
  | { kind: 'failed'; problem: MarketerProblem }

interface Context extends MarketerSaveInput {
  /** The marketer as the server has it before the save. */
  current: Marketer | null
  saved: Marketer | null
  problem: MarketerProblem
}

interface Answer {
  answer: Marketer | null
}

const savedOutput = ({ saved }: Context, isFound: boolean): MarketerSaveOutput => ({
  kind: 'saved',
  saved: saved as Marketer,
  isFound,
})

export const marketerSaveMachine = setup({
  types: {
    input: {} as MarketerSaveInput,
    context: {} as Context,
    output: {} as MarketerSaveOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    saveMarketer: notProvided<Marketer | null, MarketerSaveInput>('saveMarketer'),
    /** The marketer as the server has it, by the id, or by the email of a new one. Null if there is none. */
    readMarketer: notProvided<Marketer | null, MarketerSaveInput>('readMarketer'),
  },
  guards: {
    isNew: ({ context }) => context.marketer === null,
    hasConflicts: ({ context: { marketer, details } }, { answer }: Answer) =>
      marketer !== null && answer !== null && conflictsOf(marketer, answer, details).length > 0,
    isReadable: (_, { answer }: Answer) => answer !== null,
    isSaved: ({ context }, { answer }: Answer) => savedMarketerOf(context.marketer, context.details, answer) !== null,
    isSavedAs: ({ context }, { answer }: Answer) => answer !== null && isSavedAs(answer, context.details),
  },
  actions: {
    setCurrent: assign({ current: (_, { answer }: Answer) => answer }),
    mergeDetails: assign({
      details: ({ context: { marketer, details } }, { answer }: Answer) =>
        marketer && answer ? mergeDetails(marketer, answer, details) : details,
    }),
    setNotUpdated: assign({ problem: ({ context }) => marketerSaveProblem(context.marketer, null) }),
    setSaved: assign({
      saved: ({ context }, { answer }: Answer) => savedMarketerOf(context.marketer, context.details, answer),
    }),
    setProblem: assign({
      problem: ({ context }, { error }: { error: unknown }) => marketerSaveProblem(context.marketer, error),
    }),
  },
}).createMachine({
  id: 'marketerSave',
  description:
    'The console saves a new or changed marketer. It believes what the server has after the save, not only the answer.',
  context: ({ input }) => ({ ...input, current: null, saved: null, problem: noResponseProblem }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The console checks whether the marketer is new.',
      meta: { section: '§4' },
      always: [
        { description: 'The marketer is new.', guard: 'isNew', target: 'sending' },
        { description: 'The marketer exists already.', target: 'reading' },
      ],
    },
    reading: {
      description:
        'The console reads the marketer before the save, because somebody else may have changed it since the dialog ' +
        'opened.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'readBefore',
        src: 'readMarketer',
        input: ({ context: { marketer, details } }) => ({ marketer, details }),
        onDone: [
          {
            description: 'Somebody else has changed a field that the person changed too, to another value.',
            guard: { type: 'hasConflicts', params: ({ event }) => ({ answer: event.output }) },
            target: 'conflicting',
            actions: { type: 'setCurrent', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description:
              'Nobody else has changed the same field. The console keeps what somebody else changed in the other ' +
              'field.',
            guard: { type: 'isReadable', params: ({ event }) => ({ answer: event.output }) },
            target: 'sending',
            actions: { type: 'mergeDetails', params: ({ event }) => ({ answer: event.output }) },
          },
          { description: 'The answer has no marketer to compare.', target: 'failed', actions: 'setNotUpdated' },
        ],
        onError: {
          description: 'The marketer cannot be read.',
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sending: {
      description: 'The server creates or changes the marketer.',
      meta: { section: '§7' },
      tags: 'busy',
      invoke: {
        id: 'saveMarketer',
        src: 'saveMarketer',
        input: ({ context: { marketer, details } }) => ({ marketer, details }),
        onDone: [
          {
            description: 'The server confirms the save.',
            guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
            target: 'saved',
            actions: { type: 'setSaved', params: ({ event }) => ({ answer: event.output }) },
          },
          { description: "The server's answer does not contain the new marketer.", target: 'checking' },
        ],
        onError: {
          description: 'The server refused the save, or its answer was lost.',
          target: 'checking',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    checking: {
      description:
        'The server did not confirm the save. The console reads the marketer again, because the save may have ' +
        'happened. It looks for a new marketer in the list, by the email.',
      meta: { section: '§8' },
      tags: 'busy',
      invoke: {
        id: 'readMarketer',
        src: 'readMarketer',
        input: ({ context: { marketer, details } }) => ({ marketer, details }),
        onDone: [
          {
            description: 'The server has the marketer with the submitted name, email and phone number.',
            guard: { type: 'isSavedAs', params: ({ event }) => ({ answer: event.output }) },
            target: 'found',
            actions: { type: 'setSaved', params: ({ event }) => ({ answer: event.output }) },
          },
          { description: 'The server has no such marketer, or has other details.', target: 'failed' },
        ],
        onError: { description: 'The marketer cannot be read.', target: 'failed' },
      },
    },
    saved: {
      description: 'The marketer is saved.',
      meta: { section: '§4' },
      type: 'final',
      output: ({ context }) => savedOutput(context, false),
    },
    found: {
      description: 'The marketer is saved, although the server did not confirm it.',
      meta: { section: '§4' },
      type: 'final',
      output: ({ context }) => savedOutput(context, true),
    },
    conflicting: {
      description: 'Nothing is sent. The dialog will ask which values to keep.',
      meta: { section: '§4' },
      type: 'final',
      output: ({ context }) => ({ kind: 'conflicting', current: context.current as Marketer }),
    },
    failed: {
      description: 'The marketer is not saved, as far as the console knows. The dialog will show the reason.',
      meta: { section: '§8' },
      type: 'final',
      output: ({ context }) => ({ kind: 'failed', problem: context.problem }),
    },
  },
  output: ({ event }) => (event as unknown as { output: MarketerSaveOutput }).output,
})
