/** What a referral code may look like: it becomes part of addresses. The specification says nothing more of it. */
const codeRule = /^[A-Za-z0-9_-]{1,64}$/

export const isReferralCode = (text: string): boolean => codeRule.test(text)

/** Where referral links lead (§3); the code is the last segment. */
export const referralFolder = '/referral'

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The code in a path such as `/referral/ADA-2026`, or null where there is none, or one that cannot be a code. */
export const referralCodeAt = (path: string): string | null => {
  const [folder, segment, ...more] = path.replace(/(?<=.)\/+$/, '').split('/').slice(1)
  if (`/${folder}` !== referralFolder || segment === undefined || more.length > 0) return null
  const code = decoded(segment)
  return code !== null && isReferralCode(code) ? code : null
}

/** The link that a marketer hands on (§3). @param host where referral links are served, an http(s) address */
export const referralLink = (host: string, code: string): string => new URL(`${referralFolder}/${encodeURIComponent(code)}`, host).href

/** What a visitor has in hand, as far as it decides where the app comes from. */
export type Device = 'ios' | 'android' | 'other'

/**
 * Reads the device out of what a browser says of itself.
 * @param touchPoints `navigator.maxTouchPoints`: an iPad calls itself a Macintosh, but no Macintosh is touched with five fingers
 */
export const deviceOf = (userAgent: string, touchPoints: number): Device => {
  if (/Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/i.test(userAgent) && touchPoints > 1)) return 'ios'
  return 'other'
}
