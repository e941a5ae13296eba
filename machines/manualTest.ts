import type { AnyMachineSnapshot, StateValue } from 'xstate'
import type { ManualFault, ManualStep } from '#charts/manualTest.ts'

/** A fault that the local stack can have: docs/local-stack.md. */
interface StackFault {
  /** A GraphQL operation or an identity call. */
  readonly operation: string
  readonly fault: 'error-field' | 'graphql-error' | 'http-500' | 'null-data' | 'slow' | 'drop' | 'drop-answer'
  readonly message?: string
  readonly type?: string
  /** Only calls with these arguments have the fault. */
  readonly match?: Readonly<Record<string, string>>
  /** How long the answer takes, so that a person can see what the page shows until then. */
  readonly ms?: number
  readonly times?: number
}

export const origin = 'http://localhost:5173'
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

export const openFresh = (path: string, ...more: readonly string[]): ManualStep =>
  withNewData(openAsAdmin(path, ...more))

/** The menu of one marketer. */
export const openTunde = (entry: string, ...more: readonly string[]): ManualStep =>
  openFresh(
    '/admin/marketers?q=Tunde+Bakare',
    "press 'Actions for Tunde Bakare'",
    `press '${entry}' in the menu`,
    ...more,
  )

/** The start of a script of a marketer. The sign-in opens the dashboard of the ambassador area. */
export const openAsMarketer = (): ManualStep => ({
  action: `sign in as ambassador@example.com on ${origin}/amb/sign-in in a private window (${codeSource})`,
})

/** A fault of the local stack, with the command that switches it on. */
export const stackFault = (fault: StackFault): StackFault & ManualFault => ({
  ...fault,
  command: `curl -X POST ${origin}/local/faults -d '${JSON.stringify(fault)}'`,
})

/** How long an answer takes in a script. The console waits `callTimeoutMs` for an answer. */
const answerMs = 10_000

/** Why a chart has no scripts of its own. */
export const inScriptsOfPages = 'it opens the pages, and the scripts of the pages go through it'
export const inScriptsOfUsers = 'the scripts of the charts that use it make it answer and fail'

/** Why a person cannot make a step. */
export const poolAnswers = 'the user pool of the local stack has no such answer'
export const ofOtherPart = 'another part of the console sends it at once, and its scripts show it'
export const ownScript = 'a chart inside it does this, and has scripts of its own'

/** One reason for several inputs. */
export const because = (reason: string, inputs: readonly string[]): Record<string, string> =>
  Object.fromEntries(inputs.map((input) => [input, reason]))

const network = "the tab 'Network' of the browser's DevTools (key F12)"

/** The code of a part cannot load, because the network is off when the person opens the part. */
export const codeFails = (action: string): ManualStep => causedBy(`choose 'Offline' in ${network}, then ${action}`)

const fill =
  "for (let n = 4e6; n >= 1; n /= 2) try { for (;;) localStorage['x' + localStorage.length] = 'x'.repeat(n) } catch {}"

/** The browser has no space left for this console. */
export const fullStorage = (action: string): ManualStep =>
  causedBy(`run "${fill}" in the console of the DevTools, then ${action}`)

/** An order that needs the network again. */
export const online = (action: string): string => `choose 'No throttling' in ${network}, then ${action}`

/** The page does it by itself, before a person can do anything else. */
export const byItself: ManualStep = {}

/** The call is answered, slowly enough to see what the page shows until then. */
export const answers = (operation: string, cause?: string, match?: StackFault['match']): ManualStep => ({
  ...(cause && causedBy(cause)),
  fault: stackFault({ operation, ...(match && { match }), fault: 'slow', ms: answerMs }),
})

/** The call fails, slowly enough to see what the page shows until then. */
export const failsWith = (operation: string, fault: Omit<StackFault, 'operation' | 'ms'>): ManualStep => ({
  fault: stackFault({ operation, ...fault, ms: answerMs }),
})

/** The call is answered with an error, slowly enough to see what the page shows until then. */
export const refuses = (operation: string, message?: string, type?: string): ManualStep =>
  failsWith(operation, { fault: 'error-field', ...(message && { message }), ...(type && { type }) })

/** The server fails, slowly enough to see what the page shows until then. */
export const breaks = (operation: string): ManualStep =>
  failsWith(operation, { fault: 'graphql-error', message: 'Network Error' })

/** The code of a sign-in can no longer be used. */
export const expires = (operation: string): ManualStep =>
  refuses(operation, 'Incorrect username or password.', 'NotAuthorizedException')

export const unknownAccountOf = (operation: string): ManualStep =>
  refuses(operation, 'User does not exist.', 'UserNotFoundException')

/** What the person does in the step before, so that the call ends like this. */
export const causedBy = (action: string, preparation?: string): ManualStep => ({
  instead: { action, ...(preparation && { preparation }) },
})

/** What a person can do while the chart is in one of the states. */
export const whileIn = (
  states: StateValue | readonly StateValue[],
  action: string,
): ManualStep<AnyMachineSnapshot> => ({
  action,
  isPossible: (snapshot) => [states].flat().some((state) => snapshot.matches(state as StateValue)),
})

export const unlessIn = (state: StateValue, action: string): ManualStep<AnyMachineSnapshot> => ({
  action,
  isPossible: (snapshot) => !snapshot.matches(state),
})
