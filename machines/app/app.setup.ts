import { assertEvent, assign, sendTo, setup } from 'xstate'
import type { Theme } from '#domain/app/theme.ts'
import { type AccessPolicy, accessPolicies } from '#domain/auth/access.ts'
import type { Brand } from '#domain/auth/email.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { isAdminRoute, isAmbassadorRoute, isInSameArea, type Route } from '#domain/routes/routes.ts'
import { announcementMachine } from '#machines/app/announcement.machine.ts'
import { routerMachine } from '#machines/app/router/router.machine.ts'
import type { RouterInput } from '#machines/app/router/router.navigation.ts'
import { networkMachine } from '#machines/app/network.machine.ts'
import { problemReportMachine } from '#machines/app/problemReport.machine.ts'
import type { SidebarMode } from '#machines/app/sidebar.machine.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { versionMachine } from '#machines/app/version.machine.ts'
import type { signInMachine, SignInOutput } from '#machines/auth/signIn.machine.ts'
import type { signUpMachine } from '#machines/auth/signUp.machine.ts'
import type { SignUpInput } from '#machines/auth/signUp.setup.ts'
import type { verifyMachine } from '#machines/auth/verify.machine.ts'
import type { VerifyOutput } from '#machines/auth/verify.setup.ts'
import type { Effect } from '#machines/effects.ts'
import type { CodeOrigin } from '#domain/routes/address.ts'
import type { UrlChanged } from '#machines/messages.ts'
import type { StateMeta } from '#machines/meta.ts'
import { chartOnDemand, notProvided } from '#machines/notProvided.ts'
import type { areaMachine, AreaOutput, AreaUrl } from '#machines/session/area.machine.ts'
import { sessionEndMachine } from '#machines/session/sessionEnd.machine.ts'
import { retryWithNetwork, toast } from '#machines/system.ts'

export interface AppInput {
  brand: Brand
  theme: Theme
  sidebar: SidebarMode
  /** Whether problem reports can be sent. */
  canSendReports: boolean
  /** What the browser shows at the start. */
  address: RouterInput
}

interface Context extends AppInput {
  url: AreaUrl
  /** The email that the previous sign-in page passed. */
  passedEmail: string | null
  /** The page that requested a code. */
  codeOrigin: CodeOrigin
  signUpReason: SignUpInput['reason']
  /** How the area ended, until the sign-in page that it has opened is left. */
  areaEnd: AreaOutput | null
}

type Event = UrlChanged | { type: 'retry.requested' }

const ownsRoute = ({ routes: { signIn, verify, home } }: AccessPolicy, route: Route): boolean =>
  route === signIn || route === verify || isInSameArea(route, home)

/** The audience of the page that opens. The pages that no role owns, such as the sign-up, are for admins. */
export const audienceOf = ({ url: { route } }: Pick<Context, 'url'>): Audience =>
  (Object.values(accessPolicies).find((policy) => ownsRoute(policy, route)) ?? accessPolicies.admin).audience

const routesOf = (context: Context): AccessPolicy['routes'] => accessPolicies[audienceOf(context)].routes

const reportedUrl = (event: Event): UrlChanged => {
  assertEvent(event, 'url.changed')
  return event
}

/** The types, actors, guards and actions of the app chart. */
export const appSetup = setup({
  types: {
    input: {} as AppInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as StateMeta,
    children: {} as {
      router: 'router'
      theme: 'theme'
      network: 'network'
      version: 'version'
      announcement: 'announcement'
      sessionEnd: 'sessionEnd'
      problemReport: 'problemReport'
      loadPage: 'loadPage'
      signIn: 'signIn'
      signUp: 'signUp'
      verify: 'verify'
      area: 'area'
    },
  },
  actors: {
    router: routerMachine,
    theme: themeMachine,
    network: networkMachine,
    version: versionMachine,
    announcement: announcementMachine,
    sessionEnd: sessionEndMachine,
    problemReport: problemReportMachine,
    /** Loads the code of a page that fills the window, or the charts of its area. */
    loadPage: notProvided<void, { route: Route }>('loadPage'),
    signIn: chartOnDemand<typeof signInMachine>('signIn'),
    signUp: chartOnDemand<typeof signUpMachine>('signUp'),
    verify: chartOnDemand<typeof verifyMachine>('verify'),
    area: chartOnDemand<typeof areaMachine>('area'),
  },
  guards: {
    isAreaRoute: ({ context: { url } }) => isAdminRoute(url.route) || isAmbassadorRoute(url.route),
    isSignInRoute: ({ context }) => context.url.route === routesOf(context).signIn,
    isSignUpRoute: ({ context }) => context.url.route === 'signUp',
    isVerifyRoute: ({ context }) => context.url.route === routesOf(context).verify,
    isForgottenPasswordRoute: ({ context }) => context.url.route === 'forgottenPassword',
    isMarketerSignInRoute: ({ event }) => reportedUrl(event).route === 'marketerSignIn',
    staysInArea: ({ context, event }) => isInSameArea(reportedUrl(event).route, context.url.route),
    isSamePage: ({ context, event }) => reportedUrl(event).route === context.url.route,
    isSameVerification: ({ context, event }) =>
      reportedUrl(event).route === context.url.route && reportedUrl(event).email === context.passedEmail,
    isCodeSent: (_, { kind }: SignInOutput) => kind === 'codeSent',
    isConfirmed: (_, { kind }: VerifyOutput) => kind === 'confirmed',
    isRefused: (_, { kind }: AreaOutput) => kind === 'refused',
  },
  actions: {
    retryWithNetwork: retryWithNetwork(),
    setUrl: assign(({ event }) => {
      const { email, origin = 'signIn', reason = null, ...url } = reportedUrl(event)
      const { route, view = null, timeFrames = defaultTimeFrames, refereeFilter } = url
      return {
        url: { route, view, timeFrames, ...(refereeFilter && { refereeFilter }) },
        passedEmail: email,
        codeOrigin: origin,
        signUpReason: reason,
      }
    }),
    sendUrlToArea: sendTo('area', ({ context }) => ({ type: 'url.changed', url: context.url })),
    openVerify: sendTo('router', ({ context }, { email, origin }: { email: string; origin: CodeOrigin }) => ({
      type: 'page.requested' as const,
      to: routesOf(context).verify,
      replace: false,
      email,
      origin,
    })),
    setAreaEnd: assign({ areaEnd: (_, output: AreaOutput) => output }),
    forgetAreaEnd: assign({ areaEnd: null }),
    openHome: sendTo('router', ({ context }) => ({
      type: 'page.requested' as const,
      to: routesOf(context).home,
      replace: true,
      returnUrl: 'restore' as const,
    })),
    openSignIn: sendTo('router', ({ context }) => ({
      type: 'page.requested' as const,
      to: routesOf(context).signIn,
      replace: true,
    })),
    openMarketerSignIn: sendTo('router', {
      type: 'page.requested' as const,
      to: accessPolicies.marketer.routes.signIn,
      replace: true,
    }),
    openSignInWithReturnUrl: sendTo('router', ({ context }) => ({
      type: 'page.requested' as const,
      to: routesOf(context).signIn,
      replace: true,
      returnUrl: 'save' as const,
    })),
    redirectToPreviousStep: sendTo('router', (_, output: VerifyOutput) => ({
      type: 'page.requested' as const,
      to: output.kind === 'redirected' ? output.to : ('signIn' as const),
      replace: true,
    })),
    toastReason: toast((_, output: VerifyOutput) => ({
      tone: 'error',
      text: output.kind === 'redirected' ? output.text : '',
    })),
    noticeError: sendTo('problemReport', { type: 'error.noticed' }),
    announceSession: sendTo('announcement', ({ context }) => ({
      type: 'session.opened' as const,
      audience: audienceOf(context),
    })),
  },
})
