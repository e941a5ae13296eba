import type { FoundJourney } from '#charts/journeys/foundJourney.ts'

/**
 * The paths of the actors that a journey is about, in the order of their start: the charts of the sequence and of the
 * inputs that no call ends, their parents, and the charts that pass messages on between them.
 */
export const castOf = ({ journey, steps }: Pick<FoundJourney, 'journey' | 'steps'>): string[] => {
  const started = [...new Set(steps.flatMap(({ charts, live }) => [...live.map(({ path }) => path), ...charts.keys()]))]
  const chartAt = new Map(
    steps.flatMap(({ charts }) => [...charts].map(([path, { testModel }]) => [path, testModel.id] as const)),
  )
  const inputs = steps.flatMap(({ input }) => input ?? [])
  const required = journey.sequence
    .filter(({ kind }) => kind !== 'never')
    .flatMap(({ chart }) => {
      const own = started.filter((path) => chartAt.get(path) === chart)
      const used = own.filter((path) => inputs.some((input) => input.path === path))
      return used.length > 0 ? used : own.slice(0, 1)
    })
  const told = inputs.flatMap(({ path, input }) => (input.type === 'event' ? [path] : []))
  const main = new Set([...required, ...told].flatMap(withParents))
  const sent = steps.flatMap(({ messages }) => messages.filter(({ kind }) => kind === 'event'))
  const between = started.filter(
    (path) =>
      sent.some(({ from, to }) => to === path && main.has(from)) &&
      sent.some(({ from, to }) => from === path && main.has(to)),
  )
  return started.filter((path) => main.has(path) || between.includes(path))
}

const withParents = (path: string): string[] =>
  path.split('/').map((_, index, keys) => keys.slice(0, index + 1).join('/'))
