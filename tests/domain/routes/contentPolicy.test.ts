import { describe, expect, test } from 'vitest'
import { parseConfig } from '#domain/app/config.ts'
import { securityHeaders } from '#domain/routes/contentPolicy.ts'
import { localSettings } from '#local/localSettings.ts'

const localConfig = parseConfig(localSettings)

const policyOf = (identity: string, graphql: string, images: string) =>
  securityHeaders({
    VITE_SITE_ORIGIN: 'http://localhost:5173',
    VITE_IDENTITY_ENDPOINT: identity,
    VITE_GRAPHQL_ENDPOINT: graphql,
    VITE_IMAGE_HOST: images,
  })

const policy = (images: string, calls: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:${images}; ` +
  `connect-src 'self'${calls}; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; ` +
  `frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default serviceWorker`

describe('when all services are on this origin', () => {
  test('the policy names no other origin', () => {
    expect(policyOf('/identity', '/graphql', '/images')).toEqual({
      'Content-Security-Policy': policy('', ''),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), ' +
        'publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
    })
  })
})

describe('when a document has inline elements', () => {
  test('the policy of the document allows exactly them', () => {
    const headers = securityHeaders(localConfig, { scripts: ['sha256-a', 'sha256-b'], styles: ['sha256-c'] })
    expect(headers['Content-Security-Policy']).toBe(
      policy('', '')
        .replace("script-src 'self'", "script-src 'self' 'sha256-a' 'sha256-b'")
        .replace("style-src 'self'", "style-src 'self' 'sha256-c'"),
    )
  })
})

describe('when the site is served over https', () => {
  test('browsers are told to use only https', () => {
    const headers = securityHeaders({ ...localConfig, VITE_SITE_ORIGIN: 'https://console.example.com' })
    expect(headers['Strict-Transport-Security']).toBe('max-age=63072000')
  })

  test('and for all names below the host, if the owner says so', () => {
    const VITE_SITE_ORIGIN = 'https://console.example.com'
    const headers = securityHeaders({ ...localConfig, VITE_SITE_ORIGIN, VITE_HSTS: 'subdomains' })
    expect(headers['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains')
  })
})

describe('when services are on other origins', () => {
  test('the policy adds their origins, without paths', () => {
    const headers = policyOf(
      'https://cognito-idp.eu-west-1.amazonaws.com/',
      'https://api.example.com/graphql',
      'https://cdn.example.com/images',
    )
    const cdn = ' https://cdn.example.com'
    expect(headers['Content-Security-Policy']).toBe(
      policy(cdn, ` https://cognito-idp.eu-west-1.amazonaws.com https://api.example.com${cdn}`),
    )
  })

  test('the policy adds the origin of the endpoint for reports', () => {
    const headers = securityHeaders({ ...localConfig, VITE_REPORT_ENDPOINT: 'https://reports.example.com/console' })
    expect(headers['Content-Security-Policy']).toBe(policy('', ' https://reports.example.com'))
  })

  test('the policy names each origin once', () => {
    const headers = policyOf('/identity', 'https://api.example.com/graphql', 'https://api.example.com/images')
    expect(headers['Content-Security-Policy']).toBe(policy(' https://api.example.com', ' https://api.example.com'))
  })
})
