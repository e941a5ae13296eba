import type { Config } from '#domain/app/config.ts'

export const securityPath = '/.well-known/security.txt'
const dayMs = 86_400_000
/** RFC 9116 recommends less than a year. */
const validDays = 364

/**
 * The file, as text by path, that says where to report a vulnerability (RFC 9116). Without its setting there is none.
 * @param now the time of the build, in milliseconds
 */
export const securityFile = (
  { VITE_SECURITY_CONTACT: contact, VITE_SITE_ORIGIN: origin }: Config,
  now: number,
): Readonly<Record<string, string>> => {
  if (contact === undefined) return {}
  const today = Math.floor(now / dayMs) * dayMs
  const lines = [
    `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(securityPath, origin).href}`,
    '',
  ]
  return { [securityPath]: lines.join('\n') }
}
