import { lazy } from '#lazy/lazy.ts'

/** The code on demand that more than one file of `src/app` needs. */

/** React DOM and what surrounds every page. The charts start while this code loads. */
export const renderer = lazy(() => import('#app/renderer.tsx'))

/** The charts of the sign-in pages and of the areas. */
export const authCharts = lazy(() => import('#app/actors/session/authCharts.ts'), 'authCharts')
export const signInAgainCharts = lazy(() => import('#app/actors/session/signInAgain.ts'), 'signInAgainCharts')
export const adminArea = lazy(() => import('#app/actors/pages/adminArea.ts'), 'adminAreaLogic')
export const ambassadorArea = lazy(() => import('#app/actors/pages/ambassadorArea.ts'), 'ambassadorAreaLogic')

export const NotFoundPage = lazy(() => import('#pages/public/NotFoundPage.tsx'), 'NotFoundPage')
export const SignInPage = lazy(() => import('#pages/auth/SignInPage.tsx'), 'SignInPage')
export const SignInAgainDialog = lazy(() => import('#pages/auth/SignInAgainDialog.tsx'), 'SignInAgainDialog')

/** Stores what a person changes. It loads before the first change is possible. */
export const createActivityStore = lazy(() => import('#services/storage/activity.ts'), 'createActivityStore')

/** The client of the identity provider. The library behind it is large. */
export const createIdentity = lazy(() => import('#services/identity/cognito/identity.ts'), 'createIdentity')

/** Verifies tokens. No page of an area opens before that. */
export const createIdTokenVerifier = lazy(() => import('#services/identity/idToken.ts'), 'createIdTokenVerifier')

/** Parses phone numbers. The library behind it is large. */
export const parsePhone = lazy(() => import('#app/actors/session/phone.ts'), 'parsePhone')
