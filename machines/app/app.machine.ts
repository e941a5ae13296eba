import { accessPolicies } from '#domain/auth/access.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { appSetup } from '#machines/app/app.setup.ts'

/** The page where a person enters an email. */
const signInState = (src: 'signIn' | 'ambassadorSignIn', audience: Audience, text: string) =>
  appSetup.createStateConfig({
    description: text,
    meta: { section: '§2' },
    on: { 'url.changed': { guard: 'isSamePage', actions: 'setUrl' } },
    invoke: {
      id: 'signIn',
      src,
      input: { audience },
      onDone: {
        actions: { type: 'openVerify', params: ({ event }) => ({ audience, ...event.output, origin: 'signIn' }) },
      },
      onError: '#app.broken',
    },
  })

/** The page where a person enters the code. */
const verifyState = (src: 'verify' | 'ambassadorVerify', audience: Audience, text: string) =>
  appSetup.createStateConfig({
    description: text,
    meta: { section: '§2' },
    on: { 'url.changed': { guard: 'isSameVerification', actions: 'setUrl' } },
    invoke: {
      id: 'verify',
      src,
      input: ({ context: { brand, codeOrigin, emailToVerify } }) => ({
        brand,
        audience,
        origin: codeOrigin,
        email: emailToVerify,
      }),
      onDone: [
        {
          guard: { type: 'isConfirmed', params: ({ event }) => event.output },
          actions: [
            { type: 'announceSession', params: { audience } },
            { type: 'openHome', params: { audience } },
          ],
        },
        {
          actions: [
            { type: 'toastReason', params: ({ event }) => event.output },
            { type: 'redirectToPreviousStep', params: ({ event }) => event.output },
          ],
        },
      ],
      onError: '#app.broken',
    },
  })

/** The area of a role. */
const areaState = (src: 'adminArea' | 'ambassadorArea', audience: Audience, text: string) =>
  appSetup.createStateConfig({
    description: text,
    meta: { section: '§2' },
    on: {
      'url.changed': {
        guard: src === 'adminArea' ? 'staysInAdminArea' : 'staysInAmbassadorArea',
        actions: ['setUrl', 'sendUrlToArea'],
      },
    },
    invoke: {
      id: 'area',
      src,
      systemId: src,
      input: ({ context: { brand, sidebar, url } }) => ({ brand, sidebar, url, policy: accessPolicies[audience] }),
      onDone: [
        { guard: { type: 'isBroken', params: ({ event }) => event.output }, target: '#app.broken' },
        {
          guard: { type: 'isRefused', params: ({ event }) => event.output },
          target: '#app.starting',
          actions: { type: 'openSignInWithReturnUrl', params: { audience } },
        },
        { target: '#app.starting', actions: { type: 'openSignIn', params: { audience } } },
      ],
      onError: '#app.broken',
    },
  })

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
      onDone: '.broken',
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
        actions: ['setUrl', { type: 'openSignIn', params: { audience: 'marketer' } }],
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
          { guard: 'isAdminRoute', target: 'admin' },
          { guard: 'isSignInRoute', target: 'signIn' },
          { guard: 'isSignUpRoute', target: 'signUp' },
          { guard: 'isVerifyRoute', target: 'verify' },
          { guard: 'isAmbassadorSignInRoute', target: 'ambassadorSignIn' },
          { guard: 'isAmbassadorVerifyRoute', target: 'ambassadorVerify' },
          { guard: 'isForgottenPasswordRoute', target: 'forgottenPassword' },
          { guard: 'isAmbassadorRoute', target: 'ambassador' },
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
    signIn: signInState('signIn', 'admin', 'The sign-in page of admins is open.'),
    signUp: {
      description: 'The sign-up page is open.',
      meta: { section: '§2' },
      on: { 'url.changed': { guard: 'isSamePage', actions: 'setUrl' } },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({ brand: context.brand, reason: context.signUpReason }),
        onDone: {
          actions: {
            type: 'openVerify',
            params: ({ event }) => ({ audience: 'admin', ...event.output, origin: 'signUp' }),
          },
        },
        onError: 'broken',
      },
    },
    verify: verifyState(
      'verify',
      'admin',
      'The code page of admins is open. If this browser tab has requested no code, the page to request one opens ' +
        'instead.',
    ),
    ambassadorSignIn: signInState('ambassadorSignIn', 'marketer', 'The sign-in page of marketers is open.'),
    ambassadorVerify: verifyState(
      'ambassadorVerify',
      'marketer',
      'The code page of marketers is open. If this browser tab has requested no code, the page to request one opens ' +
        'instead.',
    ),
    admin: areaState('adminArea', 'admin', 'The admin area is open. Only a signed-in admin sees its pages.'),
    ambassador: areaState(
      'ambassadorArea',
      'marketer',
      'The ambassador area is open. Only a signed-in marketer sees its pages.',
    ),
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
