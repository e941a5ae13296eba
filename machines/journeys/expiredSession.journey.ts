import { answers, openAsAdmin, stackFault, withNewData } from '#machines/manualTest.ts'
import { press } from '#charts/gestures.ts'
import { callMachine } from '#machines/session/call.machine.ts'
import type { CallOutput } from '#machines/session/call.machine.ts'
import type { ManualStep } from '#charts/manualTest.ts'
import { nameSave } from '#machines/settings/profileForm.setup.ts'
import { profile } from '#machines/settings/settings.testData.ts'
import { toAnyTestModel } from '#charts/testModel.ts'
import { verifyTestModel } from '#machines/auth/verify.testModel.ts'
import { eventually, mustPass, never, type ChildChart } from '#charts/journeys/journey.ts'
import { consoleAt, correctCode, type ConsoleJourney, saveTestModelOf } from '#machines/journeys/console.ts'

const settings = consoleAt('/admin/settings')

/** A call in the session of the area, as in `src/app/actors/session/sessionCall.ts`. */
const sessionCall: ChildChart = {
  charts: [callMachine],
  choose: (request: unknown) => ({ machine: callMachine, input: { request } }),
  end: (output: CallOutput) => (output.kind === 'answered' ? { output: output.answer } : { error: output.error }),
}

/** The dialog has no heading of its own for the code. */
const { open: _, ...shownInDialog } = verifyTestModel.visible ?? {}

const nameSaveTestModel = saveTestModelOf(
  'settings/nameSave',
  nameSave,
  {
    readBefore: {
      name: 'reading the name before the save',
      src: 'read',
      outcomes: [{ name: 'nobody has changed the name', output: profile.name }],
    },
  },
  { 'outcome readBefore: nobody has changed the name': answers('GetUser') },
)

/** The sign-in service says that the session has ended. */
const refusedOnce = (operation: string): ManualStep => ({
  fault: stackFault({
    operation,
    fault: 'error-field',
    type: 'NotAuthorizedException',
    message: 'Access Token has been revoked',
    times: 1,
  }),
})

/** The session expires in the middle of a save. */
export const expiredSessionJourney: ConsoleJourney = {
  ...settings,
  actors: { ...settings.actors, 'settings/nameSave': { send: sessionCall } },
  ownTestModels: [{ ...toAnyTestModel(verifyTestModel), visible: shownInDialog }, nameSaveTestModel],
  id: 'expiredSession',
  title: 'The session expires in the middle of a save, and the save goes on after a new sign-in',
  start: 'an admin who is signed in opens the settings',
  manual: {
    start: withNewData(openAsAdmin('/admin/settings')),
    inputs: {
      'settings/profileForm event details.submitted': { action: press('Save Changes') },
      'session/call outcome send: the server refuses the call': refusedOnce('UpdateUserAttributes'),
      'session/lifetime outcome renewTokens: the session has ended': refusedOnce('GetTokensFromRefreshToken'),
      ...correctCode,
    },
  },
  sequence: [
    mustPass('settings/profileForm', 'unsaved.saving'),
    mustPass('session/call', 'renewing'),
    mustPass('session/lifetime', 'ended.signingInAgain'),
    mustPass('auth/signInAgain', 'verifying'),
    mustPass('auth/codeCheck', 'outcome confirmCode: the code is correct'),
    mustPass('session/call', 'answered'),
    mustPass('settings/nameSave', 'saved'),
    eventually('settings/profileForm', 'unchanged'),
    eventually('session/lifetime', 'active'),
    never('session/area', 'signedOut'),
    never('settings/profileForm', 'unsaved.refused'),
  ],
}
