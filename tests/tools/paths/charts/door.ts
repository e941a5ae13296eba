import { setup } from 'xstate'
import { noPayload, defineTestModel } from '#machines/catalogueEntry.ts'
import { toAnyTestModel } from '#tools/paths/model/anyTestModel.ts'

const doorMachine = setup({
  types: { events: {} as { type: 'door.pushed' } | { type: 'door.pulled' } | { type: 'key.turned'; key: string } },
  guards: { keyFits: ({ event }) => event.type === 'key.turned' && event.key === 'right' },
}).createMachine({
  id: 'door',
  description: 'A door with a lock.',
  initial: 'closed',
  states: {
    closed: {
      description: 'The door is closed.',
      on: { 'door.pushed': 'open', 'key.turned': { guard: 'keyFits', target: 'locked' } },
    },
    open: { description: 'The door is open.', on: { 'door.pulled': 'closed' } },
    locked: { description: 'The door is locked.', on: { 'key.turned': { guard: 'keyFits', target: 'closed' } } },
  },
})

/** Three states, four transitions, one guard; nothing is hidden. */
export const door = toAnyTestModel(
  defineTestModel({
    id: 'house/door',
    sentence: 'A door with a lock.',
    machine: doorMachine,
    inputs: [{ name: 'the house is new', input: undefined }],
    events: {
      'door.pushed': noPayload,
      'door.pulled': noPayload,
      'key.turned': [
        { name: 'the right one', payload: { key: 'right' } },
        { name: 'a wrong one', payload: { key: 'wrong' } },
      ],
    },
    outcomes: {},
    keyOf: () => ({}),
    words: {
      states: {
        closed: { given: 'the closed door', seen: 'the door is closed' },
        open: { given: 'the open door', seen: 'the door is open' },
        locked: { given: 'the locked door', seen: 'the door is locked' },
      },
      events: {
        'door.pushed': 'the person pushes the door',
        'door.pulled': 'the person pulls the door',
        'key.turned': 'the person turns a key',
      },
    },
  }),
)
