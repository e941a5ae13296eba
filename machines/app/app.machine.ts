import { accessPolicies } from '#domain/auth/access.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { appSetup, audienceOf } from '#machines/app/app.setup.ts'
import { pageLoadFailed } from '#machines/system.ts'

const samePageEvents = {
  'url.changed': {
    description: 'The URL leads to the page that is already open. The page stays as it is, with the new URL.',
    guard: 'isSamePage',
    actions: 'setUrl',
  },
} as const

export const appMachine = appSetup.createMachine({
  id: 'app',
  description:
    'Decides which page of the console is open. The pages of the admin and ambassador areas require a sign-in.',
  context: ({ input }) => ({
    ...input,
    url: { route: 'notFound', view: null, timeFrames: defaultTimeFrames },
    passedEmail: null,
    codeOrigin: 'signIn',
    signUpReason: null,
    areaEnd: null,
  }),
  invoke: [
    {
      id: 'router',
      src: 'router',
      systemId: 'router',
      input: ({ context }) => context.address,
      onError: { description: 'The console can no longer read or change the URL.', target: '.broken' },
    },
    {
      id: 'theme',
      src: 'theme',
      systemId: 'theme',
      input: ({ context }) => ({ theme: context.theme }),
      onError: '.broken',
    },
    { id: 'network', src: 'network', systemId: 'network', onError: '.broken' },
    { id: 'version', src: 'version', systemId: 'version', onError: '.broken' },
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
        description:
          "It is the old URL of the marketers' sign-in page. A stored session does not lead back to the area: the " +
          'page of an ended session has this link.',
        guard: 'isMarketerSignInRoute',
        target: '.starting',
        actions: ['setUrl', { type: 'setAreaEnd', params: { kind: 'refused', reason: null } }, 'openMarketerSignIn'],
      },
      {
        target: '.loadingPage',
        actions: 'setUrl',
      },
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
          {
            guard: 'isForgottenPasswordRoute',
            target: 'forgottenPassword',
          },
          { description: 'The URL leads to no page of the console.', target: 'notFound' },
        ],
        onError: { target: 'pageLoadFailed', actions: 'retryWithNetwork' },
      },
    },
    pageLoadFailed,
    signIn: {
      description: 'The sign-in page of admins or of marketers is open.',
      meta: { section: '§2' },
      exit: 'forgetAreaEnd',
      on: samePageEvents,
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({
          brand: context.brand,
          audience: audienceOf(context),
          email: context.passedEmail ?? '',
          reason: context.areaEnd?.kind === 'refused' ? context.areaEnd.reason : null,
          isRefused: context.areaEnd !== null,
        }),
        onDone: [
          {
            guard: { type: 'isCodeSent', params: ({ event }) => event.output },
            actions: {
              type: 'openVerify',
              params: ({ event: { output } }) => ({ email: 'email' in output ? output.email : '', origin: 'signIn' }),
            },
          },
          {
            description:
              'The person is already signed in. The console opens the page that was requested before, or else the ' +
              'first page of the area.',
            actions: 'openHome',
          },
        ],
        onError: 'broken',
      },
    },
    signUp: {
      description: 'The sign-up page is open.',
      meta: { section: '§2' },
      on: samePageEvents,
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({
          brand: context.brand,
          reason: context.signUpReason,
          email: context.passedEmail ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isCodeSent', params: ({ event }) => event.output },
            actions: {
              type: 'openVerify',
              params: ({ event: { output } }) => ({ email: 'email' in output ? output.email : '', origin: 'signUp' }),
            },
          },
          {
            description:
              'The person is already signed in. The console opens the page that was requested before, or else the ' +
              'dashboard.',
            actions: 'openHome',
          },
        ],
        onError: 'broken',
      },
    },
    verify: {
      description:
        'The code page of admins or of marketers is open. If this browser tab has requested no code, the page to ' +
        'request one opens instead.',
      meta: { section: '§2' },
      on: {
        'url.changed': {
          description:
            'The URL leads to the code page that is already open, for the same email. The page stays as it is, with ' +
            'the new URL.',
          guard: 'isSameVerification',
          actions: 'setUrl',
        },
      },
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => ({
          brand: context.brand,
          audience: audienceOf(context),
          origin: context.codeOrigin,
          email: context.passedEmail,
        }),
        onDone: [
          {
            description:
              'The code is correct. The console tells other programs on the page about the new session and opens ' +
              'the page that was requested before the sign-in, or else the first page of the area.',
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            actions: ['announceSession', 'openHome'],
          },
          {
            description:
              'This browser tab has requested no code for the email address of the page. A message says that the ' +
              'person must sign in or sign up first. The console opens the page where the person can request a ' +
              'code.',
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
      on: {
        'url.changed': {
          description: 'The URL belongs to the same area. The area opens the page of this URL.',
          guard: 'staysInArea',
          actions: ['setUrl', 'sendUrlToArea'],
        },
      },
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
            description:
              'The person is not signed in, or may not enter this area. The console opens the sign-in page, which ' +
              'shows the reason if there is one, and leads back to this page after the sign-in.',
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'starting',
            actions: [{ type: 'setAreaEnd', params: ({ event }) => event.output }, 'openSignInWithReturnUrl'],
          },
          {
            description: 'The console opens the sign-in page.',
            target: 'starting',
            actions: [{ type: 'setAreaEnd', params: ({ event }) => event.output }, 'openSignIn'],
          },
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
