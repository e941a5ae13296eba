import type { Config } from '#domain/app/config.ts'

type Addresses = Pick<Config, 'VITE_IDENTITY_ENDPOINT' | 'VITE_GRAPHQL_ENDPOINT' | 'VITE_IMAGE_HOST'>

/**
 * The security headers of every response of the site, by name.
 * The source 'self' covers a path of this origin. Any other address adds its origin.
 */
export const securityHeaders = (settings: Addresses): Record<string, string> => ({
  'Content-Security-Policy': contentPolicy(settings),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
})

const contentPolicy = (settings: Addresses): string => {
  const images = originsOf(settings.VITE_IMAGE_HOST)
  const calls = originsOf(settings.VITE_IDENTITY_ENDPOINT, settings.VITE_GRAPHQL_ENDPOINT, settings.VITE_IMAGE_HOST)
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    ["connect-src 'self'", ...calls].join(' '),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

const originsOf = (...addresses: readonly string[]): string[] => {
  const absolute = addresses.filter((address) => !address.startsWith('/'))
  return [...new Set(absolute.map((address) => new URL(address).origin))]
}
