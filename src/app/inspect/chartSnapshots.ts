import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate'

/** A chart as it stands, without what cannot leave the page. */
interface Watched {
  readonly value: unknown
  readonly context: unknown
  readonly status: string
  readonly output: unknown
}

/** A transition that was taken, as the chart declares it: the `branch`th of `branches` that answer its event. */
export interface Taken {
  readonly chart: string
  readonly state: string
  readonly event: string
  readonly branch: number
  readonly branches: number
}

const charts: Record<string, Watched> = {}
const taken: Taken[] = []

const watchedOf = ({ value, context, status, output }: AnyMachineSnapshot): Watched => ({
  value,
  context,
  status,
  output,
})

/** The id that an actor runs under; the outermost ones are named where they are made. */
export const nameOf = (actor: AnyActorRef): string => actor.id

export const isChart = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot

export const takenOf = (chart: string, transition: AnyTransitionDefinition): Taken => {
  const { source, eventType } = transition
  const branches = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return {
    chart,
    state: source.path.join('.'),
    event: eventType,
    branch: branches.indexOf(transition as never),
    branches: branches.length,
  }
}

/**
 * Shows tests what the charts do, as `window.charts`: how each stands, by the id it is invoked under, and every
 * transition taken so far. Builds for the local stack alone hold it; a production build does not.
 */
export const followCharts = (event: InspectionEvent): void => {
  Object.assign(window, { charts, taken })
  if (!('snapshot' in event) || !isChart(event.snapshot)) return
  const name = (event.actorRef as AnyActorRef).id
  if (event.type === '@xstate.snapshot') charts[name] = watchedOf(event.snapshot)
  if (event.type === '@xstate.microstep')
    taken.push(...event._transitions.map((transition) => takenOf(name, transition)))
}
