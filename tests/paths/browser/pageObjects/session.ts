import { sessionMachine } from '#machines/session/session.machine.ts'
import {
  answerIdentityCall,
  isIdentityCall,
  goOnline,
  storeTokens,
  rejectIdentityCall,
  signInTokens,
} from '#tests/paths/browser/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

const marketerOnTheDomain = 'marketer@rewoven.com'

const createMarketer = /* GraphQL */ `
  mutation ($payload: SignUpPayload!) {
    createMarketer(signUpPayload: $payload) {
      error
    }
  }
`

const ensureMarketer = async ({ stack }: TestContext): Promise<void> => {
  const payload = { name: 'Mara Kete', email: marketerOnTheDomain, phone_number: '+2348012345678', role: 'MARKETER' }
  await fetch(`${stack.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'local-api-key' },
    body: JSON.stringify({ query: createMarketer, variables: { payload } }),
  })
}

const renewedAs =
  (email: string) =>
  async (hands: TestContext): Promise<void> => {
    if (email === marketerOnTheDomain) await ensureMarketer(hands)
    await answerIdentityCall('renew', { AuthenticationResult: await signInTokens(hands, email) })(hands)
  }

/** The tokens have run out, so that every look at the session asks the pool, where the answer can be held. */
export const sessionPageObject = pageObject({
  machine: sessionMachine,
  actorId: 'session',
  requestKinds: { renew: isIdentityCall('GetTokensFromRefreshToken') },
  open: async (hands) => {
    await storeTokens(hands, adminEmail)
    await hands.page.clock.setSystemTime(Date.now() + 2 * 60 * 60_000)
    await hands.page.goto('/admin')
  },
  steps: {
    'retry.requested': async ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
  },
  calls: {
    readSession: {
      kind: 'renew',
      outcomes: {
        'an admin is signed in': renewedAs(adminEmail),
        'the session has expired': rejectIdentityCall(
          'renew',
          'NotAuthorizedException',
          'Refresh Token has been revoked',
        ),
        'the email is off the domain': renewedAs(ambassadorEmail),
        'the role is another': renewedAs(marketerOnTheDomain),
        'the call fails': rejectIdentityCall('renew'),
      },
    },
    awaitNetwork: { outcomes: { 'the network is back': goOnline } },
    removeTokens: { endsImmediately: true, outcomes: { 'the tokens are removed': async () => undefined } },
  },
  impossible: {
    'outcome readSession: nobody is signed in':
      'without tokens the look at them ends at once; the journeys of the guard show it',
    'outcome awaitNetwork: the call fails': 'hearing an event of the window never fails',
    'outcome removeTokens: the call fails': 'taking entries out of the storage never throws past the storage service',
  },
})
