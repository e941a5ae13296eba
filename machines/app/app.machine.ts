import { assign, emit, raise, setup } from 'xstate'
import { isAdminRoute, isBuilt, type Route } from '#domain/addresses.ts'
import type { Brand } from '#domain/email.ts'
import { authChangedDelayMs } from '#domain/limits.ts'
import type { Profile } from '#domain/profile.ts'
import type { Theme } from '#domain/theme.ts'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { sidebarMachine, type SidebarWidth } from '#machines/app/sidebar.machine.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { type SessionOutput, sessionMachine } from '#machines/auth/session.machine.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { type SignUpInput, signUpMachine } from '#machines/auth/signUp.machine.ts'
import { verifyMachine, type VerifyOutput } from '#machines/auth/verify.machine.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import type { CodeOrigin, Emitted } from '#machines/emitted.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface AppInput {
  brand: Brand
  theme: Theme
  sidebar: SidebarWidth
}

interface Context extends AppInput {
  route: Route
  handedEmail: string | null
  handedFrom: CodeOrigin
  signUpReason: SignUpInput['reason']
  profile: Profile | null
}

type Event =
  | { type: 'address.changed'; route: Route; email: string | null; origin?: CodeOrigin; reason?: SignUpInput['reason'] }
  | { type: 'signOut.requested' }
  | { type: 'back.requested' }
  | { type: 'authChange.due' }

const isAt = (route: Route) => ({ event }: { event: Event }) => event.type === 'address.changed' && event.route === route

export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { theme: 'theme'; alerts: 'alerts'; sidebar: 'sidebar'; session: 'session'; signIn: 'signIn'; signUp: 'signUp'; verify: 'verify'; ambassadorSignIn: 'ambassadorSignIn'; ambassadorVerify: 'ambassadorVerify'; dashboard: 'dashboard'; signOut: 'signOut' },
  },
  actors: {
    theme: themeMachine,
    alerts: alertsMachine,
    sidebar: sidebarMachine,
    session: sessionMachine,
    signIn: signInMachine,
    signUp: signUpMachine,
    verify: verifyMachine,
    ambassadorSignIn: signInMachine,
    ambassadorVerify: verifyMachine,
    dashboard: dashboardMachine,
    signOut: notProvided<void>('signOut'),
  },
  delays: { authChangeDelay: authChangedDelayMs },
  guards: {
    leadsHome: isAt('home'),
    leadsToSignIn: isAt('signIn'),
    leadsToSignUp: isAt('signUp'),
    leadsToVerify: isAt('verify'),
    leadsToAmbassadorSignIn: isAt('ambassadorSignIn'),
    leadsToAmbassadorVerify: isAt('ambassadorVerify'),
    leadsToSameCode: ({ context, event }) => event.type === 'address.changed' && event.route === context.route && event.email === context.handedEmail,
    leadsToDashboard: isAt('dashboard'),
    leadsToAdmin: ({ event }) => event.type === 'address.changed' && isAdminRoute(event.route),
    leadsToUnbuilt: ({ event }) => event.type === 'address.changed' && event.route !== 'notFound' && !isBuilt(event.route),
    dashboardIsOpen: ({ context }) => context.route === 'dashboard',
    someoneIsIn: ({ context }) => context.profile !== null,
    isConfirmed: (_, output: VerifyOutput): boolean => output.kind === 'confirmed',
    isAdmitted: (_, output: SessionOutput): boolean => output.kind === 'admitted',
    hasReason: (_, output: SessionOutput): boolean => output.kind === 'refused' && output.text !== null,
  },
  actions: {
    keepAddress: assign(({ event }) =>
      event.type === 'address.changed'
        ? { route: event.route, handedEmail: event.email, handedFrom: event.origin ?? 'signIn', signUpReason: event.reason ?? null }
        : {},
    ),
    keepProfile: assign({ profile: (_, output: SessionOutput) => (output.kind === 'admitted' ? output.profile : null) }),
    forgetProfile: assign({ profile: null }),
    openVerify: emit((_, { email, origin }: { email: string; origin: CodeOrigin }) => ({ type: 'navigation', to: 'verify', replace: false, email, origin })),
    openAmbassadorVerify: emit((_, { email }: { email: string }) => ({ type: 'navigation', to: 'ambassadorVerify', replace: false, email })),
    openAmbassador: emit({ type: 'navigation', to: 'ambassador', replace: true }),
    openWayBack: emit((_, output: VerifyOutput) => ({ type: 'navigation', to: output.kind === 'sentBack' ? output.to : 'signIn', replace: true })),
    openAdmin: emit({ type: 'navigation', to: 'dashboard', replace: true }),
    openSignIn: emit({ type: 'navigation', to: 'signIn', replace: true }),
    stepBack: emit({ type: 'stepBack', otherwise: 'dashboard' }),
    sayReason: emit((_, { text }: { text: string | null }) => ({ type: 'toast', tone: 'error', text: text ?? '' })),
    announceSession: raise({ type: 'authChange.due' }, { delay: 'authChangeDelay' }),
    publishSession: emit({ type: 'published', topic: 'AUTH_STATE_CHANGED' }),
  },
}).createMachine({
  id: 'app',
  description: 'Where a person is in the console, and who may be there.',
  context: ({ input }) => ({ ...input, route: 'home', handedEmail: null, handedFrom: 'signIn', signUpReason: null, profile: null }),
  invoke: { id: 'theme', src: 'theme', input: ({ context }) => ({ theme: context.theme }), onError: '.broken' },
  initial: 'opening',
  on: {
    'address.changed': [
      { guard: 'leadsToAdmin', target: '.admin', actions: 'keepAddress' },
      { guard: 'leadsToSignIn', target: '.signIn', actions: 'keepAddress' },
      { guard: 'leadsToSignUp', target: '.signUp', actions: 'keepAddress' },
      { guard: 'leadsToVerify', target: '.verify', actions: 'keepAddress' },
      { guard: 'leadsToAmbassadorSignIn', target: '.ambassadorSignIn', actions: 'keepAddress' },
      { guard: 'leadsToAmbassadorVerify', target: '.ambassadorVerify', actions: 'keepAddress' },
      { guard: 'leadsHome', target: '.home', actions: 'keepAddress' },
      { guard: 'leadsToUnbuilt', target: '.unbuilt', actions: 'keepAddress' },
      { target: '.notFound', actions: 'keepAddress' },
    ],
    'back.requested': { actions: 'stepBack' },
    'authChange.due': { actions: 'publishSession' },
  },
  states: {
    opening: {
      description: 'The console starts and waits to be told which address is open.',
      meta: { section: '§2' },
    },
    home: {
      description: "The product's name and the ways to sign in.",
      meta: { section: '§2', sees: [{ role: 'link', name: 'Admin sign in' }] },
    },
    signIn: {
      description: 'The sign-in page is open.',
      meta: { section: '§2' },
      on: { 'address.changed': { guard: 'leadsToSignIn', actions: 'keepAddress' } },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: { audience: 'admin' },
        onDone: { actions: { type: 'openVerify', params: ({ event }) => ({ ...event.output, origin: 'signIn' }) } },
        onError: 'broken',
      },
    },
    signUp: {
      description: 'The sign-up page is open.',
      meta: { section: '§2' },
      on: { 'address.changed': { guard: 'leadsToSignUp', actions: 'keepAddress' } },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({ brand: context.brand, reason: context.signUpReason }),
        onDone: { actions: { type: 'openVerify', params: ({ event }) => ({ ...event.output, origin: 'signUp' }) } },
        onError: 'broken',
      },
    },
    verify: {
      description: 'The code page is open.',
      meta: { section: '§2' },
      on: { 'address.changed': { guard: 'leadsToSameCode', actions: 'keepAddress' } },
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => ({ brand: context.brand, audience: 'admin', origin: context.handedFrom, email: context.handedEmail }),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, actions: ['forgetProfile', 'announceSession', 'openAdmin'] },
          {
            actions: [
              { type: 'sayReason', params: ({ event }) => ({ text: 'text' in event.output ? event.output.text : null }) },
              { type: 'openWayBack', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: 'broken',
      },
    },
    ambassadorSignIn: {
      description: 'The sign-in page of marketers is open.',
      meta: { section: '§2' },
      on: { 'address.changed': { guard: 'leadsToAmbassadorSignIn', actions: 'keepAddress' } },
      invoke: {
        id: 'ambassadorSignIn',
        src: 'ambassadorSignIn',
        input: { audience: 'marketer' },
        onDone: { actions: { type: 'openAmbassadorVerify', params: ({ event }) => event.output } },
        onError: 'broken',
      },
    },
    ambassadorVerify: {
      description: 'The code page of marketers is open.',
      meta: { section: '§2' },
      on: { 'address.changed': { guard: 'leadsToSameCode', actions: 'keepAddress' } },
      invoke: {
        id: 'ambassadorVerify',
        src: 'ambassadorVerify',
        input: ({ context }) => ({ brand: context.brand, audience: 'marketer', origin: 'signIn', email: context.handedEmail }),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, actions: ['announceSession', 'openAmbassador'] },
          {
            actions: [
              { type: 'sayReason', params: ({ event }) => ({ text: 'text' in event.output ? event.output.text : null }) },
              { type: 'openWayBack', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: 'broken',
      },
    },
    admin: {
      description: 'The admin area, which only a signed-in admin may see.',
      meta: { section: '§2' },
      initial: 'deciding',
      on: {
        'address.changed': { guard: 'leadsToAdmin', actions: 'keepAddress' },
        'signOut.requested': '.leaving',
      },
      states: {
        deciding: {
          description: 'Is it known already who is signed in?',
          meta: { section: '§2' },
          always: [{ guard: 'someoneIsIn', target: 'inside' }, { target: 'guarding' }],
        },
        guarding: {
          description: 'The session is checked before anything of the area is shown.',
          meta: { section: '§4' },
          tags: 'busy',
          invoke: {
            id: 'session',
            src: 'session',
            input: ({ context }) => ({ brand: context.brand }),
            onDone: [
              {
                guard: { type: 'isAdmitted', params: ({ event }) => event.output },
                target: 'inside',
                actions: { type: 'keepProfile', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'hasReason', params: ({ event }) => event.output },
                actions: [{ type: 'sayReason', params: ({ event }) => ({ text: 'text' in event.output ? event.output.text : null }) }, 'openSignIn'],
              },
              { actions: 'openSignIn' },
            ],
            onError: '#app.broken',
          },
        },
        inside: {
          description: 'An admin is signed in. The navigation is there, and beside it the chosen page.',
          meta: { section: '§2', sees: [{ role: 'button', name: 'Sign out' }] },
          initial: 'choosing',
          on: {
            'address.changed': { guard: 'leadsToAdmin', target: '.choosing', actions: 'keepAddress' },
          },
          invoke: [
            { id: 'sidebar', src: 'sidebar', input: ({ context }) => ({ width: context.sidebar }), onError: '#app.broken' },
            { id: 'alerts', src: 'alerts', systemId: 'alerts', onError: '#app.broken' },
          ],
          states: {
            choosing: {
              description: 'The address decides which page is shown.',
              meta: { section: '§2' },
              always: [{ guard: 'dashboardIsOpen', target: 'dashboard' }, { target: 'unbuilt' }],
            },
            dashboard: {
              description: 'The dashboard is open.',
              meta: { section: '§2', sees: [{ role: 'button', name: 'Refresh' }] },
              on: { 'address.changed': { guard: 'leadsToDashboard', actions: 'keepAddress' } },
              invoke: { id: 'dashboard', src: 'dashboard', onError: '#app.broken' },
            },
            unbuilt: {
              description: 'A page of the area that is not available yet says so.',
              meta: { section: '§2' },
            },
          },
        },
        leaving: {
          description: 'The session is being ended everywhere. Whatever happens to that call, nobody is inside any more.',
          meta: { section: '§4' },
          tags: 'busy',
          entry: 'forgetProfile',
          on: { 'signOut.requested': {} },
          invoke: {
            id: 'signOut',
            src: 'signOut',
            onDone: { actions: 'openSignIn' },
            onError: { actions: 'openSignIn' },
          },
        },
      },
    },
    unbuilt: {
      description: 'A page outside the admin area that is not available yet says so.',
      meta: { section: '§2', sees: [{ role: 'button', name: 'Go back' }] },
    },
    notFound: {
      description: 'Nothing is at this address. A button goes one step back.',
      meta: { section: '§2', sees: [{ role: 'button', name: 'Go to dashboard' }] },
    },
    broken: {
      description: 'Something failed in a way that no flow expects. The page says so and offers to load it again; nothing else helps, so no address leads away.',
      meta: { section: '§8' },
      on: { 'address.changed': {} },
    },
  },
})
