import { assign, setup } from 'xstate'
import type { FieldConflict } from '#domain/people/marketerForms.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** `base`: the record as the person knew it. Null if there is nothing to compare, as for a new record. */
export interface SaveInput<Values, Stored> {
  base: Stored | null
  values: Values
}

/**
 * `isFound`: the server did not confirm the save, but `record` shows that it happened, in spite of `error`. `values`: what
 * was sent.
 * `checkError`: why the record could not be read after `error`.
 */
type SaveOutput<Values, Stored> =
  | { kind: 'saved'; record: Stored | null; values: Values; isFound: boolean; error?: unknown }
  | { kind: 'conflicting'; current: Stored; values: Values; conflicts: readonly FieldConflict[] }
  | { kind: 'failed'; error: unknown; checkError: unknown }

/** What differs between the saves of the console. `current` is the record as the server has it, null if it has none. */
export interface SaveRules<Values, Stored> {
  /** Whether the server has the values. */
  isSaved: (values: Values, current: Stored | null) => boolean
  /** Whether the answer confirms the save. Without it, each answer does. */
  isConfirmed?: (input: SaveInput<Values, Stored>, answer: Stored | null) => boolean
  /** The values to send, with what others have changed, and the fields that they changed too. */
  compare?: (base: Stored, current: Stored, values: Values) => { values: Values; conflicts: readonly FieldConflict[] }
}

interface Context<Values, Stored> extends SaveInput<Values, Stored> {
  record: Stored | null
  error: unknown
  checkError: unknown
}

interface Failure {
  error: unknown
}

/** The chart of one save. Its actors are provided for each record. */
export const createSaveMachine = <Values, Stored>(rules: SaveRules<Values, Stored>) => {
  type Input = SaveInput<Values, Stored>
  interface Answer {
    record: Stored | null
  }
  const compared = ({ base, values }: Input, current: Stored | null) =>
    (base !== null && current !== null && rules.compare?.(base, current, values)) || { values, conflicts: [] }
  return setup({
    types: {
      input: {} as Input,
      context: {} as Context<Values, Stored>,
      output: {} as SaveOutput<Values, Stored>,
      meta: {} as StateMeta,
      tags: {} as StateTag,
    },
    actors: {
      /** The record as the server has it. Null if there is none. */
      read: notProvided<Stored | null, Input>('read'),
      /** Sends the values. The answer has the record, or null. */
      send: notProvided<Stored | null, Input>('send'),
    },
    guards: {
      hasBase: ({ context }) => context.base !== null,
      isMissing: (_, { record }: Answer) => record === null,
      hasConflicts: ({ context }, { record }: Answer) => compared(context, record).conflicts.length > 0,
      isConfirmed: ({ context }, { record }: Answer) => rules.isConfirmed?.(context, record) ?? true,
      isSaved: ({ context }, { record }: Answer) => rules.isSaved(context.values, record),
    },
    actions: {
      setRecord: assign({ record: (_, { record }: Answer) => record }),
      mergeValues: assign({ values: ({ context }, { record }: Answer) => compared(context, record).values }),
      setError: assign({ error: (_, { error }: Failure) => error }),
      setCheckError: assign({ checkError: (_, { error }: Failure) => error }),
    },
  }).createMachine({
    id: 'save',
    description:
      'The console saves a change. It believes what the server has after the save, not only the answer. Forms, ' +
      'imported rows, changes of a status and deletions are saved like this.',
    context: ({ input: { base, values } }) => ({ base, values, record: null, error: null, checkError: null }),
    initial: 'deciding',
    states: {
      deciding: {
        description: 'The console checks whether it must read the record first.',
        meta: { section: '§4' },
        always: [
          {
            description: 'The person edits a record, and somebody else may have changed it too.',
            guard: 'hasBase',
            target: 'reading',
          },
          {
            description: 'The record is new, or the change replaces nothing that others can change.',
            target: 'sending',
          },
        ],
      },
      reading: {
        description:
          'The console reads the record before the save, because somebody else may have changed it since the person ' +
          'opened it.',
        meta: { section: '§4' },
        tags: 'busy',
        invoke: {
          id: 'readBefore',
          src: 'read',
          input: ({ context: { base, values } }) => ({ base, values }),
          onDone: [
            {
              description: 'The answer has no record to compare.',
              guard: { type: 'isMissing', params: ({ event }) => ({ record: event.output }) },
              target: 'failed',
            },
            {
              description: 'Somebody else has changed a field that the person changed too, to another value.',
              guard: { type: 'hasConflicts', params: ({ event }) => ({ record: event.output }) },
              target: 'conflicting',
              actions: { type: 'setRecord', params: ({ event }) => ({ record: event.output }) },
            },
            {
              description:
                'Nobody else has changed the same field. The console keeps what somebody else changed in other fields.',
              target: 'sending',
              actions: { type: 'mergeValues', params: ({ event }) => ({ record: event.output }) },
            },
          ],
          onError: {
            description: 'The record cannot be read.',
            target: 'failed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      sending: {
        description: 'The server makes the change.',
        meta: { section: '§7' },
        tags: 'busy',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { base, values } }) => ({ base, values }),
          onDone: [
            {
              description: 'The server confirms the save.',
              guard: { type: 'isConfirmed', params: ({ event }) => ({ record: event.output }) },
              target: 'saved',
              actions: { type: 'setRecord', params: ({ event }) => ({ record: event.output }) },
            },
            { description: "The server's answer does not contain the new record.", target: 'checking' },
          ],
          onError: {
            description: 'The server refused the save, or its answer was lost.',
            target: 'checking',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      checking: {
        description:
          'The server did not confirm the save. The console reads the record again, because the save may have happened.',
        meta: { section: '§8' },
        tags: 'busy',
        invoke: {
          id: 'readAfter',
          src: 'read',
          input: ({ context: { base, values } }) => ({ base, values }),
          onDone: [
            {
              description: 'The server has what the person wanted to save.',
              guard: { type: 'isSaved', params: ({ event }) => ({ record: event.output }) },
              target: 'found',
              actions: { type: 'setRecord', params: ({ event }) => ({ record: event.output }) },
            },
            { description: 'The server does not have it.', target: 'failed' },
          ],
          onError: {
            description: 'The record cannot be read.',
            target: 'failed',
            actions: { type: 'setCheckError', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      saved: {
        description: 'The change is saved.',
        meta: { section: '§4' },
        type: 'final',
        output: ({ context: { record, values } }) => ({ kind: 'saved', record, values, isFound: false }),
      },
      found: {
        description: 'The change is saved, although the server did not confirm it.',
        meta: { section: '§4' },
        type: 'final',
        output: ({ context: { record, values, error } }) => ({ kind: 'saved', record, values, isFound: true, error }),
      },
      conflicting: {
        description: 'Nothing is sent. The form will ask which values to keep.',
        meta: { section: '§4' },
        type: 'final',
        output: ({ context }) => ({
          kind: 'conflicting',
          current: context.record,
          ...compared(context, context.record),
        }),
      },
      failed: {
        description: 'The change is not saved, as far as the console knows. The page will show the reason.',
        meta: { section: '§8' },
        type: 'final',
        output: ({ context: { error, checkError } }) => ({ kind: 'failed', error, checkError }),
      },
    },
    output: ({ event }) => (event as unknown as { output: SaveOutput<Values, Stored> }).output,
  })
}
