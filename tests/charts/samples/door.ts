import { setup } from 'xstate'
import { fill, open, press } from '#charts/gestures.ts'
import { noPayload, defineTestModel, toAnyTestModel } from '#charts/testModel.ts'

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
      meta: { section: '§1' },
      on: { 'door.pushed': 'open', 'key.turned': { description: 'The key fits.', guard: 'keyFits', target: 'locked' } },
    },
    open: { description: 'The door is open.', meta: { section: '§1' }, on: { 'door.pulled': 'closed' } },
    locked: {
      description: 'The door is locked.',
      meta: { section: '§2' },
      on: { 'key.turned': { description: 'The key fits.', guard: 'keyFits', target: 'closed' } },
    },
  },
})

/** Three states, four transitions and one guard. The key hides nothing. */
export const door = toAnyTestModel(
  defineTestModel({
    id: 'house/door',
    machine: doorMachine,
    inputs: [{ name: 'the house is new', input: undefined }],

    events: {
      'door.pushed': { when: 'the person pushes the door', cases: noPayload },
      'door.pulled': { when: 'the person pulls the door', cases: noPayload },
      'key.turned': {
        when: 'the person turns a key',
        cases: [
          { name: 'the right one', payload: { key: 'right' } },
          { name: 'a wrong one', payload: { key: 'wrong' } },
        ],
      },
    },
    calls: {},
    keyOf: () => ({}),
    manual: {
      starts: { 'the house is new': { action: open('http://localhost:5173/door') } },
      inputs: {
        'event door.pushed': { action: press('Push') },
        'event door.pulled': { action: press('Pull') },
        'event key.turned: the right one': { action: [fill('Key', 'right'), press('Turn')] },
      },
    },
  }),
)
