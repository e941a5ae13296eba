import { describe, expect, test } from 'vitest'
import { parseConfig, ConfigError } from '#domain/app/config.ts'
import { localSettings } from '#local/localSettings.ts'

const problemOf = (environment: Record<string, string | undefined>): string => {
  try {
    parseConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

const pathMessage =
  'The setting VITE_SITE_ORIGIN must be an origin such as https://console.example.com, without a path: ' +
  'the console is served at the root of its host.'

describe('the settings of a build', () => {
  test('of the local stack / are complete, with the defaults', () => {
    expect(parseConfig(localSettings)).toEqual({
      ...localSettings,
      VITE_PRODUCT_NAME: 'Rewoven',
      VITE_DEFAULT_COUNTRY: 'NG',
      VITE_SERVICE_WORKER: 'on',
      VITE_HSTS: 'host',
      VITE_CODE_CHARACTERS: 'digits',
    })
  })

  const optional = ['VITE_REPORT_ENDPOINT', 'VITE_USAGE_ENDPOINT'] as const

  test.each(optional)('without %s / are complete', (name) => {
    expect(parseConfig({ ...localSettings, [name]: undefined })[name]).toBeUndefined()
  })

  const required = Object.keys(localSettings).filter((name) => !optional.some((each) => each === name))
  test.each(required)('without %s / throw an error with its name', (name) => {
    expect(problemOf({ ...localSettings, [name]: undefined })).toBe(`The setting ${name} is missing.`)
  })

  test.each([
    [
      'VITE_GRAPHQL_ENDPOINT',
      'ftp://api',
      'The setting VITE_GRAPHQL_ENDPOINT must be an http(s) address, or a path of this origin that begins with "/".',
    ],
    [
      'VITE_GRAPHQL_ENDPOINT',
      '//evil.example',
      'The setting VITE_GRAPHQL_ENDPOINT must be an http(s) address, or a path of this origin that begins with "/".',
    ],
    [
      'VITE_IMAGE_HOST',
      '/\\evil.example',
      'The setting VITE_IMAGE_HOST must be an http(s) address, or a path of this origin that begins with "/".',
    ],
    ['VITE_X_LINK', 'javascript:alert(1)', 'The setting VITE_X_LINK must be an absolute http(s) address.'],
    ['VITE_SITE_ORIGIN', 'https://example.com/console', pathMessage],
    ['VITE_SITE_ORIGIN', 'https://example.com/?console', pathMessage],
    ['VITE_SITE_ORIGIN', 'https://someone@example.com', pathMessage],
    ['VITE_SITE_ORIGIN', 'example.com', pathMessage],
    ['VITE_ADMIN_DOMAIN', '@rewoven', 'The setting VITE_ADMIN_DOMAIN must be a domain such as example.com.'],
    [
      'VITE_DEFAULT_COUNTRY',
      'Nigeria',
      'The setting VITE_DEFAULT_COUNTRY must be the code of a country in two letters, such as NG.',
    ],
    [
      'VITE_DEFAULT_COUNTRY',
      'XX',
      'The setting VITE_DEFAULT_COUNTRY must be the code of a country in two letters, such as NG.',
    ],
    ['VITE_CODE_CHARACTERS', 'any', 'The setting VITE_CODE_CHARACTERS must be "digits" or "letters".'],
    [
      'VITE_REFEREES_ARGUMENT',
      'a b',
      'The setting VITE_REFEREES_ARGUMENT must be the name of an argument such as listReferredUsersPayload.',
    ],
    [
      'VITE_ENUM_ARGUMENTS',
      'section, role',
      'The setting VITE_ENUM_ARGUMENTS must be names of arguments such as section,role.',
    ],
    [
      'VITE_SECURITY_CONTACT',
      'mailto:security@example.com',
      'The setting VITE_SECURITY_CONTACT must be an email address or an https address.',
    ],
    [
      'VITE_SECURITY_CONTACT',
      'http://example.com/report',
      'The setting VITE_SECURITY_CONTACT must be an email address or an https address.',
    ],
    ['VITE_SERVICE_WORKER', 'no', 'The setting VITE_SERVICE_WORKER must be "on" or "off".'],
    ['VITE_GRAPHQL_API_KEY', '', 'The setting VITE_GRAPHQL_API_KEY must not be empty.'],
  ])('with the invalid %s %s / throw an error', (name, value, message) => {
    expect(problemOf({ ...localSettings, [name]: value })).toBe(message)
  })

  test('with a slash at the end of the origin / are accepted', () => {
    expect(problemOf({ ...localSettings, VITE_SITE_ORIGIN: 'https://console.example.com/' })).toBe('')
  })

  test('without values / have no default for an address, a domain or a key', () => {
    expect(problemOf({}).split('\n')).toEqual(required.map((name) => `The setting ${name} is missing.`))
  })
})
