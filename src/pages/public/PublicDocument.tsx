import type { ReactNode } from 'react'
import type { PublicPage } from '#domain/routes/publicPages.ts'
import type { Config } from '#domain/app/config.ts'

/** The paths of the built files of a public page. */
export interface PublicAssets {
  readonly styles: readonly string[]
  readonly icon: string
  /** The module of the page, if it has one. */
  readonly script: string | undefined
  /** The modules that `script` imports. */
  readonly preloads: readonly string[]
  /** The module for visitors with a stored referral code, if the page needs it. */
  readonly storedCodeScript: string | undefined
}

interface PublicDocumentProps {
  page: PublicPage
  settings: Config
  assets: PublicAssets
  /** Structured data of the page, for search engines. */
  about?: object | undefined
  children: ReactNode
}

/** A complete HTML document. It works without JavaScript. */
export function PublicDocument({ page, settings, assets, about, children }: PublicDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f1e8" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121512" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <script src="/firstPaint.js" />
        {page.isListed ? <Sharing page={page} settings={settings} /> : <meta name="robots" content="noindex" />}
        <link rel="icon" href={assets.icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/touch-icon.png" />
        {about && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: JSON.stringify(about).replaceAll('<', '\\u003c') }}
          />
        )}
        {assets.script && <PageScript script={assets.script} preloads={assets.preloads} />}
        {assets.storedCodeScript && <StoredCodeScript script={assets.storedCodeScript} />}
      </head>
      <body>{children}</body>
    </html>
  )
}

/** `src/public/firstPaint.js` has set the attribute of visitors with a referral code. */
function StoredCodeScript({ script }: { script: string }) {
  const code = `'referred' in document.documentElement.dataset && import(${JSON.stringify(script)})`
  return <script dangerouslySetInnerHTML={{ __html: code }} />
}

function PageScript({ script, preloads }: { script: string; preloads: readonly string[] }) {
  return (
    <>
      <script type="module" src={script} fetchPriority="low" />
      {preloads.map((module) => (
        <link key={module} rel="modulepreload" href={module} fetchPriority="low" />
      ))}
    </>
  )
}

/** The canonical URL and the preview of a shared link. */
function Sharing({ page, settings }: { page: PublicPage; settings: Config }) {
  const url = new URL(page.path, settings.VITE_SITE_ORIGIN).href
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={settings.VITE_PRODUCT_NAME} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={new URL('/share.png', settings.VITE_SITE_ORIGIN).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content="A clothes rail with a striped shirt, a green dress, a checked coat and a knitted jumper"
      />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
