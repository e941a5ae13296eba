import { type Config, ConfigError, parseConfig } from '#domain/app/config.ts'
import type { GuideTitle } from '#tools/doctor/deployGuide.ts'
import { type Result, resultOf } from '#tools/doctor/result.ts'

/** @returns the settings, or one result for each setting that stops the build */
export const readSettings = (environment: Record<string, string | undefined>): Config | Result[] => {
  try {
    return parseConfig(environment)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n').map((detail) => {
      const what = /VITE_\w+/.exec(detail)?.[0] ?? 'Settings'
      return { what, state: 'wrong', detail, fix: what as GuideTitle }
    })
  }
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Whether a host is this machine. */
export const isLoopback = (url: string): boolean => URL.canParse(url) && loopback.includes(new URL(url).hostname)

const addressSettings = [
  'VITE_SITE_ORIGIN',
  'VITE_IDENTITY_ENDPOINT',
  'VITE_GRAPHQL_ENDPOINT',
  'VITE_IMAGE_HOST',
  'VITE_REFERRAL_HOST',
] as const

const absolute = (address: string): URL | undefined => (address.startsWith('/') ? undefined : new URL(address))

const checkHttps = (settings: Config): Result =>
  resultOf(
    'https',
    addressSettings.find((name) => isPlainHttp(settings[name])) ?? 'Build',
    addressSettings.map((name) =>
      isPlainHttp(settings[name])
        ? `${name} is ${settings[name]}, and browsers block http in a page of https`
        : undefined,
    ),
    'every address uses https',
  )

const isPlainHttp = (address: string): boolean => absolute(address)?.protocol === 'http:' && !isLoopback(address)

/** The region in a host of Amazon, such as `cognito-idp.eu-west-1.amazonaws.com`. */
const regionOf = (address: string): string | undefined =>
  /\.([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\.com(?:\.cn)?$/.exec(absolute(address)?.hostname ?? '')?.[1]

const checkRegions = (settings: Config): Result => {
  const region = settings.VITE_IDENTITY_POOL_ID.split('_')[0]
  const endpoints = ['VITE_IDENTITY_ENDPOINT', 'VITE_GRAPHQL_ENDPOINT'] as const
  const others = endpoints.filter((name) => ![undefined, region].includes(regionOf(settings[name])))
  return resultOf(
    'Regions',
    others[0] ?? 'Build',
    others.map((name) => `the user pool is in ${region}, and ${name} in ${regionOf(settings[name])}`),
    `the user pool is in ${region}`,
  )
}

const checkIdentityEndpoint = ({ VITE_IDENTITY_ENDPOINT: endpoint, VITE_IDENTITY_POOL_ID: pool }: Config): Result => {
  const isAmazon = regionOf(endpoint) !== undefined
  const path = absolute(endpoint)?.pathname ?? endpoint
  const problem = path.includes(pool)
    ? `VITE_IDENTITY_ENDPOINT contains the id of the user pool; the console adds it itself`
    : isAmazon && path !== '/'
      ? `VITE_IDENTITY_ENDPOINT has the path ${path}; Cognito answers at /`
      : undefined
  return resultOf('Identity endpoint', 'VITE_IDENTITY_ENDPOINT', [problem], endpoint)
}

const checkGraphqlEndpoint = ({ VITE_GRAPHQL_ENDPOINT: endpoint }: Config): Result => {
  const isWrong = regionOf(endpoint) !== undefined && absolute(endpoint)?.pathname !== '/graphql'
  const problem = isWrong ? `VITE_GRAPHQL_ENDPOINT is ${endpoint}; AppSync answers at /graphql` : undefined
  return resultOf('GraphQL endpoint', 'VITE_GRAPHQL_ENDPOINT', [problem], endpoint)
}

/** @param site the origin that is checked */
const checkSiteOrigin = ({ VITE_SITE_ORIGIN }: Config, site: string): Result => {
  const { origin } = new URL(VITE_SITE_ORIGIN)
  const problem = origin === site ? undefined : `VITE_SITE_ORIGIN is ${origin}, and the checked site is ${site}`
  return resultOf('Site origin', 'VITE_SITE_ORIGIN', [problem], origin)
}

/** What the settings alone show. */
export const checkSettings = (settings: Config, site: string): Result[] => [
  checkSiteOrigin(settings, site),
  checkHttps(settings),
  checkRegions(settings),
  checkIdentityEndpoint(settings),
  checkGraphqlEndpoint(settings),
]
