import { assign, type EventObject, sendTo, setup } from 'xstate'
import type { AccessPolicy } from '#domain/auth/access.ts'
import type { Brand } from '#domain/auth/email.ts'
import type { ChosenTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { ListView } from '#domain/lists/view.ts'
import type { RefereeFilter } from '#domain/people/refereeFilter.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { Route } from '#domain/routes/routes.ts'
import type { SidebarMode } from '#machines/app/sidebar.machine.ts'
import type { Effect } from '#machines/effects.ts'
import type { SystemMessages } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { type ChartLogic, chartOnDemand, notProvided } from '#machines/notProvided.ts'
import { passToParent } from '#machines/passToParent.ts'
import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import type { LifetimeOutput } from '#machines/session/lifetime.setup.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { SessionOutput } from '#machines/session/session.setup.ts'
import { sendToSystem } from '#machines/system.ts'

/** What the URL says about a page of an area. */
export interface AreaUrl {
  route: Route
  /** The view of a list page. */
  view: ListView | null
  /** The time frames of the dashboard, completed with the stored ones. */
  timeFrames: ChosenTimeFrames
  /** The filter of a marketer's referees. */
  refereeFilter?: RefereeFilter
}

export interface AreaInput {
  brand: Brand
  policy: AccessPolicy
  url: AreaUrl
  sidebar: SidebarMode
}

/** `refused`: the sign-in page shows the reason, and leads back here. */
export type AreaOutput = { kind: 'signedOut' } | { kind: 'refused'; reason: string | null }

/** What the pages of an area start with. */
export interface PagesInput {
  profile: Profile
  url: AreaUrl
  sidebar: SidebarMode
}

interface Context extends AreaInput {
  profile: Profile | null
  /** Why the person cannot enter. */
  refusalReason: string | null
  /** When the tokens of the session guard expire, in milliseconds of this browser's clock. */
  expiresAt: number
}

type Event = { type: 'url.changed'; url: AreaUrl } | SystemMessages['area']

const emptyProfile: Profile = { id: '', name: '', email: '', phoneNumber: '', role: '' }

export const areaMachine = setup({
  types: {
    input: {} as AreaInput,
    context: {} as Context,
    events: {} as Event,
    output: {} as AreaOutput,
    emitted: {} as Effect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { session: 'session'; lifetime: 'lifetime'; pages: 'pages'; signOut: 'signOut' },
  },
  actors: {
    session: sessionMachine,
    lifetime: lifetimeMachine,
    /** The chart of the pages of one role. Its snapshot differs from role to role. */
    pages: chartOnDemand<ChartLogic<PagesInput>>('pages'),
    signOut: notProvided<void>('signOut'),
  },
  guards: {
    isAdmitted: (_, { kind }: SessionOutput) => kind === 'admitted',
    hasSessionEnded: (_, { kind }: SessionOutput) => kind === 'ended',
    isPersonReplaced: (_, { kind }: LifetimeOutput) => kind === 'replaced',
  },
  actions: {
    setUrl: assign({ url: (_, { url }: { url: AreaUrl }) => url }),
    setProfile: assign((_, output: SessionOutput) =>
      output.kind === 'admitted' ? { profile: output.profile, expiresAt: output.expiresAt } : {},
    ),
    setRefusalReason: assign({
      refusalReason: (_, output: SessionOutput) => (output.kind === 'refused' ? output.reason : null),
    }),
    clearProfile: assign({ profile: null }),
    forwardToPages: sendTo('pages', ({ event }): EventObject => event),
    requestSignOut: sendToSystem('router', { type: 'signOut.requested' }),
    reportUnendedSession: sendToSystem('sessionEnd', ({ context }, { error }: { error: unknown }) => ({
      type: 'session.left',
      audience: context.policy.audience,
      error,
    })),
  },
}).createMachine({
  id: 'area',
  description:
    'The admin area, or the ambassador area for marketers: checks the session, runs the pages, and signs the person ' +
    'out.',
  context: ({ input }) => ({ ...input, profile: null, refusalReason: null, expiresAt: 0 }),
  initial: 'checkingSession',
  on: {
    'url.changed': {
      actions: { type: 'setUrl', params: ({ event }) => event },
    },
  },
  states: {
    checkingSession: {
      description:
        'The console checks the session. Until the check ends, the page shows only the header and the menu, without ' +
        'content.',
      meta: { section: '§4' },
      tags: 'busy',
      on: { 'signOut.requested': 'signingOut' },
      invoke: {
        id: 'session',
        src: 'session',
        input: ({ context: { brand, policy } }) => ({ brand, policy }),
        onDone: [
          {
            guard: { type: 'isAdmitted', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'setProfile', params: ({ event }) => event.output },
          },
          {
            description: 'A marketer signed in here before, but the session has ended.',
            guard: { type: 'hasSessionEnded', params: ({ event }) => event.output },
            target: 'sessionEnded',
          },
          {
            description: 'The person must sign in.',
            target: 'refused',
            actions: { type: 'setRefusalReason', params: ({ event }) => event.output },
          },
        ],
        onError: passToParent,
      },
    },
    signedIn: {
      description:
        'The person is signed in and uses the pages of the area. A page with unsaved changes can stop a sign-out.',
      meta: { section: '§2' },
      on: {
        'url.changed': {
          description: 'The area opens the page of this URL.',
          actions: [{ type: 'setUrl', params: ({ event }) => event }, 'forwardToPages'],
        },
        'signOut.requested': {
          description: 'A page with unsaved changes asks first, as before another page opens.',
          actions: 'requestSignOut',
        },
        'signOut.allowed': {
          description: 'The open page has no unsaved changes, or the person agrees to lose them.',
          target: 'signingOut',
        },
      },
      invoke: [
        {
          id: 'lifetime',
          src: 'lifetime',
          systemId: 'lifetime',
          input: ({ context: { brand, policy, profile, expiresAt } }) => ({
            brand,
            audience: policy.audience,
            personId: profile?.id ?? '',
            role: profile?.role ?? '',
            email: profile?.email ?? '',
            expiresAt,
          }),
          onDone: [
            {
              description: 'Another person is signed in now, or the email or role of the person has changed.',
              guard: { type: 'isPersonReplaced', params: ({ event }) => event.output },
              target: 'checkingSession',
            },
            {
              description:
                "The person signs out in another browser tab, or presses 'Leave' in the dialog to sign in again, or " +
                'the tokens are invalid.',
              target: 'signedOut',
            },
          ],
          onError: passToParent,
        },
        {
          id: 'pages',
          src: 'pages',
          systemId: 'pages',
          input: ({ context: { profile, sidebar, url } }) => ({ profile: profile ?? emptyProfile, sidebar, url }),
          onDone: { description: 'The person deletes their own account.', target: 'signedOut' },
          onError: passToParent,
        },
      ],
    },
    sessionEnded: {
      description:
        "The marketer signed in here before, but the session has ended. The page says so, and 'Sign In' leads to the " +
        'sign-in page.',
      meta: { section: '§2' },
    },
    signingOut: {
      description:
        'The browser removes the tokens (the proof that the person is signed in), and the sign-in service ends the ' +
        'session. If the sign-in service cannot end it, the person is signed out in this browser anyway.',
      meta: { section: '§4' },
      tags: 'busy',
      entry: 'clearProfile',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'signedOut',
        onError: {
          description: 'The sign-in page says that the session may still be active elsewhere.',
          target: 'signedOut',
          actions: { type: 'reportUnendedSession', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedOut: {
      description: 'The person is signed out. The sign-in page opens.',
      meta: { section: '§2' },
      type: 'final',
      output: { kind: 'signedOut' },
    },
    refused: {
      description:
        'The person cannot enter, so the sign-in page opens and shows the reason if there is one. After the sign-in, ' +
        'the requested page opens.',
      meta: { section: '§2' },
      type: 'final',
      output: ({ context }): AreaOutput => ({ kind: 'refused', reason: context.refusalReason }),
    },
  },
  output: ({ event }) => (event as unknown as { output: AreaOutput }).output,
})
