import type { PublicPageName } from '#domain/routes/publicPages.ts'

/** The scripts of the public pages, as paths in `src`. Each is an entry of the browser build. */
export const publicScripts: Readonly<Partial<Record<PublicPageName, string>>> = {
  referral: 'app/visitor/referral.ts',
  notFound: 'app/visitor/notFound.ts',
}

/** Only visitors with a stored referral code load it, on every page without a referral code of its own. */
export const storedCodeScript = 'app/visitor/storedCode.ts'

/** Renders the public pages. It is also an entry of the browser build, for its styles; its script is deleted. */
export const publicPagesModule = 'tools/prerender/publicPages.tsx'
