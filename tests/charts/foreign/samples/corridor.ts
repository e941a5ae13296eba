import { createMachine } from 'xstate'
import { call } from '#tests/charts/foreign/samples/calls.ts'

const rooms = Array.from({ length: 60 }, (_, index) => index)

/** Sixty states: each room leads on, some lead back, and some have a key to the first one. */
export const corridor = createMachine({
  id: 'corridor',
  context: { steps: 0 },
  initial: 'room0',
  states: Object.fromEntries(
    rooms.map((room) => [
      `room${room}`,
      {
        entry: () => call('entry of a room'),
        on: {
          on: `room${(room + 1) % rooms.length}`,
          ...(room % 5 === 4 && { back: { guard: () => call('guard back') !== null, target: `room${room - 1}` } }),
          ...(room % 50 === 49 && { 'key.found': { target: 'room0', reenter: true } }),
        },
      },
    ]),
  ),
})
