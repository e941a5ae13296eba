import { sessionMachine } from '#machines/session/session.machine.ts'
import { continueCall, goOnline, rejectIdentityCall } from '#tests/paths/browser/session/identity.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import {
  continueNewKeys,
  editToken,
  otherTab,
  removeTokens,
  writeTokens,
} from '#tests/paths/browser/session/storedTokens.ts'
import {
  areaOf,
  areas,
  openAreaWithExpiredTokens,
  renewalRefused,
  renewedAs,
  sessionCalls,
  withStoredEmail,
} from '#tests/paths/browser/session/roleSessions.ts'

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

/** Changes the stored tokens, then lets the keys of the user pool arrive. */
const checkAfter =
  (change: (context: TestContext, area: ReturnType<typeof areaOf>) => Promise<void>) =>
  async (context: TestContext): Promise<void> => {
    await change(context, areaOf(context))
    await continueCall('keys')(context)
  }

/** Only the ambassador area can reach these outcomes: its guard reads the stored email. */
const marketerOutcomes = ['nobody is signed in', 'a marketer has another role']

const differsInAll = 'the accounts of the stack differ in id, email and role'

export const sessionPageObject = pageObject({
  machine: sessionMachine,
  actorId: 'session',
  endsAtOnce: ['clearSession'],
  requestKinds: { keys: (request) => request.url().endsWith('jwks.json'), renew: sessionCalls.renew },
  open: (context, { start }) =>
    openAreaWithExpiredTokens(context, start.case === 'the admin area is opened' ? 'admin' : 'marketer'),
  steps: {
    'retry.requested': async ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
    'signIn.requested': async ({ page }) => page.getByRole('button', { name: 'Sign in' }).click(),
    'tokens.changed': (context) => otherTab(areaOf(context).tokenPrefix).writesTokens(context),
    'signOut.received': (context) => otherTab(areaOf(context).tokenPrefix).signsOut(context),
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

    checkTokens: {
      kind: 'keys',
      outcomes: {
        'the tokens of an admin are verified': checkAfter((context, { tokenPrefix }) =>
          writeTokens(context, admin.email, tokenPrefix),
        ),
        'the tokens of a marketer are verified': checkAfter((context, { tokenPrefix }) =>
          writeTokens(context, marketer.email, tokenPrefix),
        ),
        'the tokens are invalid': async (context) => {
          await checkAfter((_, { email, tokenPrefix }) => editToken(context, email, tokenPrefix))(context)
          await continueNewKeys(context)
        },
        'the tokens are missing': checkAfter((context, { tokenPrefix }) => removeTokens(context, tokenPrefix)),
        'the call fails': async ({ heldCall }) => heldCall('keys').fulfill({ status: 500, body: '' }),
      },
    },
    awaitNetwork: { outcomes: { 'the network is back': goOnline } },
  },
  impossible: {
    'outcome checkTokens: the tokens of a marketer without a role are verified':
      'every account of the stack has a role',
    'outcome checkTokens: the tokens of another admin are verified': differsInAll,
    'outcome checkTokens: the tokens have another email': differsInAll,
    'outcome checkTokens: the tokens have another role': differsInAll,
    'outcome readSession: the user id replaces the role': 'every account of the stack has a role',
  },
  isPossible: (input, { snapshot }) =>
    input.type !== 'outcome' ||
    !marketerOutcomes.includes(input.case) ||
    snapshot?.context.policy.audience === 'marketer',
})
