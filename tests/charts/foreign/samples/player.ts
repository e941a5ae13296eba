import { setup } from 'xstate'
import { call } from '#tests/charts/foreign/samples/calls.ts'

/** A player that goes on where it was: shallow and deep history, and one default. */
export const player = setup({
  actions: { show: () => call('action show') },
}).createMachine({
  id: 'player',
  initial: 'off',
  states: {
    off: { on: { power: 'on', resume: 'on.anywhere' } },
    on: {
      initial: 'radio',
      entry: 'show',
      on: { power: 'off', alarm: 'ringing' },
      states: {
        radio: {
          initial: 'fm',
          on: { source: 'disc' },
          states: { fm: { on: { band: 'am' } }, am: { on: { band: 'fm' } } },
        },
        disc: {
          initial: 'stopped',
          on: { source: 'radio', eject: 'last' },
          states: {
            stopped: { on: { play: 'playing' } },
            playing: { on: { play: 'stopped' } },
          },
        },
        last: { type: 'history', target: 'radio' },
        anywhere: { type: 'history', history: 'deep' },
      },
    },
    ringing: { on: { snooze: 'on.last', stop: 'on.anywhere' }, after: { 60_000: 'off' } },
  },
})
