/** What a referral code may look like: it becomes part of addresses. The specification says nothing more of it. */
const codeRule = /^[A-Za-z0-9_-]{1,64}$/

export const isReferralCode = (text: string): boolean => codeRule.test(text)

/** What stands for a referral code where there is neither a code nor a phone number to make one of (§3). */
export const noReferralCode = 'N/A'

const digitsOfCode = 10

/** The last ten digits of a phone number: what it has without its country. */
export const lastDigits = (phoneNumber: string): string => phoneNumber.replace(/\D/g, '').slice(-digitsOfCode)

/** The code of a marketer: the own one, or else the last ten digits of the phone number, or else 'N/A' (§3). */
export const referralCodeOf = ({
  referralCode,
  phoneNumber,
}: {
  readonly referralCode: string
  readonly phoneNumber: string
}): string => {
  if (referralCode.trim() !== '') return referralCode.trim()
  const digits = lastDigits(phoneNumber)
  return digits.length === digitsOfCode ? digits : noReferralCode
}

/** Where referral links lead (§3); the code is the last segment. */
export const referralPath = '/referral'

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The code in a path such as `/referral/ADA-2026`, or null where there is none, or one that cannot be a code. */
export const referralCodeAt = (path: string): string | null => {
  const [folder, segment, ...more] = path
    .replace(/(?<=.)\/+$/, '')
    .split('/')
    .slice(1)
  if (`/${folder}` !== referralPath || segment === undefined || more.length > 0) return null
  const code = decoded(segment)
  return code !== null && isReferralCode(code) ? code : null
}

/** The link that a marketer hands on (§3). @param host where referral links are served, an http(s) address */
export const referralLink = (host: string, code: string): string =>
  new URL(`${referralPath}/${encodeURIComponent(code)}`, host).href

/** What a visitor has in hand, as far as it decides where the app comes from. */
export type Device = 'ios' | 'android' | 'other'

/**
 * Reads the device out of what a browser says of itself.
 * @param touchPoints `navigator.maxTouchPoints`: an iPad calls itself a Macintosh, but no Macintosh is touched with five fingers
 */
export const detectDevice = (userAgent: string, touchPoints: number): Device => {
  if (/Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/i.test(userAgent) && touchPoints > 1)) return 'ios'
  return 'other'
}
