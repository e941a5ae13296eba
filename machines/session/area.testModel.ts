import { inScriptsOfPages } from '#machines/manualTest.ts'
import { accessPolicies } from '#domain/auth/access.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { RouteName } from '#domain/routes/routes.ts'
import { areaMachine } from '#machines/session/area.machine.ts'
import { admin, brand, now } from '#machines/testData.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const urlOf = (route: RouteName) => ({ route, view: null, timeFrames: defaultTimeFrames })

export const areaTestModel = defineTestModel({
  id: 'session/area',
  machine: areaMachine,
  inputs: [
    {
      name: 'the admin area is opened',
      input: { brand, sidebar: 'open', policy: accessPolicies.admin, url: urlOf('dashboard') },
    },
    {
      name: 'the ambassador area is opened',
      input: { brand, sidebar: 'open', policy: accessPolicies.marketer, url: urlOf('ambassador') },
    },
  ],
  visible: {
    sessionEnded: [
      { role: 'heading', name: 'Your session may have expired.' },
      { role: 'link', name: 'Sign In' },
    ],
  },
  events: {
    'url.changed': {
      when: 'the person opens a URL of the area',
      cases: [
        { name: 'another page for admins', payload: { url: urlOf('reviews') } },
        { name: 'another page for marketers', payload: { url: urlOf('ambassadorDashboard') } },
      ],
    },
    'signOut.requested': { when: 'the person presses the sign-out button', cases: noPayload },
    'signOut.allowed': { when: 'no unsaved changes prevent the sign-out', cases: noPayload },
  },
  calls: {
    session: {
      name: 'checking the session',
      outcomes: [
        { name: 'the person can enter', output: { kind: 'admitted', profile: admin, expiresAt: now } },
        { name: 'the session has ended', output: { kind: 'ended' } },
        { name: 'nobody is signed in', output: { kind: 'refused', reason: null } },
        {
          name: 'the person cannot enter',
          output: { kind: 'refused', reason: "You don't have permission to perform this action." },
        },
      ],
    },
    lifetime: {
      name: 'keeping the session valid',
      outcomes: [
        { name: 'the person is signed out', output: { kind: 'signedOut' } },
        { name: 'another person has signed in', output: { kind: 'replaced' } },
      ],
    },
    pages: {
      name: 'the pages of the area',
      outcomes: [{ name: 'the account is deleted' }],
    },
    signOut: { name: 'signing out', outcomes: [{ name: 'the session is ended' }, fails] },
  },
  keyOf: ({ context }) => ({ audience: context.policy.audience, route: context.url.route }),
  notByHand: inScriptsOfPages,
})
