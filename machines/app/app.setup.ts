import { assertEvent, assign, emit, sendTo, setup } from 'xstate'
import type { Theme } from '#domain/app/theme.ts'
import { accessPolicies } from '#domain/auth/access.ts'
import type { Brand } from '#domain/auth/email.ts'
import { type ChosenTimeFrames, defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import type { ListView } from '#domain/lists/view.ts'
import { isAdminRoute, isAmbassadorRoute, type Route } from '#domain/routes/routes.ts'
import { announcementMachine } from '#machines/app/announcement.machine.ts'
import { networkMachine } from '#machines/app/network.machine.ts'
import type { SidebarMode } from '#machines/app/sidebar.machine.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { versionMachine } from '#machines/app/version.machine.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { type SignUpInput, signUpMachine } from '#machines/auth/signUp.machine.ts'
import { verifyMachine, type VerifyOutput } from '#machines/auth/verify.machine.ts'
import type { Effect } from '#machines/effects.ts'
import type { CodeOrigin } from '#machines/messages.ts'
import type { StateMeta } from '#machines/meta.ts'
import { areaMachine, type AreaOutput, type AreaUrl } from '#machines/session/area.machine.ts'
import { toast } from '#machines/system.ts'

export interface AppInput {
  brand: Brand
  theme: Theme
  sidebar: SidebarMode
}

interface Context extends AppInput {
  url: AreaUrl
  /** The email for the code page, and the page that passed it. */
  emailToVerify: string | null
  codeOrigin: CodeOrigin
  signUpReason: SignUpInput['reason']
}

interface UrlChanged {
  type: 'url.changed'
  route: Route
  email: string | null
  origin?: CodeOrigin
  reason?: SignUpInput['reason']
  view?: ListView | null
  timeFrames?: ChosenTimeFrames
}

type Event = UrlChanged | { type: 'back.requested' }

interface ByAudience {
  audience: Audience
}

const urlOf = (event: Event): UrlChanged => {
  assertEvent(event, 'url.changed')
  return event
}

const isAt =
  (route: Route) =>
  ({ event }: { event: Event }) =>
    urlOf(event).route === route

/** The types, actors, guards and actions of the app chart. */
export const appSetup = setup({
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
      area: 'adminArea' | 'ambassadorArea'
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
    adminArea: areaMachine,
    ambassadorArea: areaMachine,
  },
  guards: {
    isSignInRoute: isAt('signIn'),
    isSignUpRoute: isAt('signUp'),
    isVerifyRoute: isAt('verify'),
    isAmbassadorSignInRoute: isAt('ambassadorSignIn'),
    isAmbassadorVerifyRoute: isAt('ambassadorVerify'),
    isMarketerSignInRoute: isAt('marketerSignIn'),
    isForgottenPasswordRoute: isAt('forgottenPassword'),
    isAdminRoute: ({ event }) => isAdminRoute(urlOf(event).route),
    isAmbassadorRoute: ({ event }) => isAmbassadorRoute(urlOf(event).route),
    isSameVerification: ({ context, event }) =>
      urlOf(event).route === context.url.route && urlOf(event).email === context.emailToVerify,
    isConfirmed: (_, { kind }: VerifyOutput) => kind === 'confirmed',
    isRefused: (_, { kind }: AreaOutput) => kind === 'refused',
    isBroken: (_, { kind }: AreaOutput) => kind === 'broken',
  },
  actions: {
    setUrl: assign(({ event }) => {
      const {
        email,
        origin = 'signIn',
        reason = null,
        route,
        view = null,
        timeFrames = defaultTimeFrames,
      } = urlOf(event)
      return { url: { route, view, timeFrames }, emailToVerify: email, codeOrigin: origin, signUpReason: reason }
    }),
    sendUrlToArea: sendTo('area', ({ context }) => ({ type: 'url.changed', url: context.url })),
    openVerify: emit((_, { audience, email, origin }: ByAudience & { email: string; origin: CodeOrigin }) => ({
      type: 'navigate',
      to: accessPolicies[audience].routes.verify,
      replace: false,
      email,
      origin,
    })),
    openHome: emit((_, { audience }: ByAudience) => ({
      type: 'navigate',
      to: accessPolicies[audience].routes.home,
      replace: true,
      returnUrl: 'restore',
    })),
    openSignIn: emit((_, { audience }: ByAudience) => ({
      type: 'navigate',
      to: accessPolicies[audience].routes.signIn,
      replace: true,
    })),
    openSignInWithReturnUrl: emit((_, { audience }: ByAudience) => ({
      type: 'navigate',
      to: accessPolicies[audience].routes.signIn,
      replace: true,
      returnUrl: 'save',
    })),
    redirectToPreviousStep: emit((_, output: VerifyOutput) => ({
      type: 'navigate',
      to: output.kind === 'redirected' ? output.to : 'signIn',
      replace: true,
    })),
    toastReason: toast((_, output: VerifyOutput) => ({
      tone: 'error',
      text: output.kind === 'redirected' ? output.text : '',
    })),
    goBack: emit({ type: 'goBack', fallback: 'dashboard' }),
    announceSession: sendTo('announcement', (_, { audience }: ByAudience) => ({
      type: 'session.opened' as const,
      audience,
    })),
  },
})
