import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/core'
import phoneMetadata from 'libphonenumber-js/max/metadata'
import * as z from 'zod/mini'

const isLink = (value: string): boolean => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
const isAddress = (value: string): boolean => (value.startsWith('/') ? !/^\/[/\\]/.test(value) : isLink(value))
const address = z
  .string()
  .check(z.refine(isAddress, 'must be an http(s) address, or a path of this origin that begins with "/"'))
const link = z.string().check(z.refine(isLink, 'must be an absolute http(s) address'))
const isOrigin = (value: string): boolean =>
  isLink(value) && [new URL(value).origin, `${new URL(value).origin}/`].includes(value)
const emailPattern = /^[^@\s]+@[^@\s]+\.[^@\s]+$/
const isContact = (value: string): boolean =>
  /^https:\/\/\S+$/.test(value) ? isLink(value) : emailPattern.test(value) && !value.includes(':')
const nonEmpty = z.string().check(z.minLength(1, 'must not be empty'))
const pattern = (expression: RegExp, message: string) => z.string().check(z.regex(expression, message))

const country = z
  .string()
  .check(
    z.refine(
      (code) => isSupportedCountry(code as CountryCode, phoneMetadata),
      'must be the code of a country in two letters, such as NG',
    ),
  )

/** The settings of a deployment. Keys are the environment variables of a build. */
const configSchema = z.object({
  VITE_PRODUCT_NAME: z._default(
    pattern(/^\S(?:[^\p{Cc}]*\S)?$/u, 'must be a name in one line, without spaces around it'),
    'Rewoven',
  ),
  /** `off` removes the service worker from the browsers that have one. */
  VITE_SERVICE_WORKER: z._default(z.enum(['on', 'off'], 'must be "on" or "off"'), 'on'),
  /** The files of the site name each other from the root, so the console cannot be below a path. */
  VITE_SITE_ORIGIN: z
    .string()
    .check(
      z.refine(
        isOrigin,
        'must be an origin such as https://console.example.com, without a path: ' +
          'the console is served at the root of its host',
      ),
    ),
  /** `subdomains`: browsers use only https for all names below the host of the site too. */
  VITE_HSTS: z._default(z.enum(['host', 'subdomains'], 'must be "host" or "subdomains"'), 'host'),
  VITE_ADMIN_DOMAIN: pattern(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain such as example.com'),
  /** What the one-time codes of the user pool's triggers consist of. It selects the keyboard of a phone. */
  VITE_CODE_CHARACTERS: z._default(z.enum(['digits', 'letters'], 'must be "digits" or "letters"'), 'digits'),
  VITE_DEFAULT_COUNTRY: z._default(country, 'NG'),
  VITE_IDENTITY_POOL_ID: pattern(
    /^[a-z]{2}-[a-z]+-\d_[A-Za-z0-9]+$/,
    'must be a user pool id such as eu-west-1_AbCdEf123',
  ),
  VITE_IDENTITY_CLIENT_ID: pattern(/^[a-z0-9]{8,}$/, 'must be the id of an app client'),
  VITE_IDENTITY_ENDPOINT: address,
  VITE_GRAPHQL_ENDPOINT: address,
  VITE_GRAPHQL_API_KEY: nonEmpty,
  /** For a server that takes the arguments of `listReferredUsers` (§7) as one input object: its name. */
  VITE_REFEREES_ARGUMENT: z.optional(
    pattern(/^[A-Za-z_]\w*$/, 'must be the name of an argument such as listReferredUsersPayload'),
  ),
  /** For a server that declares arguments as enums: their names. */
  VITE_ENUM_ARGUMENTS: z.optional(
    pattern(/^[A-Za-z_]\w*(,[A-Za-z_]\w*)*$/, 'must be names of arguments such as section,role'),
  ),
  VITE_IMAGE_HOST: address,
  VITE_REFERRAL_HOST: address,
  VITE_APP_SCHEME: pattern(/^[a-z][a-z0-9+.-]*$/, 'must be a link scheme such as rewoven'),
  VITE_APP_STORE_ID: pattern(/^\d+$/, 'must be the number of the app in the App Store'),
  VITE_PLAY_STORE_ID: pattern(/^[A-Za-z][\w]*(\.[\w]+)+$/, 'must be the package name of the app in the Play Store'),
  /** With it the app on an iPhone opens referral links by itself. */
  VITE_IOS_APP_ID: z.optional(
    pattern(
      /^[A-Z0-9]{10}(\.[A-Za-z0-9-]+){2,}$/,
      'must be a team id and a bundle id such as ABCDE12345.com.example.app',
    ),
  ),
  /** With them the app on Android opens referral links by itself. */
  VITE_ANDROID_FINGERPRINTS: z.optional(
    pattern(
      /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}(,(?:[0-9A-F]{2}:){31}[0-9A-F]{2})*$/,
      'must be SHA-256 fingerprints such as 14:6D:…, separated by commas',
    ),
  ),
  VITE_APP_STORE_LINK: link,
  VITE_PLAY_STORE_LINK: link,
  VITE_INSTAGRAM_LINK: link,
  VITE_X_LINK: link,
  VITE_FACEBOOK_LINK: link,
  /** Where problem reports are sent. Without it, people can only download them. */
  VITE_REPORT_ENDPOINT: z.optional(address),
  /** Where each visit sends which transitions of the charts it used. Without it, nothing is recorded. */
  VITE_USAGE_ENDPOINT: z.optional(address),
  VITE_SUPPORT_EMAIL: pattern(emailPattern, 'must be an email address'),
  /** Where vulnerabilities are reported. Without it, the site has no `security.txt`. */
  VITE_SECURITY_CONTACT: z.optional(
    z.string().check(z.refine(isContact, 'must be an email address or an https address')),
  ),
  VITE_DELETION_FORM_LINK: link,
})

export type Config = z.infer<typeof configSchema>

/** Thrown if settings are missing or invalid. The message has one line per setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the settings from environment variables.
 * @param environment variables by name; unknown ones are ignored
 * @throws ConfigError that names every missing or invalid setting
 */
export const parseConfig = (environment: Record<string, string | undefined>): Config => {
  const parsed = z.safeParse(configSchema, environment)
  if (parsed.success) return parsed.data
  const messages = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0])
    return environment[name] === undefined ? `The setting ${name} is missing.` : `The setting ${name} ${issue.message}.`
  })
  throw new ConfigError(messages.join('\n'))
}
