import { createMachine } from 'xstate'

const names = Array.from({ length: 7 }, (_, index) => `switch${index + 1}`)

/** Seven independent switches with four positions: sixteen thousand combinations. */
export const switches = createMachine({
  id: 'switches',
  type: 'parallel',
  states: Object.fromEntries(
    names.map((name) => [
      name,
      {
        initial: 'north',
        states: {
          north: { on: { [`${name}.turned`]: 'east' } },
          east: { on: { [`${name}.turned`]: 'south' } },
          south: { on: { [`${name}.turned`]: 'west' } },
          west: { on: { [`${name}.turned`]: 'north' } },
        },
      },
    ]),
  ),
})
