/** What triggers a transition. Each kind has its own arrow style. */
export type Trigger = 'event' | 'call' | 'failure' | 'delay' | 'always' | 'done'

/** A state as the picture and the outline show it. */
export interface DrawnState {
  /** The path of the state with dots; the root state is `(chart)`. */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history' | 'deepHistory'
  readonly parent: string | null
  readonly isInitial: boolean
  /** A child of a parallel state. */
  readonly isRegion: boolean
  /** The section of the specification, such as `§4`; empty without one. */
  readonly section: string
  /** The actors that run while the state is active. */
  readonly calls: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
}

/** One branch of one event. */
export interface DrawnTransition {
  readonly id: string
  readonly source: string
  /** Empty if the state does not change. */
  readonly targets: readonly string[]
  readonly trigger: Trigger
  /** What happens: `the code is wrong`, `after 60 s`. */
  readonly label: string
  /** What the chart says about it; empty if the label says enough. */
  readonly description: string
  /** The condition, in words of the code; empty if there is none, or if the description or the label says it. */
  readonly guard: string
  /** What a person notices of its effects; without a description, its actions in words of the code. */
  readonly actions: readonly string[]
  /** The transition exits its state and enters it again. */
  readonly isReentering: boolean
  /** The picture has a mark in the source instead of an arrow. */
  readonly isMarked: boolean
}

/** A chart as plain data, the source of pictures and outlines. */
export interface DrawnChart {
  readonly id: string
  readonly sentence: string
  readonly states: readonly DrawnState[]
  readonly transitions: readonly DrawnTransition[]
}

/** Whether a transition stays in its state, restarts it, or targets an inner state. */
export const staysInside = ({ source, targets }: DrawnTransition): boolean =>
  targets.every((target) => isWithin(target, source))

/** Whether a transition is a line of text inside its state. All others are arrows. */
export const isDrawnInsideState = (transition: DrawnTransition): boolean =>
  transition.isMarked || staysInside(transition)

/** Whether a state is the other state or one of its descendants. */
export const isWithin = (state: string, other: string): boolean =>
  other === '(chart)' || state === other || state.startsWith(`${other}.`)

/** Replaces the arrows of failed calls by a mark in their state. */
export const markFailures = (chart: DrawnChart): DrawnChart => ({
  ...chart,
  transitions: chart.transitions.map((transition) => ({
    ...transition,
    isMarked: transition.trigger === 'failure' && !staysInside(transition),
  })),
})
