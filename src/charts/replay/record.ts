import type { TakenTransition } from '#charts/read/running.ts'

/** One event that a running chart received. It has no values. */
export interface RecordedEvent {
  /** Milliseconds since the record began. */
  readonly at: number
  /** The id of the machine. */
  readonly chart: string
  /** Separates several running charts of one machine. */
  readonly actor: string
  /** The actor of the chart that runs this one. */
  readonly parent?: string | undefined
  /** What the chart that runs this one calls it. */
  readonly name?: string | undefined
  /** The type of the event; `xstate.init` for the start. */
  readonly event: string
  /** Empty if the chart ignored the event. */
  readonly taken: readonly TakenTransition[]
  /** The innermost active states before the event. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** The page that was open; empty for an unknown one. */
  readonly page?: string | undefined
  /** Which operation failed, and how. Without personal data. */
  readonly problem?: string | undefined
  /** `error`: a mistake stopped the chart. */
  readonly status: string
}

/** What a product tells of its charts with a record. */
export interface ChartRecord<Event extends RecordedEvent> {
  readonly events: readonly Event[]
  /** A fingerprint of each chart, by the id of the machine. */
  readonly charts: Readonly<{ [chart: string]: string }>
}

/** The words of a product for one event. */
export interface EventWords {
  /** AREA/FLOW. */
  readonly chart: string
  /** What happened, to follow "When". */
  readonly when: string
  /** What the person then noticed, to follow "Then". */
  readonly seen: readonly string[]
}

/** The name of the actor, if the record has others of the same chart: ` (userOverview)`. */
export const actorText = (events: readonly RecordedEvent[], { chart, name }: RecordedEvent): string =>
  name !== undefined && events.some((other) => other.chart === chart && other.name !== name) ? ` (${name})` : ''

/** Whether names of states or transitions are the same, in any order. */
export const areSameNames = (names: readonly string[], others: readonly string[]): boolean =>
  [...names].sort().join() === [...others].sort().join()
