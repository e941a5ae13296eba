/** What sets a transition off; each has a form of its own in the picture. */
export type Trigger = 'event' | 'call' | 'delay' | 'always' | 'done'

/** A state as a picture and an outline show it, in the words of a product owner. */
export interface DrawnState {
  /** The path of the state, its parts joined with dots; the chart itself is `(chart)`. */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly parent: string | null
  readonly isInitial: boolean
  /** It holds at the same time as its siblings. */
  readonly isRegion: boolean
  /** The section of the specification, such as `§4`; empty without one. */
  readonly section: string
  /** The page shows something by which the state is known. */
  readonly isVisible: boolean
  /** What runs while the state holds. */
  readonly calls: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
}

/** One branch of one event, as the chart declares it. */
export interface DrawnTransition {
  readonly id: string
  readonly source: string
  /** Empty where the state does not change. */
  readonly targets: readonly string[]
  readonly trigger: Trigger
  /** What happens: `the code is wrong`, `after 60 s`. */
  readonly label: string
  /** The condition, `otherwise` for the last of several branches; empty without one. */
  readonly guard: string
  readonly actions: readonly string[]
  /** It leaves its state and enters it again. */
  readonly isReentering: boolean
}

/** A chart as plain data, from which pictures and outlines are made. */
export interface DrawnChart {
  readonly id: string
  readonly sentence: string
  readonly states: readonly DrawnState[]
  readonly transitions: readonly DrawnTransition[]
}

/** Whether a transition is drawn as a line of words inside its state: it stays there, starts it anew, or leads further in. */
export const isDrawnInsideState = ({ source, targets }: DrawnTransition): boolean =>
  targets.every((target) => isWithin(target, source))

/** Whether a state is another one or lies in it. */
export const isWithin = (state: string, other: string): boolean =>
  other === '(chart)' || state === other || state.startsWith(`${other}.`)
