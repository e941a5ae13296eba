import { setup } from 'xstate'
import { call } from '#tests/charts/foreign/samples/calls.ts'

/** The traffic light of XState's documentation, with a button for pedestrians and a part for the night. */
export const crossing = setup({
  types: { events: {} as { type: 'button.pressed' } | { type: 'power.lost' } | { type: 'power.back' } },
  delays: { green: 20_000, flash: ({ event }) => (event.type === 'power.lost' ? 500 : 1_000) },
  actions: { beep: () => call('action beep') },
}).createMachine({
  id: 'crossing',
  initial: 'green',
  on: { 'power.lost': '.broken' },
  states: {
    green: { after: { green: 'yellow', 30_000: 'red' }, on: { 'button.pressed': 'yellow' } },
    yellow: { after: { 3_000: 'red' } },
    red: {
      initial: 'walk',
      states: {
        walk: { entry: 'beep', after: { 8_000: { target: 'hurry', actions: 'beep' } } },
        hurry: { after: { 2_000: 'stop' } },
        stop: { type: 'final' },
      },
      onDone: 'green',
    },
    broken: {
      initial: 'light',
      states: { light: { after: { flash: 'dark' } }, dark: { after: { flash: 'light' } } },
      on: { 'power.back': 'red' },
    },
  },
})
