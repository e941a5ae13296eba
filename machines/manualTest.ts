import type { ManualFault, ManualStep } from '#charts/manualTest.ts'

/** A fault that the local stack can have: docs/local-stack.md. */
interface StackFault {
  /** A GraphQL operation or an identity call. */
  readonly operation: string
  readonly fault: 'error-field' | 'graphql-error' | 'http-500' | 'null-data' | 'slow' | 'drop'
  readonly message?: string
  readonly type?: string
  /** How long the answer takes, so that a person can see what the page shows until then. */
  readonly ms?: number
  readonly times?: number
}

const origin = 'http://localhost:5173'
const codeSource = `the code is on ${origin}/local/outbox`

/** The start of a script that needs no session. */
export const openPage = (path: string, ...more: readonly string[]): ManualStep => ({
  action: [`open ${origin}${path} in a private window`, ...more].join(', then '),
})

/** The person enters the code that the last step has sent. */
export const newestCode: ManualStep = {
  action: `enter the newest code of ${origin}/local/outbox in 'Verification code'`,
}

/** The start of a script of an admin. The sign-in opens the dashboard. */
export const openAsAdmin = (path: string, ...more: readonly string[]): ManualStep => ({
  preparation: `sign in as admin@rewoven.com on ${origin}/sign-in in a private window (${codeSource})`,
  action: [`open ${origin}${path}`, ...more].join(', then '),
})

/** The start of a script that needs the seeded data. Another script may have changed them. */
export const withNewData = ({ preparation, ...step }: ManualStep): ManualStep => ({
  ...step,
  preparation: ['restart the local stack with "npm start -- --fresh"', ...(preparation ? [preparation] : [])].join(
    ', then ',
  ),
})

/** The start of a script of a marketer. The sign-in opens the dashboard of the ambassador area. */
export const openAsMarketer = (): ManualStep => ({
  action: `sign in as ambassador@example.com on ${origin}/amb/sign-in in a private window (${codeSource})`,
})

/** A fault of the local stack, with the command that switches it on. */
export const stackFault = (fault: StackFault): StackFault & ManualFault => ({
  ...fault,
  command: `curl -X POST ${origin}/local/faults -d '${JSON.stringify(fault)}'`,
})

/** How long an answer takes in a script. The console waits 15 seconds for an answer (§9). */
const answerMs = 10_000

/** The page does it by itself, before a person can do anything else. */
export const byItself: ManualStep = {}

/** The call is answered, slowly enough to see what the page shows until then. */
export const answers = (operation: string): ManualStep => ({
  fault: stackFault({ operation, fault: 'slow', ms: answerMs }),
})

/** The call fails, slowly enough to see what the page shows until then. */
export const failsWith = (operation: string, fault: Omit<StackFault, 'operation' | 'ms'>): ManualStep => ({
  fault: stackFault({ operation, ...fault, ms: answerMs }),
})
