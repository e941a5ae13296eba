import type { Gestures } from '#charts/gestures.ts'

/** A fault to switch on before a step, so that a person can see an outcome. */
export interface ManualFault {
  /** The command that switches it on. */
  readonly command: string
  /** How long the answer takes, in milliseconds. */
  readonly ms?: number
}

/** How a person produces one input with the product. */
export interface ManualStep<Snapshot = unknown> {
  /** What to do before a fault is switched on, such as to sign in. */
  readonly preparation?: Gestures
  /** What to do; a function if that depends on what the page shows. Without it, the page does it by itself. */
  readonly action?: Gestures | ((snapshot: Snapshot) => Gestures)
  /** What the person does in the step that starts the call, in the place of what that step says. */
  readonly instead?: Pick<ManualStep, 'preparation' | 'action'>
  /** The faults to switch on before the action, for calls of other charts. */
  readonly faults?: readonly ManualFault[]
  /** The fault to switch on before the call starts. */
  readonly fault?: ManualFault
  /** The call that an event answers: an actor that reports to the chart. */
  readonly call?: string
  /** Whether the page offers it. Absent if it always does. */
  readonly isPossible?: (snapshot: Snapshot) => boolean
}

/** How a person follows the scripts of a chart in the local stack (`npm start`). */
export interface ManualTest<Snapshot = unknown> {
  /** What the local stack has in the place of names of the test data: `{ 'Ada Obi': 'Tunde Bakare' }`. */
  readonly names?: Readonly<Record<string, string>>
  /** By the name of a start input. The action names the address to open. */
  readonly starts: Readonly<Record<string, ManualStep>>
  /** By the name of an input: `event email.submitted: a valid email`. Only the automatic test tries all others. */
  readonly inputs: Readonly<Record<string, ManualStep<Snapshot>>>
  /**
   * Why a person cannot make an input, by its name. A name without a case, such as `event rows.changed`, is for all of
   * its cases without instructions. A call that fails without instructions needs no reason.
   */
  readonly impossible?: Readonly<Record<string, string>>
}
