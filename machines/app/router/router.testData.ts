import type { RouterInput } from '#machines/app/router/router.navigation.ts'

/** The sign-in page in a new tab. */
export const firstAddress: RouterInput = { url: '/sign-in', state: null, canGoBack: false, storedTimeFrames: null }
