import { sessionMachine } from '#machines/session/session.machine.ts'
import { goOnline, rejectIdentityCall } from '#tests/paths/browser/identity.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import {
  areas,
  openAreaWithExpiredTokens,
  renewalRefused,
  renewedAs,
  sessionCalls,
  withStoredEmail,
} from '#tests/paths/browser/roleSessions.ts'

const { admin, marketer } = areas

const marketerOnTheDomain = 'marketer@rewoven.com'

const createMarketer = /* GraphQL */ `
  mutation ($payload: SignUpPayload!) {
    createMarketer(signUpPayload: $payload) {
      error
    }
  }
`

const renewedAsMarketerOnTheDomain = async (context: TestContext): Promise<void> => {
  const payload = { name: 'Mara Kete', email: marketerOnTheDomain, phone_number: '+2348012345678', role: 'MARKETER' }
  await fetch(`${context.stack.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'local-api-key' },
    body: JSON.stringify({ query: createMarketer, variables: { payload } }),
  })
  await renewedAs(marketerOnTheDomain)(context)
}

/** Only the ambassador area can reach these outcomes: its guard reads the stored email. */
const marketerOutcomes = ['nobody is signed in', 'a marketer has another role']

export const sessionPageObject = pageObject({
  machine: sessionMachine,
  actorId: 'session',
  requestKinds: { renew: sessionCalls.renew },
  open: (context, { start }) =>
    openAreaWithExpiredTokens(context, start.case === 'the admin area is opened' ? 'admin' : 'marketer'),
  steps: {
    'retry.requested': async ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
  },
  calls: {
    readSession: {
      kind: 'renew',
      outcomes: {
        'an admin is signed in': withStoredEmail(null, renewedAs(admin.email)),
        'a marketer is signed in': renewedAs(marketer.email),
        'nobody is signed in': withStoredEmail(null, renewalRefused),
        'the session has expired': withStoredEmail(null, renewalRefused),
        'the session of a known marketer has expired': renewalRefused,
        'the email is outside the admin domain': withStoredEmail(null, renewedAs(marketer.email)),
        'an admin has another role': withStoredEmail(null, renewedAsMarketerOnTheDomain),
        'no email is stored': withStoredEmail(null, renewedAs(marketer.email)),
        'another email is stored': withStoredEmail('eve@example.com', renewedAs(marketer.email)),
        'a marketer has another role': withStoredEmail(admin.email, renewedAs(admin.email)),
        'the call fails': rejectIdentityCall('renew'),
      },
    },
    awaitNetwork: { outcomes: { 'the network is back': goOnline } },
    clearSession: { endsImmediately: true, outcomes: { 'the session is cleared': async () => undefined } },
  },
  impossible: {
    'outcome readSession: the user id replaces the role': 'every account of the stack has a role',
    'outcome awaitNetwork: the call fails': 'a subscription to an event of the window never fails',
    'outcome clearSession: the call fails': 'the storage service never throws when it removes entries',
  },
  isPossible: (input, { snapshot }) =>
    input.type !== 'outcome' ||
    !marketerOutcomes.includes(input.case) ||
    snapshot?.context.policy.audience === 'marketer',
})
