import { assign, emit, sendTo, setup } from 'xstate'
import { isAdminRoute, isAmbassadorRoute, type Route } from '#domain/routes/routes.ts'
import type { Brand } from '#domain/auth/email.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { defaultTimeFrames, type ChosenTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { ListView } from '#domain/lists/view.ts'
import type { Theme } from '#domain/app/theme.ts'
import { type AdminAreaOutput, adminAreaMachine } from '#machines/admin/adminArea.machine.ts'
import { announcementMachine } from '#machines/app/announcement.machine.ts'
import type { SidebarMode } from '#machines/app/sidebar.machine.ts'
import { networkMachine } from '#machines/app/network.machine.ts'
import { versionMachine } from '#machines/app/version.machine.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { type AmbassadorAreaOutput, ambassadorAreaMachine } from '#machines/ambassador/ambassadorArea.machine.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { type SignUpInput, signUpMachine } from '#machines/auth/signUp.machine.ts'
import { verifyMachine, type VerifyOutput } from '#machines/auth/verify.machine.ts'
import type { CodeOrigin, Effect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'

export interface AppInput {
  brand: Brand
  theme: Theme
  sidebar: SidebarMode
}

interface Context extends AppInput {
  route: Route
  handedEmail: string | null
  handedFrom: CodeOrigin
  signUpReason: SignUpInput['reason']
  /** What the address of a page of lists says. */
  view: ListView | null
  /** The time frames that the dashboard's address names, with the remembered ones. */
  frames: ChosenTimeFrames
}

type Event =
  | {
      type: 'url.changed'
      route: Route
      email: string | null
      origin?: CodeOrigin
      reason?: SignUpInput['reason']
      view?: ListView | null
      frames?: ChosenTimeFrames
    }
  | { type: 'back.requested' }

const isAt =
  (route: Route) =>
  ({ event }: { event: Event }) =>
    event.type === 'url.changed' && event.route === route

export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as StateMeta,
    children: {} as {
      theme: 'theme'
      network: 'network'
      version: 'version'
      announcement: 'announcement'
      signIn: 'signIn' | 'ambassadorSignIn'
      signUp: 'signUp'
      verify: 'verify' | 'ambassadorVerify'
      adminArea: 'adminArea'
      ambassadorArea: 'ambassadorArea'
    },
  },
  actors: {
    theme: themeMachine,
    network: networkMachine,
    version: versionMachine,
    announcement: announcementMachine,
    signIn: signInMachine,
    signUp: signUpMachine,
    verify: verifyMachine,
    ambassadorSignIn: signInMachine,
    ambassadorVerify: verifyMachine,
    adminArea: adminAreaMachine,
    ambassadorArea: ambassadorAreaMachine,
  },
  guards: {
    isSignInRoute: isAt('signIn'),
    isSignUpRoute: isAt('signUp'),
    isVerifyRoute: isAt('verify'),
    isAmbassadorSignInRoute: isAt('ambassadorSignIn'),
    isAmbassadorVerifyRoute: isAt('ambassadorVerify'),
    isSameVerification: ({ context, event }) =>
      event.type === 'url.changed' && event.route === context.route && event.email === context.handedEmail,
    isAdminRoute: ({ event }) => event.type === 'url.changed' && isAdminRoute(event.route),
    isForgottenPasswordRoute: isAt('forgottenPassword'),
    isMarketerSignInRoute: isAt('marketerSignIn'),
    isAmbassadorRoute: ({ event }) => event.type === 'url.changed' && isAmbassadorRoute(event.route),
    isConfirmed: (_, output: VerifyOutput): boolean => output.kind === 'confirmed',
    isRefused: (_, output: AdminAreaOutput | AmbassadorAreaOutput): boolean => output.kind === 'refused',
    isBroken: (_, output: AdminAreaOutput | AmbassadorAreaOutput): boolean => output.kind === 'broken',
  },
  actions: {
    setRoute: assign(({ event }) =>
      event.type === 'url.changed'
        ? {
            route: event.route,
            handedEmail: event.email,
            handedFrom: event.origin ?? 'signIn',
            signUpReason: event.reason ?? null,
            view: event.view ?? null,
            frames: event.frames ?? defaultTimeFrames,
          }
        : {},
    ),
    sendRouteToAdminArea: sendTo('adminArea', ({ context }) => ({
      type: 'url.changed',
      route: context.route,
      view: context.view,
      frames: context.frames,
    })),
    openVerify: emit((_, { email, origin }: { email: string; origin: CodeOrigin }) => ({
      type: 'navigate',
      to: 'verify',
      replace: false,
      email,
      origin,
    })),
    openAmbassadorVerify: emit((_, { email }: { email: string }) => ({
      type: 'navigate',
      to: 'ambassadorVerify',
      replace: false,
      email,
    })),
    openAmbassador: emit({ type: 'navigate', to: 'ambassador', replace: true, returnUrl: 'restore' }),
    redirectToPreviousStep: emit((_, output: VerifyOutput) => ({
      type: 'navigate',
      to: output.kind === 'redirected' ? output.to : 'signIn',
      replace: true,
    })),
    openAdmin: emit({ type: 'navigate', to: 'dashboard', replace: true, returnUrl: 'restore' }),
    openAmbassadorSignIn: emit({ type: 'navigate', to: 'ambassadorSignIn', replace: true }),
    openAmbassadorSignInWithReturnUrl: emit({
      type: 'navigate',
      to: 'ambassadorSignIn',
      replace: true,
      returnUrl: 'save',
    }),
    openSignIn: emit({ type: 'navigate', to: 'signIn', replace: true }),
    openSignInWithReturnUrl: emit({ type: 'navigate', to: 'signIn', replace: true, returnUrl: 'save' }),
    goBack: emit({ type: 'goBack', fallback: 'dashboard' }),
    toastReason: emit((_, { text }: { text: string | null }) => ({ type: 'toast', tone: 'error', text: text ?? '' })),
    announceSession: sendTo('announcement', (_, { audience }: { audience: Audience }) => ({
      type: 'session.opened' as const,
      audience,
    })),
  },
}).createMachine({
  id: 'app',
  description: 'Where a person is in the console, and who may be there.',
  context: ({ input }) => ({
    ...input,
    route: 'notFound',
    handedEmail: null,
    handedFrom: 'signIn',
    signUpReason: null,
    view: null,
    frames: defaultTimeFrames,
  }),
  invoke: [
    {
      id: 'theme',
      src: 'theme',
      systemId: 'theme',
      input: ({ context }) => ({ theme: context.theme }),
      onError: '.broken',
    },
    { id: 'network', src: 'network', onError: '.broken' },
    { id: 'version', src: 'version', onError: '.broken' },
    { id: 'announcement', src: 'announcement', systemId: 'announcement', onError: '.broken' },
  ],
  initial: 'opening',
  on: {
    'url.changed': [
      { guard: 'isAdminRoute', target: '.admin', actions: 'setRoute' },
      { guard: 'isSignInRoute', target: '.signIn', actions: 'setRoute' },
      { guard: 'isSignUpRoute', target: '.signUp', actions: 'setRoute' },
      { guard: 'isVerifyRoute', target: '.verify', actions: 'setRoute' },
      { guard: 'isAmbassadorSignInRoute', target: '.ambassadorSignIn', actions: 'setRoute' },
      { guard: 'isAmbassadorVerifyRoute', target: '.ambassadorVerify', actions: 'setRoute' },
      { guard: 'isForgottenPasswordRoute', target: '.forgottenPassword', actions: 'setRoute' },
      { guard: 'isMarketerSignInRoute', target: '.opening', actions: ['setRoute', 'openAmbassadorSignIn'] },
      { guard: 'isAmbassadorRoute', target: '.ambassador', actions: 'setRoute' },
      { target: '.notFound', actions: 'setRoute' },
    ],
    'back.requested': { actions: 'goBack' },
  },
  states: {
    opening: {
      description: 'The console has started, or an area was left: which address is open is about to be told.',
      meta: { section: '§2' },
    },
    signIn: {
      description: 'The sign-in page is open.',
      meta: { section: '§2' },
      on: { 'url.changed': { guard: 'isSignInRoute', actions: 'setRoute' } },
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
      on: { 'url.changed': { guard: 'isSignUpRoute', actions: 'setRoute' } },
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
      on: { 'url.changed': { guard: 'isSameVerification', actions: 'setRoute' } },
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => ({
          brand: context.brand,
          audience: 'admin',
          origin: context.handedFrom,
          email: context.handedEmail,
        }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            actions: [{ type: 'announceSession', params: { audience: 'admin' } }, 'openAdmin'],
          },
          {
            actions: [
              {
                type: 'toastReason',
                params: ({ event }) => ({ text: 'text' in event.output ? event.output.text : null }),
              },
              { type: 'redirectToPreviousStep', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: 'broken',
      },
    },
    ambassadorSignIn: {
      description: 'The sign-in page of marketers is open.',
      meta: { section: '§2' },
      on: { 'url.changed': { guard: 'isAmbassadorSignInRoute', actions: 'setRoute' } },
      invoke: {
        id: 'signIn',
        src: 'ambassadorSignIn',
        input: { audience: 'marketer' },
        onDone: { actions: { type: 'openAmbassadorVerify', params: ({ event }) => event.output } },
        onError: 'broken',
      },
    },
    ambassadorVerify: {
      description: 'The code page of marketers is open.',
      meta: { section: '§2' },
      on: { 'url.changed': { guard: 'isSameVerification', actions: 'setRoute' } },
      invoke: {
        id: 'verify',
        src: 'ambassadorVerify',
        input: ({ context }) => ({
          brand: context.brand,
          audience: 'marketer',
          origin: 'signIn',
          email: context.handedEmail,
        }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            actions: [{ type: 'announceSession', params: { audience: 'marketer' } }, 'openAmbassador'],
          },
          {
            actions: [
              {
                type: 'toastReason',
                params: ({ event }) => ({ text: 'text' in event.output ? event.output.text : null }),
              },
              { type: 'redirectToPreviousStep', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: 'broken',
      },
    },
    admin: {
      description: 'The admin area, which only a signed-in admin may see.',
      meta: { section: '§2' },
      on: { 'url.changed': { guard: 'isAdminRoute', actions: ['setRoute', 'sendRouteToAdminArea'] } },
      invoke: {
        id: 'adminArea',
        src: 'adminArea',
        systemId: 'adminArea',
        input: ({ context }) => ({
          brand: context.brand,
          sidebar: context.sidebar,
          route: context.route,
          view: context.view,
          frames: context.frames,
        }),
        onDone: [
          { guard: { type: 'isBroken', params: ({ event }) => event.output }, target: 'broken' },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'opening',
            actions: 'openSignInWithReturnUrl',
          },
          { target: 'opening', actions: 'openSignIn' },
        ],
        onError: 'broken',
      },
    },
    ambassador: {
      description: 'The ambassador area, which only a signed-in marketer may see.',
      meta: { section: '§2' },
      on: { 'url.changed': { guard: 'isAmbassadorRoute', actions: 'setRoute' } },
      invoke: {
        id: 'ambassadorArea',
        src: 'ambassadorArea',
        input: ({ context }) => ({ brand: context.brand }),
        onDone: [
          { guard: { type: 'isBroken', params: ({ event }) => event.output }, target: 'broken' },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'opening',
            actions: 'openAmbassadorSignInWithReturnUrl',
          },
          { target: 'opening', actions: 'openAmbassadorSignIn' },
        ],
        onError: 'broken',
      },
    },
    forgottenPassword: {
      description: 'A placeholder: its form takes an email and does nothing yet. A link leads to the sign-in.',
      meta: {
        section: '§2',
      },
    },
    notFound: {
      description: 'Nothing is at this address. A button goes one step back.',
      meta: { section: '§2' },
    },
    broken: {
      description:
        'Something failed in a way that no flow expects. The page says so and offers to load it again; nothing else helps, so no address leads away.',
      meta: { section: '§8' },
      on: { 'url.changed': {} },
    },
  },
})
