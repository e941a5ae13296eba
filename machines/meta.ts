/** Something that a person sees: a role and its name, as a screen reader has them. */
export interface VisibleElement {
  readonly role: string
  readonly name: string
  /** The name of the region that it is in, where the page holds several of its kind. */
  readonly within?: string
  /** It shows that it is at work. */
  readonly isBusy?: true
}

/** What every state of a chart says about itself beside its description. */
export interface StateMeta {
  /** The section of the specification that the state serves. */
  section: `§${number}`
  /** What is on the page while the state holds; for states that a page shows. */
  sees?: readonly VisibleElement[]
}

/** What views ask of states in common: `busy` while a call is under way. */
export type StateTag = 'busy'
