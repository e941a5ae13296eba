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

const isPlainHttp = (address: string): boolean => address.startsWith('http:') && !isLoopback(address)

const checkSiteOrigin = ({ VITE_SITE_ORIGIN }: Config, site: string): Result => {
  const { origin } = new URL(VITE_SITE_ORIGIN)
  const problem = origin === site ? undefined : `VITE_SITE_ORIGIN is ${origin}, and the checked site is ${site}`
  return resultOf('Site origin', 'VITE_SITE_ORIGIN', [problem], origin)
}

/** What only the settings show. A wrong address shows when it is asked. */
export const checkSettings = (settings: Config, site: string): Result[] => [
  checkSiteOrigin(settings, site),
  checkHttps(settings),
]
