import { adminArea, ambassadorArea, createIdentity, parsePhone, SignInPage } from '#app/lazyCode.ts'
import { lazy } from '#lazy/lazy.ts'
import { page, type PageEntry } from '#app/router/entries.tsx'
import type { RoutesOf } from '#domain/routes/routes.ts'

const signInPage = page({
  page: SignInPage,
  toProps: ({ signIn, sessionEnd, brand }) => signIn && { actor: signIn, sessionEnd, brand },
})

const verifyPage = page({
  page: lazy(() => import('#pages/auth/VerifyPage.tsx'), 'VerifyPage'),
  toProps: ({ verify, brand }) => verify && { actor: verify, brand },
})

/** The sign-in and sign-up pages. */
export const authRoutes = {
  signIn: {
    description: 'Sign in to the back office with a one-time code.',
    ...signInPage,
    next: [createIdentity, adminArea],
    document: { serves: 'folder', prerenders: 'page' },
  },
  signUp: {
    description: 'Create an account of the back office.',
    ...page({
      page: lazy(() => import('#pages/auth/SignUpPage.tsx'), 'SignUpPage'),
      toProps: ({ signUp, brand }) => signUp && { actor: signUp, brand },
    }),
    next: [createIdentity, parsePhone],
    document: { serves: 'folder', prerenders: 'page' },
  },
  verify: {
    description: 'Enter the code that we sent to your email.',
    ...verifyPage,
    preload: [createIdentity],
    next: [adminArea],
    document: { serves: 'folder', prerenders: 'nothing' },
  },
  forgottenPassword: {
    description: 'The console needs no password. Sign in with a one-time code.',
    ...page({
      page: lazy(() => import('#pages/auth/ForgottenPasswordPage.tsx'), 'ForgottenPasswordPage'),
      toProps: ({ brand }) => ({ brand }),
    }),
    document: { serves: 'folder', prerenders: 'page' },
  },
  ambassadorSignIn: {
    description: 'Sign in as an ambassador with a one-time code.',
    ...signInPage,
    next: [createIdentity, ambassadorArea],
    document: { serves: 'folder', prerenders: 'page' },
  },
  ambassadorVerify: {
    description: 'Enter the code that we sent to your email.',
    ...verifyPage,
    preload: [createIdentity],
    next: [ambassadorArea],
    document: { serves: 'folder', prerenders: 'nothing' },
  },
  /** The app chart redirects it to `ambassadorSignIn`. */
  marketerSignIn: {
    description: 'Sign in as an ambassador with a one-time code.',
    ...signInPage,
    document: { serves: 'folder', prerenders: 'nothing' },
  },
} as const satisfies Record<RoutesOf<'auth'>, PageEntry>
