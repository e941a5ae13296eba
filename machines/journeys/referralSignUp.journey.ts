import { openPage, openPath, withNewData } from '#machines/manualTest.ts'
import { press, told } from '#charts/gestures.ts'
import { setup } from 'xstate'
import { appOpenTimeoutMs, codeLength } from '#domain/limits.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { verifyTestModel } from '#machines/auth/verify.testModel.ts'
import { type ReferralInput, referralMachine } from '#machines/referral/referral.machine.ts'
import { referralTestModel } from '#machines/referral/referral.testModel.ts'
import { now } from '#machines/testData.ts'
import { eventually, mustPass, never } from '#charts/journeys/journey.ts'
import { defineTestModel, noPayload, toAnyTestModel } from '#charts/testModel.ts'
import { consoleAt, correctCode, type ConsoleJourney } from '#machines/journeys/console.ts'

const { input: console, actors, messages } = consoleAt('/sign-up')

/** On a desktop the page opens no app and no store. */
const referral = referralTestModel.inputs.find(({ name }) => name === 'on a desktop')?.input as ReferralInput

/** The two documents that the visitor opens one after the other. */
const visitMachine = setup({
  types: { events: {} as { type: 'signUp.opened' } },
  actors: { referral: referralMachine, app: appMachine },
}).createMachine({
  id: 'visit',
  description: 'A visitor follows a referral link, and later signs up.',
  initial: 'referralPage',
  states: {
    referralPage: {
      description: 'The page of the referral link is open.',
      invoke: { id: 'referral', src: 'referral', input: referral },
      on: { 'signUp.opened': 'console' },
    },
    console: {
      description: 'The console is open.',
      invoke: { id: 'app', src: 'app', systemId: 'app', input: console },
    },
  },
})

const visitTestModel = defineTestModel({
  id: 'journeys/visit',
  machine: visitMachine,
  inputs: [{ name: 'a referral link is followed', input: undefined }],
  events: { 'signUp.opened': { when: 'the visitor opens the sign-up page', cases: noPayload } },
  calls: {
    referral: { name: 'the page of a referral link', outcomes: [] },
    app: { name: 'the console', outcomes: [] },
  },
  keyOf: () => ({}),
})

/** The code page of the account that the visitor has created. */
const newAccountTestModel = defineTestModel({
  ...verifyTestModel,
  calls: {
    ...verifyTestModel.calls,
    readEmailMarker: {
      ...verifyTestModel.calls.readEmailMarker,
      outcomes: [
        {
          name: 'this tab requested a code for the sign-up',
          output: { email: 'ada@rewoven.com', readAt: now, isSignedIn: false, codeLength },
        },
      ],
    },
  },
})

/** Referral, sign-up. */
export const referralSignUpJourney: ConsoleJourney = {
  machine: visitMachine,
  actors,
  messages,
  ownTestModels: [toAnyTestModel(visitTestModel), toAnyTestModel(newAccountTestModel)],
  id: 'referralSignUp',
  title: 'A visitor follows a referral link and signs up',
  start: 'the visitor opens a referral link on a desktop',
  manual: {
    start: withNewData(openPage('/referral/ADA-2026')),
    inputs: {
      'journeys/visit event signUp.opened': { action: openPath('/sign-up') },
      'referral/referral event redirect.cancelled': {
        action: told(
          `press 'Stay on this page' within ${appOpenTimeoutMs / 1_000} seconds`,
          press('Stay on this page'),
        ),
      },
      ...correctCode,
    },
  },
  sequence: [
    mustPass('referral/referral', 'event redirect.cancelled'),
    mustPass('referral/referral', 'event copy.requested'),
    mustPass('referral/referral', 'ready.copy.copied'),
    mustPass('journeys/visit', 'console'),
    mustPass('auth/signUp', 'registering'),
    mustPass('auth/verify', 'open.code.checking'),
    mustPass('session/session', 'admitted'),
    eventually('dashboard/dashboard', 'cards.showing'),
    never('auth/verify', 'unauthorized'),
  ],
}
