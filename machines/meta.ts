/** The metadata of a state. */
export interface StateMeta {
  /** The section of the specification that requires the state. */
  section: `§${number}`
}

/** `busy`: a call is in progress. */
export type StateTag = 'busy'
