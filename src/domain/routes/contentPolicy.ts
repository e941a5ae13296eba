import type { Config } from '#domain/app/config.ts'

type Addresses = Pick<
  Config,
  | 'VITE_SITE_ORIGIN'
  | 'VITE_IDENTITY_ENDPOINT'
  | 'VITE_GRAPHQL_ENDPOINT'
  | 'VITE_IMAGE_HOST'
  | 'VITE_REPORT_ENDPOINT'
  | 'VITE_USAGE_ENDPOINT'
> & { readonly VITE_HSTS?: Config['VITE_HSTS'] }

/** The hashes of the inline elements of a document, such as `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The file of a built site with the security headers of each document. Servers do not serve hidden files. */
export const documentHeadersFile = '.headers.json'

/**
 * The security headers of a response of the site, by name.
 * The source 'self' covers a path of this origin. Any other address adds its origin.
 * @param inline the inline elements of the document. Any other file has none
 */
export const securityHeaders = (
  settings: Addresses,
  inline: InlineHashes = { scripts: [], styles: [] },
): Record<string, string> => ({
  'Content-Security-Policy': contentPolicy(settings, inline),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  ...(settings.VITE_SITE_ORIGIN.startsWith('https:') && {
    'Strict-Transport-Security': ['max-age=63072000', settings.VITE_HSTS === 'subdomains' && 'includeSubDomains']
      .filter(Boolean)
      .join('; '),
  }),
})

/** The features of browsers that no page uses, and no script may use. */
const unusedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const

const contentPolicy = (settings: Addresses, { scripts, styles }: InlineHashes): string => {
  const images = originsOf(settings.VITE_IMAGE_HOST)
  const calls = originsOf(
    settings.VITE_IDENTITY_ENDPOINT,
    settings.VITE_GRAPHQL_ENDPOINT,
    settings.VITE_IMAGE_HOST,
    // A path needs no origin of its own.
    settings.VITE_REPORT_ENDPOINT ?? '/',
    settings.VITE_USAGE_ENDPOINT ?? '/',
  )
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(quote)].join(' '),
    ["style-src 'self'", ...styles.map(quote)].join(' '),
    ["img-src 'self' data: blob:", ...images].join(' '),
    ["connect-src 'self'", ...calls].join(' '),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The policies of the plots and of the service worker.
    'trusted-types default serviceWorker',
  ].join('; ')
}

const quote = (hash: string): string => `'${hash}'`

const originsOf = (...addresses: readonly string[]): string[] => {
  const absolute = addresses.filter((address) => !address.startsWith('/'))
  return [...new Set(absolute.map((address) => new URL(address).origin))]
}
