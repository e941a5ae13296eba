/** A fault that the local stack can have: docs/local-stack.md. */
export interface HandFault {
  /** A GraphQL operation or an identity call. */
  readonly operation: string
  readonly fault: 'error-field' | 'graphql-error' | 'http-500' | 'null-data' | 'slow' | 'drop'
  readonly message?: string
  readonly type?: string
  /** How long the answer takes, so that a person can see what the page shows until then. */
  readonly ms?: number
  readonly times?: number
}

/** How a person produces one input in the local stack. */
export interface HandStep<Snapshot = unknown> {
  /** What to do before a fault is switched on: `sign in as …`. */
  readonly preparation?: string
  /** What the field has afterwards, by its label. It comes before the action. */
  readonly data?: Readonly<Record<string, string>>
  /**
   * What to do, as an order: `press 'Continue'`; a function if that depends on what the page shows. Without it and
   * without data, the page does it by itself.
   */
  readonly action?: string | ((snapshot: Snapshot) => string)
  /** The faults to switch on before the action, for calls of other charts. */
  readonly faults?: readonly HandFault[]
  /** The fault to switch on before the call starts. */
  readonly fault?: HandFault
  /** Whether the page offers it. Absent if it always does. */
  readonly isPossible?: (snapshot: Snapshot) => boolean
}

/** How a person follows the scripts of a chart in the local stack (`npm start`). */
export interface HandTest<Snapshot = unknown> {
  /** What the local stack has in the place of names of the test data: `{ 'Ada Obi': 'Tunde Bakare' }`. */
  readonly names?: Readonly<Record<string, string>>
  /** By the name of a start input. The action names the address to open. */
  readonly starts: Readonly<Record<string, HandStep>>
  /** By the name of an input: `event email.submitted: a valid email`. Only the automatic test tries all others. */
  readonly inputs: Readonly<Record<string, HandStep<Snapshot>>>
}

const origin = 'http://localhost:5173'
const codeSource = `the code is on ${origin}/local/outbox`

/** The start of a script that needs no session. */
export const openPage = (path: string, ...more: readonly string[]): HandStep => ({
  action: [`open ${origin}${path} in a private window`, ...more].join(', then '),
})

/** The start of a script of an admin. The sign-in opens the dashboard. */
export const openAsAdmin = (path: string, ...more: readonly string[]): HandStep => ({
  preparation: `sign in as admin@rewoven.com on ${origin}/sign-in in a private window (${codeSource})`,
  action: [`open ${origin}${path}`, ...more].join(', then '),
})

/** The start of a script that needs the seeded data. Another script may have changed them. */
export const withNewData = ({ preparation, ...step }: HandStep): HandStep => ({
  ...step,
  preparation: ['restart the local stack with "npm start -- --fresh"', ...(preparation ? [preparation] : [])].join(
    ', then ',
  ),
})

/** The start of a script of a marketer. The sign-in opens the dashboard of the ambassador area. */
export const openAsMarketer = (): HandStep => ({
  action: `sign in as ambassador@example.com on ${origin}/amb/sign-in in a private window (${codeSource})`,
})

/** How long an answer takes in a script. The console waits 15 seconds for an answer (§9). */
const answerMs = 10_000

/** The page does it by itself, before a person can do anything else. */
export const byItself: HandStep = {}

/** The call is answered, slowly enough to see what the page shows until then. */
export const answers = (operation: string): HandStep => ({ fault: { operation, fault: 'slow', ms: answerMs } })

/** The call fails, slowly enough to see what the page shows until then. */
export const failsWith = (operation: string, fault: Omit<HandFault, 'operation' | 'ms'>): HandStep => ({
  fault: { operation, ...fault, ms: answerMs },
})
