import { ambassadorAreaMachine } from '#machines/ambassador/ambassadorArea.machine.ts'
import { ambassadorAreaTexts } from '#machines/ambassador/ambassadorArea.words.ts'
import { marketerSessionMachine } from '#machines/session/marketerSession.machine.ts'
import { marketerSessionTexts } from '#machines/session/marketerSession.words.ts'
import { noPayload, defineTestModel } from '#machines/catalogueEntry.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const marketer = {
  id: 'u-7',
  name: 'Tunde Bakare',
  email: 'ambassador@example.com',
  phoneNumber: '+2348045500001',
  role: 'MARKETER',
}
const standing = { profile: marketer, keptEmail: marketer.email, keptUserId: marketer.id }

const done = (name: string, output?: unknown) => ({ name, output })
const fails = { name: 'the call fails', error: new Error('Network Error') }

/** The charts of the ambassador area. */
export const ambassadorTestModels = [
  defineTestModel({
    id: 'ambassador/ambassadorArea',
    sentence: 'The ambassador area: which marketer may be in it, and the way out.',
    machine: ambassadorAreaMachine,
    words: ambassadorAreaTexts,
    inputs: [{ name: 'the area is opened', input: { brand } }],
    events: { 'signOut.requested': noPayload },
    outcomes: {
      marketerSession: [
        done('a marketer is signed in', { kind: 'admitted', profile: marketer }),
        done('the session has ended', { kind: 'ended' }),
        done('nobody is signed in', { kind: 'refused', text: null }),
        done('the emails differ', { kind: 'refused', text: 'Session mismatch. Please sign in again.' }),
        fails,
      ],
      lifetime: [
        done('the session is over', { kind: 'over' }),
        done('somebody else has signed in', { kind: 'replaced' }),
        fails,
      ],
      fetchDashboard: [done('the code arrives'), fails],
      ambassadorDashboard: [fails],
      deletion: [done('the account is deleted'), fails],
      signOutMarketer: [done('the session is ended'), fails],
    },
    keyOf: ({ context }) => ({ someoneIsIn: context.profile !== null }),
  }),
  defineTestModel({
    id: 'ambassador/marketerSession',
    sentence: 'The guard of the ambassador area: which marketer is signed in, and may that person enter?',
    machine: marketerSessionMachine,
    words: marketerSessionTexts,
    inputs: [{ name: 'the ambassador area is opened', input: undefined }],
    events: { 'retry.requested': noPayload },
    outcomes: {
      readSession: [
        done('a marketer is signed in', standing),
        done('the id stands for the role', { ...standing, profile: { ...marketer, role: '' } }),
        done('nobody was ever signed in', { profile: null, keptEmail: null, keptUserId: null }),
        done('the session has ended', { ...standing, profile: null }),
        done('no email is kept', { ...standing, keptEmail: null }),
        done('another email is kept', { ...standing, keptEmail: 'eve@example.com' }),
        done('the role is another', { ...standing, profile: { ...marketer, role: 'ADMIN' } }),
        fails,
      ],
      clearMarketer: [done('it is removed'), fails],
      awaitNetwork: [done('the network is back'), fails],
    },
    keyOf: ({ context }) => ({ refusal: context.refusal }),
  }),
] as const
