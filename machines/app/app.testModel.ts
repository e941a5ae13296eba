import { appMachine } from '#machines/app/app.machine.ts'
import { audienceOf } from '#machines/app/app.setup.ts'
import { brand, admin, marketer } from '#machines/testData.ts'
import { selectIsPageOpen } from '#machines/app/app.selectors.ts'
import { firstAddress } from '#machines/app/router/router.testData.ts'
import { defineTestModel, done, fails, noPayload } from '#machines/testModel.ts'

export const appTestModel = defineTestModel({
  id: 'app/app',
  machine: appMachine,
  inputs: [
    {
      name: 'a first visit',
      input: { brand, theme: 'system', sidebar: 'open', canSendReports: false, address: firstAddress },
    },
  ],
  states: {
    starting: { given: 'the console starting', seen: 'a loading indicator is shown' },
    loadingPage: { given: 'a page loading', seen: 'a loading indicator is shown' },
    pageLoadFailed: {
      given: 'a page that could not be loaded',
      seen: "the page says so and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
    signIn: { given: 'a sign-in page', seen: 'the sign-in page is open' },
    signUp: { given: 'the sign-up page', seen: 'the sign-up page is open' },
    verify: { given: 'a code page', seen: 'the code page is open' },
    area: { given: 'the area of the person', seen: 'the page frame of the area is shown' },
    forgottenPassword: {
      given: 'the page for a forgotten password',
      seen: 'the page for a forgotten password is open',
      visible: [
        { role: 'textbox', name: 'Email' },
        { role: 'link', name: 'Sign In' },
      ],
    },
    notFound: {
      given: "the page 'Page Not Found'",
      seen: 'the page says that it does not exist',
      visible: [{ role: 'button', name: 'Go to dashboard' }],
    },
    broken: {
      given: "the page 'Something went wrong'",
      seen: 'the page says that something went wrong and offers to reload',
    },
  },
  events: {
    'url.changed': {
      when: 'the person or the console opens a URL',
      cases: [
        { name: 'the sign-in page', payload: { route: 'signIn', email: null } },
        { name: 'the sign-up page', payload: { route: 'signUp', email: null } },
        { name: 'the code page', payload: { route: 'verify', email: admin.email } },
        { name: 'the sign-in page of marketers', payload: { route: 'ambassadorSignIn', email: null } },
        { name: 'the code page of marketers', payload: { route: 'ambassadorVerify', email: marketer.email } },
        { name: 'the dashboard', payload: { route: 'dashboard', email: null } },
        { name: 'another admin page', payload: { route: 'users', email: null } },
        {
          name: 'the URL that redirects to the sign-in page of marketers',
          payload: { route: 'marketerSignIn', email: null },
        },
        { name: 'the ambassador area', payload: { route: 'ambassador', email: null } },
        { name: 'the page for a forgotten password', payload: { route: 'forgottenPassword', email: null } },
        { name: 'an unknown URL', payload: { route: 'notFound', email: null } },
      ],
    },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
  },
  calls: {
    loadPage: { name: 'loading the page', outcomes: [done('the code is there'), fails] },
    router: {
      name: 'watching the URL, links, and the Back and Forward buttons',
      outcomes: [fails],
    },
    signIn: { name: 'the sign-in page', outcomes: [done('a code was sent', { email: admin.email }), fails] },
    signUp: { name: 'the sign-up page', outcomes: [done('a code was sent', { email: admin.email }), fails] },
    verify: {
      name: 'entering and checking the code',
      outcomes: [
        done('the code was right', { kind: 'confirmed' }),
        done('no email was handed over', {
          kind: 'redirected',
          text: 'Please complete the sign-in process first',
          to: 'signIn',
        }),
        fails,
      ],
    },
    area: {
      name: 'the pages of the area',
      outcomes: [
        done('the person has signed out', { kind: 'signedOut' }),
        done('the person cannot enter', { kind: 'refused' }),
        fails,
      ],
    },
    theme: { name: 'setting the light or dark theme', outcomes: [fails] },
    network: { name: 'checking whether the browser is online', outcomes: [fails] },
    version: { name: 'checking for a new version', outcomes: [fails] },
    sessionEnd: {
      name: 'ending sessions that are still open because an earlier sign-out could not end them',
      outcomes: [fails],
    },
    problemReport: {
      name: "watching for unexpected errors, and opening the dialog 'Report a problem'",
      outcomes: [fails],
    },
    announcement: {
      name: 'waiting to tell other programs on the page about a sign-in or a saved profile',
      outcomes: [fails],
    },
  },
  paths: [
    [
      'start a first visit',
      'event url.changed: the dashboard',
      'outcome loadPage: the code is there',
      'event url.changed: another admin page',
    ],
    ...(['signIn', 'signUp', 'verify', 'ambassadorSignIn', 'ambassadorVerify', 'ambassador'] as const).map((route) => [
      'start a first visit',
      { event: 'url.changed' as const, case: `the page ${route}`, payload: { route, email: null } },
      'outcome loadPage: the code is there',
      {
        event: 'url.changed' as const,
        case: `the page ${route} with an email`,
        payload: { route, email: 'ada@example.com' },
      },
    ]),
    ...[
      ['the sign-in page of marketers', 'outcome signIn: a code was sent'],
      ['the code page of marketers', 'outcome verify: the code was right'],
      ['the ambassador area', 'outcome area: the person cannot enter'],
      ['the ambassador area', 'outcome area: the person has signed out'],
    ].map(([page, end = '']) => [
      'start a first visit',
      `event url.changed: ${page}`,
      'outcome loadPage: the code is there',
      end,
    ]),
  ],
  facts: { opens: () => null, audience: () => null },
  keyOf: (snapshot) =>
    selectIsPageOpen(snapshot) ? { audience: audienceOf(snapshot.context) } : { opens: snapshot.context.url.route },
})
