import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type PublicPageName, publicPagesOf } from '#domain/routes/publicPages.ts'
import type { Config } from '#domain/app/config.ts'
import { LandingPage } from '#pages/public/LandingPage.tsx'
import { PublicNotFoundPage } from '#pages/public/NotFoundPage.tsx'
import { accessibilityOf } from '#pages/public/policy/accessibilityText.tsx'
import { PolicyPage } from '#pages/public/policy/PolicyPage.tsx'
import { privacyOf, termsOf } from '#pages/public/policy/policyText.tsx'
import { type PublicAssets, PublicDocument } from '#pages/public/PublicDocument.tsx'
import { PublicLayout } from '#pages/public/PublicLayout.tsx'
import { ReferralPage } from '#pages/public/referral/ReferralPage.tsx'
import { FailedPage, OfflinePage, SuccessPage } from '#pages/public/results/resultPages.tsx'

const pages: Record<PublicPageName, (settings: Config) => ReactElement> = {
  landing: (settings) => <LandingPage settings={settings} />,
  terms: (settings) => <PolicyPage title="Terms and conditions" sections={termsOf(settings)} />,
  privacy: (settings) => <PolicyPage title="Privacy notice" sections={privacyOf(settings)} />,
  accessibility: (settings) => <PolicyPage title="Accessibility statement" sections={accessibilityOf(settings)} />,
  success: (settings) => <SuccessPage settings={settings} />,
  failed: (settings) => <FailedPage settings={settings} />,
  referral: (settings) => <ReferralPage settings={settings} />,
  offline: () => <OfflinePage />,
  notFound: () => <PublicNotFoundPage />,
}

/** The structured data of the landing page, for search engines. */
const structuredData = (settings: Config): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': new URL('/#organization', settings.VITE_SITE_ORIGIN).href,
      name: settings.VITE_PRODUCT_NAME,
      url: settings.VITE_SITE_ORIGIN,
      logo: new URL('/touch-icon.png', settings.VITE_SITE_ORIGIN).href,
      sameAs: [settings.VITE_INSTAGRAM_LINK, settings.VITE_X_LINK, settings.VITE_FACEBOOK_LINK],
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: settings.VITE_SUPPORT_EMAIL },
    },
    {
      '@type': 'MobileApplication',
      name: settings.VITE_PRODUCT_NAME,
      operatingSystem: 'iOS, Android',
      applicationCategory: 'ShoppingApplication',
      installUrl: [settings.VITE_APP_STORE_LINK, settings.VITE_PLAY_STORE_LINK],
      publisher: { '@id': new URL('/#organization', settings.VITE_SITE_ORIGIN).href },
    },
  ],
})

/**
 * Renders one public page as a complete HTML document.
 * @param assets the URLs of the built files
 */
export const renderPublicPage = (name: PublicPageName, settings: Config, assets: PublicAssets): string => {
  const page = publicPagesOf(settings.VITE_PRODUCT_NAME)[name]
  const about = name === 'landing' ? structuredData(settings) : undefined
  const markup = renderToStaticMarkup(
    <PublicDocument page={page} settings={settings} assets={assets} about={about}>
      <PublicLayout settings={settings} storesUrl={name === 'referral' ? '#stores' : '/#download'}>
        {pages[name](settings)}
      </PublicLayout>
    </PublicDocument>,
  )
  return `<!doctype html>${markup}\n`
}

export type RenderPublicPage = typeof renderPublicPage
