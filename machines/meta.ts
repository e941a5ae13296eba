/** What every state declares besides its description. */
export interface StateMeta {
  /** The section of the specification that the state serves. */
  section: `§${number}`
}

/** What views ask of states in common: `busy` while a call is under way. */
export type StateTag = 'busy'
