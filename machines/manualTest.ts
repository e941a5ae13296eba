import type { AnyMachineSnapshot, StateValue } from 'xstate'
import {
  called,
  chooseFile,
  fill,
  type Gesture,
  type Gestures,
  gesturesOf,
  goOffline,
  inFirstRow,
  inOtherWindow,
  menuItem,
  open,
  own,
  type Place,
  press,
  runInConsole,
  told,
} from '#charts/gestures.ts'
import type { ManualFault, ManualStep } from '#charts/manualTest.ts'

/** A fault that the local stack can have: docs/local-stack.md. */
interface StackFault {
  /** A GraphQL operation or an identity call. */
  readonly operation: string
  readonly fault: 'error-field' | 'graphql-error' | 'http-500' | 'null-data' | 'slow' | 'drop' | 'drop-answer'
  readonly message?: string
  readonly type?: string
  /** Only calls with these arguments have the fault. */
  readonly match?: Readonly<Record<string, string | number>>
  /** How long the answer takes, so that a person can see what the page shows until then. */
  readonly ms?: number
  readonly times?: number
}

export const origin = 'http://localhost:5173'

/**
 * What only this console, its local stack and the devices of people know. `tests/paths/browser/gestures/ownSteps.ts`
 * performs each of them.
 */
export type OwnStep =
  | 'freshData'
  | 'signIn'
  | 'signInAgain'
  | 'enterCode'
  | 'blockClipboard'
  | 'device'
  | 'shareMenu'
  | 'closeSystemDialog'
  | 'blockFile'
  | 'unblockFile'
  | 'pressPlot'
  | 'returnToTab'

export const ownStep = (name: OwnStep, sentence: string, value = ''): Gesture => own(name, sentence, value)

export const openPath = (path: string): Gesture => open(`${origin}${path}`)

/** What many scripts of the console use. */
export const inActiveRow: Place = { words: 'in the row of the first active user', role: 'row', text: 'Active' }
export const inMessage: Place = { words: "in the message with 'Undo'", role: 'toast', text: 'Undo' }
export const inNotice: Place = { words: 'in the notice', role: 'status' }
const rowMenu = called('the three dots', 'button', 'Actions for')
export const openRowMenu = press(rowMenu, inFirstRow)
export const openActiveMenu = press(rowMenu, inActiveRow)
export const chooseEntry = (name: string): Gesture =>
  press({ role: 'option', name, words: `'${name}'`, within: { words: 'in the list', role: 'listbox' } })
export const openAvatarMenu = press(called('the avatar', 'button', 'Account of'))
export const choosePicture = chooseFile('the file docs/pictures/dashboard-light.png', {
  path: 'docs/pictures/dashboard-light.png',
})
export const chooseText = chooseFile('a text file with the name photo.png', { path: 'photo.png', text: 'a text' })
export const fillMarketer = told(
  'fill in all fields',
  fill('Full name', 'Ada Eze'),
  fill('Email', 'ada.eze@example.com'),
  fill('Phone number', '08031234567'),
)
export const blockClipboard = ownStep(
  'blockClipboard',
  'block the clipboard for this address in the settings of the browser',
)
export const chooseDevice = (device: string, userAgent: string): Gesture =>
  ownStep('device', `choose ${device} in the device mode of the DevTools`, userAgent)

/** The start of a script that needs no session. */
export const openPage = (path: string, ...more: readonly Gesture[]): ManualStep => ({
  preparation: told('open a private window'),
  action: [openPath(path), ...more],
})

const signIn = (email: string, path: string): Gesture =>
  ownStep(
    'signIn',
    `sign in as ${email} on ${origin}${path} in a private window (the code is on ${origin}/local/outbox)`,
    email,
  )
export const signInAsAdmin = signIn('admin@rewoven.com', '/sign-in')

const enterCode = (purpose: string): Gesture =>
  ownStep('enterCode', `enter the newest code of ${origin}/local/outbox in 'Verification code'`, purpose)

/** The person enters the code that the last step has sent. */
export const enterNewestCode = enterCode('newest')
export const newestCode: ManualStep = { action: enterNewestCode }

/** The person requests a code on the sign-in page. */
export const requestCode = (email: string): readonly Gesture[] => [fill('Email', email), press('Continue')]

/** The person signs in through the pages. */
export const signInByCode: readonly Gesture[] = [
  openPath('/sign-in'),
  ...requestCode('admin@rewoven.com'),
  enterCode('signs in'),
]

/** The person requests a code before the script. */
export const requestCodeFirst = (email: string): Gesture =>
  told(
    `request a code for ${email} on ${origin}/sign-in in a private window`,
    openPath('/sign-in'),
    ...requestCode(email),
  )

/** The start of a script of an admin. The sign-in opens the dashboard. */
export const openAsAdmin = (path: string, ...more: readonly Gesture[]): ManualStep => ({
  preparation: signInAsAdmin,
  action: [openPath(path), ...more],
})

export const freshData = ownStep('freshData', 'restart the local stack with "npm start -- --fresh"')

/** The start of a script that needs the seeded data. Another script may have changed them. */
export const withNewData = ({ preparation, ...step }: ManualStep): ManualStep => ({
  ...step,
  preparation: [freshData, ...gesturesOf(preparation)],
})

export const openFresh = (path: string, ...more: readonly Gesture[]): ManualStep =>
  withNewData(openAsAdmin(path, ...more))

const openMenuOfTunde = [openPath('/admin/marketers?q=Tunde+Bakare'), press('Actions for Tunde Bakare')]
export const editTunde = [...openMenuOfTunde, menuItem('Edit'), fill('Full name', 'Ada Eze')]
export const renameTunde = (name: string): Gesture =>
  inOtherWindow(
    `save the name "${name}" of this marketer`,
    signInAsAdmin,
    ...openMenuOfTunde,
    menuItem('Edit'),
    fill('Full name', name),
    press('Save changes'),
  )

/** The menu of one marketer. */
export const openTunde = (entry: string, ...more: readonly Gesture[]): ManualStep =>
  openFresh('/admin/marketers?q=Tunde+Bakare', press('Actions for Tunde Bakare'), menuItem(entry), ...more)

/** The start of a script of a marketer. The sign-in opens the dashboard of the ambassador area. */
export const openAsMarketer = (): ManualStep => ({ action: signIn('ambassador@example.com', '/amb/sign-in') })

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

/** The code of a part cannot load, because the network is off when the person opens the part. */
export const codeFails = (...action: readonly Gesture[]): ManualStep => causedBy([goOffline, ...action])

/** The browser has no space left for this console. */
export const fullStorage: ManualStep = {
  instead: {
    preparation: runInConsole(
      "for (let n = 4e6; n >= 1; n /= 2) try { for (;;) localStorage['x' + localStorage.length] = 'x'.repeat(n) } catch {}",
    ),
  },
}

/** The page does it by itself, before a person can do anything else. */
export const byItself: ManualStep = {}

/** The call is answered, slowly enough to see what the page shows until then. */
export const answers = (operation: string, cause?: Gestures, match?: StackFault['match']): ManualStep => ({
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
export const causedBy = (action: Gestures, preparation?: Gestures): ManualStep => ({
  instead: { action, ...(preparation && { preparation }) },
})

/** What a person can do while the chart is in one of the states. */
export const whileIn = (
  states: StateValue | readonly StateValue[],
  action: Gestures,
): ManualStep<AnyMachineSnapshot> => ({
  action,
  isPossible: (snapshot) => [states].flat().some((state) => snapshot.matches(state as StateValue)),
})

export const unlessIn = (state: StateValue, action: Gestures): ManualStep<AnyMachineSnapshot> => ({
  action,
  isPossible: (snapshot) => !snapshot.matches(state),
})
