import { inScriptsOfPages } from '#machines/manualTest.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { audienceOf } from '#machines/app/app.setup.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { noFilter } from '#domain/people/refereeFilter.ts'
import { brand, admin, marketer, firstAddress } from '#machines/testData.ts'
import { selectIsPageOpen } from '#machines/app/app.selectors.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

export const appTestModel = defineTestModel({
  id: 'app/app',
  machine: appMachine,
  inputs: [
    {
      name: 'a first visit',
      input: { brand, theme: 'system', sidebar: 'open', canSendReports: false, address: firstAddress },
    },
    {
      name: 'a visit to a site that takes problem reports',
      input: { brand, theme: 'dark', sidebar: 'collapsed', canSendReports: true, address: firstAddress },
    },
  ],
  visible: {
    pageLoadFailed: [{ role: 'button', name: 'Retry' }],
    forgottenPassword: [
      { role: 'textbox', name: 'Email' },
      { role: 'link', name: 'Sign In' },
    ],
    notFound: [{ role: 'button', name: 'Go to dashboard' }],
  },
  events: {
    'url.changed': {
      when: 'the person or the console opens a URL',
      cases: [
        { name: 'the sign-in page', payload: { route: 'signIn', email: null } },
        { name: 'the sign-up page', payload: { route: 'signUp', email: admin.email } },
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
    loadPage: { name: 'loading the page', outcomes: [{ name: 'the code is there' }, fails] },
    router: { name: 'watching the URL, links, and the Back and Forward buttons', outcomes: [fails] },
    signIn: {
      name: 'the sign-in page',
      outcomes: [
        { name: 'a code was sent', output: { kind: 'codeSent', email: admin.email } },
        { name: 'the person is already signed in', output: { kind: 'signedIn' } },
        fails,
      ],
    },
    signUp: {
      name: 'the sign-up page',
      outcomes: [
        { name: 'a code was sent', output: { kind: 'codeSent', email: admin.email } },
        { name: 'a person is already signed in', output: { kind: 'signedIn' } },
        fails,
      ],
    },
    verify: {
      name: 'entering and checking the code',
      outcomes: [
        { name: 'the code was right', output: { kind: 'confirmed' } },
        {
          name: 'no email was handed over',
          output: { kind: 'redirected', text: 'Please complete the sign-in process first', to: 'signIn' },
        },
        {
          name: 'the email is not allowed',
          output: { kind: 'redirected', text: 'Please sign up first', to: 'signUp' },
        },
        fails,
      ],
    },
    area: {
      name: 'the pages of the area',
      outcomes: [
        { name: 'the person has signed out', output: { kind: 'signedOut' } },
        { name: 'no one is signed in', output: { kind: 'refused', reason: null } },
        { name: 'the person cannot enter', output: { kind: 'refused', reason: errorMessageFor('Permission denied') } },
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
      {
        event: 'url.changed',
        case: 'the sign-up page, after a refused email',
        payload: { route: 'signUp', email: admin.email, reason: 'unauthorized_email' },
      },
      'outcome loadPage: the code is there',
    ],
    [
      'start a first visit',
      'event url.changed: the ambassador area',
      'outcome loadPage: the code is there',
      {
        event: 'url.changed',
        case: 'referees without an item',
        payload: { route: 'ambassador', email: null, refereeFilter: { ...noFilter, isUnlisted: true } },
      },
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
  keyOf: (snapshot) =>
    selectIsPageOpen(snapshot) ? { audience: audienceOf(snapshot.context) } : { opens: snapshot.context.url.route },
  notByHand: inScriptsOfPages,
})
