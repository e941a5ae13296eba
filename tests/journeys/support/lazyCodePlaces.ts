import { adminPagePlaces } from '#tests/journeys/support/lazyCodePlaces/adminPages.ts'
import { ambassadorPlaces } from '#tests/journeys/support/lazyCodePlaces/ambassadorPages.ts'
import { dialogPlaces } from '#tests/journeys/support/lazyCodePlaces/dialogs.ts'
import type { LazyCodePlace } from '#tests/journeys/support/lazyCodePlaces/place.ts'
import { signInPlaces } from '#tests/journeys/support/lazyCodePlaces/signIn.ts'

/** Every place. A text says why the code has none. */
export const lazyCodePlaces: Readonly<Record<string, LazyCodePlace | string>> = {
  ...dialogPlaces,
  ...adminPagePlaces,
  ...ambassadorPlaces,
  ...signInPlaces,
  'services/storage/activity.ts': 'Only an entry of the list is missing without it: src/app/effects.ts.',
  'app/actors/session/authCharts.ts': 'It is in the chunk of SignInPage.',
  'pages/auth/VerifyPage.tsx': 'It is in the chunk of SignInPage.',
  'pages/auth/SignUpPage.tsx': 'It is in the chunk of SignInPage.',
  'pages/auth/ForgottenPasswordPage.tsx': 'It is in the chunk of SignInPage.',
  'app/renderer.tsx': 'Nothing is rendered without it: tests/journeys/boot/startFailure.spec.ts.',
  'services/identity/idToken.ts':
    'The session is checked again without a person: tests/machines/session/session.test.ts.',
}
