import { accessPolicies } from '#domain/auth/access.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { appSetup, audienceOf } from '#machines/app/app.setup.ts'

export const appMachine = appSetup.createMachine({
  id: 'app',
  description:
    'Decides which page of the console is open. The pages of the admin and ambassador areas require a sign-in.',
  context: ({ input }) => ({
    ...input,
    url: { route: 'notFound', view: null, timeFrames: defaultTimeFrames },
    emailToVerify: null,
    codeOrigin: 'signIn',
    signUpReason: null,
  }),
  invoke: [
    {
      id: 'router',
      src: 'router',
      systemId: 'router',
      input: ({ context }) => context.address,
      onError: '.broken',
    },
    {
      id: 'theme',
      src: 'theme',
      systemId: 'theme',
      input: ({ context }) => ({ theme: context.theme }),
      onError: '.broken',
    },
    { id: 'network', src: 'network', onError: '.broken' },
    { id: 'version', src: 'version', onError: '.broken' },
    { id: 'sessionEnd', src: 'sessionEnd', systemId: 'sessionEnd', onError: '.broken' },
    {
      id: 'problemReport',
      src: 'problemReport',
      systemId: 'problemReport',
      input: ({ context }) => ({ canSend: context.canSendReports }),
      onError: '.broken',
    },
    { id: 'announcement', src: 'announcement', systemId: 'announcement', onError: '.broken' },
  ],
  initial: 'starting',
  on: {
    'url.changed': [
      {
        guard: 'isMarketerSignInRoute',
        target: '.starting',
        actions: ['setUrl', 'openMarketerSignIn'],
      },
      { target: '.loadingPage', actions: 'setUrl' },
    ],
  },
  states: {
    starting: {
      description: 'The console starts, or redirects to another page. A loading indicator is visible.',
      meta: { section: '§2' },
    },
    loadingPage: {
      description:
        'The page loads. Until it is loaded, the person sees a loading indicator, or a first view of the page ' +
        'that does not react to clicks yet.',
      meta: { section: '§2' },
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ route: context.url.route }),
        onDone: [
          { guard: 'isAreaRoute', target: 'area' },
          { guard: 'isSignInRoute', target: 'signIn' },
          { guard: 'isSignUpRoute', target: 'signUp' },
          { guard: 'isVerifyRoute', target: 'verify' },
          { guard: 'isForgottenPasswordRoute', target: 'forgottenPassword' },
          { target: 'notFound' },
        ],
        onError: 'pageLoadFailed',
      },
    },
    pageLoadFailed: {
      description:
        "The page could not be loaded. A notice says so and offers 'Retry'. All other pages can still be opened.",
      meta: { section: '§8' },
      on: { 'retry.requested': 'loadingPage' },
    },
    signIn: {
      description: 'The sign-in page of admins or of marketers is open.',
      meta: { section: '§2' },
      on: { 'url.changed': { guard: 'isSamePage', actions: 'setUrl' } },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ audience: audienceOf(context) }),
        onDone: {
          actions: { type: 'openVerify', params: ({ event }) => ({ ...event.output, origin: 'signIn' }) },
        },
        onError: 'broken',
      },
    },
    signUp: {
      description: 'The sign-up page is open.',
      meta: { section: '§2' },
      on: { 'url.changed': { guard: 'isSamePage', actions: 'setUrl' } },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({ brand: context.brand, reason: context.signUpReason }),
        onDone: {
          actions: { type: 'openVerify', params: ({ event }) => ({ ...event.output, origin: 'signUp' }) },
        },
        onError: 'broken',
      },
    },
    verify: {
      description:
        'The code page of admins or of marketers is open. If this browser tab has requested no code, the page to ' +
        'request one opens instead.',
      meta: { section: '§2' },
      on: { 'url.changed': { guard: 'isSameVerification', actions: 'setUrl' } },
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => ({
          brand: context.brand,
          audience: audienceOf(context),
          origin: context.codeOrigin,
          email: context.emailToVerify,
        }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            actions: ['announceSession', 'openHome'],
          },
          {
            actions: [
              { type: 'toastReason', params: ({ event }) => event.output },
              { type: 'redirectToPreviousStep', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: 'broken',
      },
    },
    area: {
      description:
        'The admin area or the ambassador area is open. Only a signed-in person with its role sees its pages.',
      meta: { section: '§2' },
      on: { 'url.changed': { guard: 'staysInArea', actions: ['setUrl', 'sendUrlToArea'] } },
      invoke: {
        id: 'area',
        src: 'area',
        systemId: 'area',
        input: ({ context }) => ({
          brand: context.brand,
          sidebar: context.sidebar,
          url: context.url,
          policy: accessPolicies[audienceOf(context)],
        }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'starting',
            actions: 'openSignInWithReturnUrl',
          },
          { target: 'starting', actions: 'openSignIn' },
        ],
        onError: 'broken',
      },
    },
    forgottenPassword: {
      description: 'The page for a forgotten password is open. It only has a link to the sign-in page.',
      meta: { section: '§2' },
    },
    notFound: {
      description:
        "The page 'Page Not Found' is open. Despite its name, 'Go to dashboard' goes back to the previous page. Only if " +
        'there is none, it opens the dashboard.',
      meta: { section: '§2' },
    },
    broken: {
      description:
        'An unexpected error has happened. The page says so and offers to reload. Before the person reloads ' +
        'it, no other page can be opened.',
      meta: { section: '§8' },
      entry: 'noticeError',
      on: { 'url.changed': {} },
    },
  },
})
