import { assign, emit, fromPromise, raise, sendTo, setup } from 'xstate'
import { answers, failsWith } from '#machines/manualTest.ts'
import { fill, open, press } from '#charts/gestures.ts'
import { noPayload, defineTestModel, raisedInternally, toAnyTestModel } from '#charts/testModel.ts'

const notProvided = fromPromise<'delivered' | 'returned', { text: string }>(() =>
  Promise.reject(new Error('not provided')),
)

const letterMachine = setup({
  types: {
    context: {} as { text: string; reason: string | null },
    events: {} as { type: 'letter.written'; text: string } | { type: 'postman.called' } | { type: 'reminder.due' },
    output: {} as { text: string },
    children: {} as { post: 'post' },
  },
  actors: { post: notProvided },
  delays: { reminderDelay: 500 },
  guards: { isDelivered: (_, answer: string) => answer === 'delivered' },
  actions: {
    storeText: assign({ text: ({ event }) => (event.type === 'letter.written' ? event.text : ''), reason: null }),
    storeReason: assign({ reason: (_, { error }: { error: unknown }) => (error as Error).message }),
    remindLater: raise({ type: 'reminder.due' }, { delay: 'reminderDelay' }),
    hurry: sendTo('post', { type: 'hurry' }),
    remind: emit({ type: 'toast', tone: 'blank', text: 'Your letter came back' } as never),
  },
}).createMachine({
  id: 'letter',
  description: 'A letter is written and posted.',
  context: { text: '', reason: null },
  initial: 'writing',
  on: { 'reminder.due': { actions: 'remind' } },
  states: {
    writing: {
      description: 'The letter can be written.',
      meta: { section: '§1' },
      on: { 'letter.written': { target: 'posting', actions: 'storeText' } },
    },
    posting: {
      description: 'The letter is on its way.',
      meta: { section: '§1' },
      on: { 'postman.called': { description: 'The post hurries.', actions: 'hurry' } },
      invoke: {
        id: 'post',
        src: 'post',
        input: ({ context }) => ({ text: context.text }),
        onDone: [
          { guard: { type: 'isDelivered', params: ({ event }) => event.output }, target: 'delivered' },
          { target: 'writing', actions: 'remindLater' },
        ],
        onError: {
          target: 'writing',
          actions: { type: 'storeReason', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    delivered: { description: 'The letter has arrived.', meta: { section: '§1' }, type: 'final' },
  },
  output: ({ context }) => ({ text: context.text }),
})

/** A call with three outcomes, a delayed raise, an event to the invoked actor, and an output. */
export const letter = toAnyTestModel(
  defineTestModel({
    id: 'house/letter',
    machine: letterMachine,
    inputs: [{ name: 'with paper', input: undefined }],

    events: {
      'letter.written': {
        when: 'the person writes a letter',
        cases: [{ name: 'a short one', payload: { text: 'Hello' } }],
      },
      'postman.called': { when: 'the person calls the postman', cases: noPayload },
      'reminder.due': { when: 'the reminder arrives', cases: raisedInternally },
    },
    calls: {
      post: {
        name: 'the post',
        outcomes: [
          { name: 'it arrives', output: 'delivered' },
          { name: 'it comes back', output: 'returned' },
          { name: 'the post is on strike', error: new Error('Strike') },
        ],
      },
    },

    describeEffect: (effect) => `a message says "${(effect as { text?: string }).text ?? ''}"`,
    keyOf: ({ context }) => ({ hasReason: context.reason !== null }),
    manual: {
      starts: { 'with paper': { action: open('http://localhost:5173/letter') } },
      inputs: {
        'event letter.written: a short one': { action: [fill('Letter', 'Hello'), press('Send, "express"')] },
        'outcome post: it comes back': failsWith('sendLetter', { fault: 'error-field' }),
        'outcome post: it arrives': answers('sendLetter'),
      },
    },
  }),
)
