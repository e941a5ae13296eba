import type { PublicPageName } from '#domain/routes/publicPages.ts'

/** The scripts of the public pages, as paths in `src`. Each is an entry of the browser build. */
export const publicScripts: Readonly<Partial<Record<PublicPageName, string>>> = {
  referral: 'app/visitor/referral.ts',
  notFound: 'app/visitor/notFound.ts',
}

/** Only visitors with a stored referral code load it, on every page without a referral code of its own. */
export const storedCodeScript = 'app/visitor/storedCode.ts'

/** Renders the public pages. */
export const renderPublicPageModule = 'tools/prerender/renderPublicPage.tsx'

/** Every public page has its styles. The browser runs neither this module nor those below. */
export const layoutModule = 'pages/public/PublicLayout.tsx'

/** The module that draws each public page. Its document contains the styles of that module only. */
export const publicPageModules: Readonly<Record<PublicPageName, string>> = {
  landing: 'pages/public/LandingPage.tsx',
  terms: 'pages/public/policy/PolicyPage.tsx',
  privacy: 'pages/public/policy/PolicyPage.tsx',
  accessibility: 'pages/public/policy/PolicyPage.tsx',
  success: 'pages/public/results/resultPages.tsx',
  failed: 'pages/public/results/resultPages.tsx',
  referral: 'pages/public/referral/ReferralPage.tsx',
  offline: 'pages/public/results/resultPages.tsx',
  notFound: 'pages/public/NotFoundPage.tsx',
}
