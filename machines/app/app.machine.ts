import { assign, emit, raise, sendTo, setup } from 'xstate'
import { isAdminRoute, isBuilt, type Route } from '#domain/addresses.ts'
import type { Brand } from '#domain/email.ts'
import { authChangedDelayMs } from '#domain/limits.ts'
import type { Theme } from '#domain/theme.ts'
import { type AdminAreaOutput, adminAreaMachine } from '#machines/app/adminArea.machine.ts'
import type { SidebarWidth } from '#machines/app/sidebar.machine.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { verifyMachine } from '#machines/auth/verify.machine.ts'
import type { Emitted } from '#machines/emitted.ts'
import type { StateMeta } from '#machines/meta.ts'

export interface AppInput {
  brand: Brand
  theme: Theme
  sidebar: SidebarWidth
}

interface Context extends AppInput {
  route: Route
  handedEmail: string | null
}

type Event =
  | { type: 'address.changed'; route: Route; email: string | null }
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
    children: {} as { theme: 'theme'; signIn: 'signIn'; verify: 'verify'; adminArea: 'adminArea' },
  },
  actors: { theme: themeMachine, signIn: signInMachine, verify: verifyMachine, adminArea: adminAreaMachine },
  delays: { authChangeDelay: authChangedDelayMs },
  guards: {
    leadsToSignIn: isAt('signIn'),
    leadsToVerify: isAt('verify'),
    leadsToSameCode: ({ context, event }) => event.type === 'address.changed' && event.route === 'verify' && event.email === context.handedEmail,
    leadsToAdmin: ({ event }) => event.type === 'address.changed' && isAdminRoute(event.route),
    leadsToUnbuilt: ({ event }) => event.type === 'address.changed' && event.route !== 'notFound' && !isBuilt(event.route),
    isConfirmed: (_, output: { kind: 'confirmed' } | { kind: 'sentBack'; text: string }): boolean => output.kind === 'confirmed',
    isBroken: (_, output: AdminAreaOutput): boolean => output.kind === 'broken',
  },
  actions: {
    keepAddress: assign(({ event }) =>
      event.type === 'address.changed' ? { route: event.route, handedEmail: event.email } : {},
    ),
    tellAddress: sendTo('adminArea', ({ context }) => ({ type: 'address.changed', route: context.route })),
    openVerify: emit((_, { email }: { email: string }) => ({ type: 'navigation', to: 'verify', replace: false, email })),
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
  context: ({ input }) => ({ ...input, route: 'notFound', handedEmail: null }),
  invoke: { id: 'theme', src: 'theme', input: ({ context }) => ({ theme: context.theme }), onError: '.broken' },
  initial: 'opening',
  on: {
    'address.changed': [
      { guard: 'leadsToAdmin', target: '.admin', actions: 'keepAddress' },
      { guard: 'leadsToSignIn', target: '.signIn', actions: 'keepAddress' },
      { guard: 'leadsToVerify', target: '.verify', actions: 'keepAddress' },
      { guard: 'leadsToUnbuilt', target: '.unbuilt', actions: 'keepAddress' },
      { target: '.notFound', actions: 'keepAddress' },
    ],
    'back.requested': { actions: 'stepBack' },
    'authChange.due': { actions: 'publishSession' },
  },
  states: {
    opening: {
      description: 'The console has started, or an area was left: which address is open is about to be told.',
      meta: { section: '§2' },
    },
    signIn: {
      description: 'The sign-in page is open.',
      meta: { section: '§2' },
      on: { 'address.changed': { guard: 'leadsToSignIn', actions: 'keepAddress' } },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: { actions: { type: 'openVerify', params: ({ event }) => event.output } },
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
        input: ({ context }) => ({ email: context.handedEmail }),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, actions: ['announceSession', 'openAdmin'] },
          { actions: [{ type: 'sayReason', params: ({ event }) => ({ text: 'text' in event.output ? event.output.text : null }) }, 'openSignIn'] },
        ],
        onError: 'broken',
      },
    },
    admin: {
      description: 'The admin area, which only a signed-in admin may see.',
      meta: { section: '§2' },
      on: { 'address.changed': { guard: 'leadsToAdmin', actions: ['keepAddress', 'tellAddress'] } },
      invoke: {
        id: 'adminArea',
        src: 'adminArea',
        input: ({ context }) => ({ brand: context.brand, sidebar: context.sidebar, route: context.route }),
        onDone: [{ guard: { type: 'isBroken', params: ({ event }) => event.output }, target: 'broken' }, { target: 'opening', actions: 'openSignIn' }],
        onError: 'broken',
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
