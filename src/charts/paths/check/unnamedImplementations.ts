import type { Chart, Reference } from '#charts/read/chart.ts'

/** Finds guards, actions, actors and delays without a name in `setup`. A picture cannot show what they do. */
export const findUnnamedImplementations = ({ states, transitions, actions }: Chart): string[] => [
  ...transitions.filter(({ guard }) => guard && isInline(guard)).map(({ id }) => `The guard of ${id} has no name.`),
  ...transitions.filter((each) => each.actions.some(isInline)).map(({ id }) => `An action of ${id} has no name.`),
  ...states
    .filter(({ entry, exit }) => [...entry, ...exit].some(isInline))
    .map(({ path }) => `An entry or exit action of ${path} has no name.`),
  ...states
    .filter(({ calls }) => calls.some(({ src }) => src === null))
    .map(({ path }) => `An actor of ${path} has no name.`),
  ...states
    .filter(({ delays }) => delays.some((delay) => /^\d+$/.test(delay)))
    .map(({ path }) => `A delay of ${path} has no name.`),
  ...Object.entries(actions)
    .filter(([, action]) => hasUnnamedDelay(action))
    .map(([name]) => `The delay of the action ${name} has no name.`),
]

const isInline = ({ name }: Reference): boolean => name === null

const hasUnnamedDelay = (action: unknown): boolean => {
  const { delay } = action as { delay?: unknown }
  return typeof delay === 'number' || typeof delay === 'function'
}
