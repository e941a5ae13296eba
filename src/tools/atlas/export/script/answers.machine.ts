import { emit, setup } from 'xstate'

/** Whether the answers of a reviewer are in a file. */
export const answersMachine = setup({
  types: {
    events: {} as { type: 'answer.changed' } | { type: 'save.requested' },
    emitted: {} as { type: 'save' },
  },
  actions: { save: emit({ type: 'save' }) },
}).createMachine({
  id: 'answers',
  description: 'The answers of a reviewer in a release review.',
  initial: 'saved',
  on: { 'save.requested': { target: '.saved', actions: 'save' } },
  states: {
    saved: {
      description: 'The file has all answers.',
      on: { 'answer.changed': 'unsaved' },
    },
    unsaved: { description: 'Some answers are not in a file. The browser asks before it closes the page.' },
  },
})
