import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { pathOf, type RouteName } from '#domain/routes/routes.ts'
import { areaMachine } from '#machines/session/area.machine.ts'
import { type PageObject, pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import {
  areaOf,
  areas,
  endSession,
  openAreaWithExpiredTokens,
  renewalRefused,
  renewedAs,
  restoreTokens,
  sessionCalls,
  withStoredEmail,
} from '#tests/paths/browser/session/roleSessions.ts'

const { marketer } = areas

const isMarketer = (context: TestContext): boolean => areaOf(context) === marketer

const pressSignOut = async (context: TestContext): Promise<void> =>
  context.page.getByRole('button', { name: areaOf(context).signOutButton }).click()

/** The cases that only one role can produce. */
const casesOf: Readonly<Record<string, Audience>> = {
  'the session has ended': 'marketer',
  'nobody is signed in': 'marketer',
  'another page for admins': 'admin',
  'another page for marketers': 'marketer',
}

/** The router allows a sign-out at once, so the request is a step of its own only before the pages start. */
const isPossible: PageObject['isPossible'] = (input, { snapshot }) => {
  if (input.type === 'delay' || input.type === 'start') return true
  if (input.type === 'event' && input.event === 'signOut.requested') return snapshot?.matches('signedIn') !== true
  if (input.type === 'event' && input.event === 'signOut.allowed') return snapshot?.matches('signedIn') === true
  return (casesOf[input.case] ?? snapshot?.context.policy.audience) === snapshot?.context.policy.audience
}

export const areaPageObject = pageObject({
  machine: areaMachine,
  actorId: 'area',
  requestKinds: sessionCalls,
  open: (context, { start }) =>
    openAreaWithExpiredTokens(context, start.case === 'the admin area is opened' ? 'admin' : 'marketer'),
  steps: {
    'url.changed': async (context, { url }) => changeUrl(context, pathOf(url.route as RouteName)),
    'signOut.requested': pressSignOut,
    'signOut.allowed': pressSignOut,
  },
  calls: {
    session: {
      kind: 'renew',
      outcomes: {
        'the person can enter': (context) => renewedAs(areaOf(context).email)(context),
        'the session has ended': renewalRefused,
        'nobody is signed in': withStoredEmail(null, renewalRefused),
        'the person cannot enter': (context) =>
          isMarketer(context)
            ? withStoredEmail('eve@example.com', renewedAs(marketer.email))(context)
            : renewedAs(marketer.email)(context),
      },
    },
    signOut: { kind: 'renew', outcomes: { 'the session is ended': endSession } },
  },
  impossible: {
    'outcome lifetime: the person is signed out': 'the paths of session/lifetime show it',
    'outcome lifetime: another person has signed in': 'the paths of session/lifetime show it',
    'outcome pages: the account is deleted': 'the journeys of settings and of ambassadors show it',
    'outcome signOut: the call fails': 'the identity library ends a session even if the pool does not answer',
  },
  isPossible,
  afterStep: restoreTokens,
})
