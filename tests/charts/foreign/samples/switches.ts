import { createMachine } from 'xstate'

const names = Array.from({ length: 9 }, (_, index) => `switch${index + 1}`)

/** Nine independent switches with four positions: a quarter of a million combinations. */
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
