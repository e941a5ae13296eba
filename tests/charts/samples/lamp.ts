import { setup } from 'xstate'
import { noPayload, defineTestModel, toAnyTestModel } from '#charts/testModel.ts'

const lampMachine = setup({
  types: { events: {} as { type: 'switch.pressed' } | { type: 'colour.changed' } },
  delays: { nap: 60_000 },
}).createMachine({
  id: 'lamp',
  description: 'A white or warm lamp that goes out after a while.',
  type: 'parallel',
  states: {
    bulb: {
      description: 'The bulb.',
      meta: { section: '§1' },
      initial: 'off',
      states: {
        off: { description: 'It is dark.', meta: { section: '§1' }, on: { 'switch.pressed': 'on' } },
        on: {
          description: 'It is bright.',
          meta: { section: '§1' },
          after: { nap: 'off' },
          on: { 'switch.pressed': 'off' },
        },
      },
    },
    colour: {
      description: 'The colour.',
      meta: { section: '§1' },
      initial: 'white',
      states: {
        white: { description: 'The light is white.', meta: { section: '§1' }, on: { 'colour.changed': 'warm' } },
        warm: { description: 'The light is warm.', meta: { section: '§1' }, on: { 'colour.changed': 'white' } },
      },
    },
  },
})

/** Two regions with two states each, and a delay in one of them. */
export const lamp = toAnyTestModel(
  defineTestModel({
    id: 'house/lamp',
    machine: lampMachine,
    inputs: [{ name: 'the lamp is new', input: undefined }],
    events: {
      'switch.pressed': { when: 'switch.pressed', cases: noPayload },
      'colour.changed': { when: 'colour.changed', cases: noPayload },
    },
    calls: {},
    keyOf: () => ({}),
  }),
)
