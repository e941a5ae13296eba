import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { lifetimeTexts } from '#machines/session/lifetime.words.ts'
import { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'
import { signInAgainTexts } from '#machines/auth/signInAgain.words.ts'
import { noPayload, defineTestModel } from '#machines/catalogueEntry.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const person = 'u-1'
const role = 'ADMIN'
const email = 'admin@rewoven.com'

const done = (name: string, output?: unknown) => ({ name, output })
const fails = { name: 'the call fails', error: new Error('Network Error') }

/** The charts of a session that lasts, and of one that ends in the middle of work. */
export const lifetimeTestModels = [
  defineTestModel({
    id: 'auth/lifetime',
    sentence:
      'How long a session lasts while somebody works: checked, renewed, and opened again over the page where it ended.',
    machine: lifetimeMachine,
    words: lifetimeTexts,
    inputs: [{ name: 'an admin has entered', input: { brand, audience: 'admin', person, role, email } }],
    events: { 'call.refused': noPayload, 'tokens.changed': noPayload, 'signOut.heard': noPayload },
    outcomes: {
      hearTabs: [fails],
      checkSession: [
        done('the tokens are genuine', { kind: 'genuine', person, role, runsOutAt: 0 }),
        done('the tokens are of somebody else', { kind: 'genuine', person: 'u-2', role, runsOutAt: 0 }),
        done('the tokens are forged', { kind: 'forged' }),
        done('the tokens are gone', { kind: 'gone' }),
        fails,
      ],
      renewSession: [done('new tokens came', 'renewed'), done('the session has ended', 'ended'), fails],
      awaitEnd: [done('the tokens are about to run out'), fails],
      awaitNetwork: [done('the network is back'), fails],
      forgetSession: [done('the tokens are removed'), fails],
      signInAgain: [
        done('the session is open again', { kind: 'confirmed' }),
        done('the person has left', { kind: 'left' }),
        fails,
      ],
    },
    keyOf: ({ context }) => ({ isRenewed: context.isRenewed }),
  }),
  defineTestModel({
    id: 'auth/signInAgain',
    sentence: 'Whose session has ended signs in again, over the page and what was typed there.',
    machine: signInAgainMachine,
    words: signInAgainTexts,
    inputs: [{ name: 'a session has ended', input: { brand, audience: 'admin', email } }],
    events: { 'code.requested': noPayload, 'signOut.requested': noPayload },
    outcomes: {
      startSignIn: [done('a code was sent', 'codeSent'), done('an unknown step follows', 'unexpected'), fails],
      verify: [
        done('the code was right', { kind: 'confirmed' }),
        done('the marker is gone', {
          kind: 'sentBack',
          text: 'Please complete the sign-in process first',
          to: 'signIn',
        }),
        fails,
      ],
    },
    keyOf: ({ context }) => ({ hasProblem: context.problem !== null }),
  }),
] as const
