import { readName } from '#domain/readInput.ts'
import { decodeUrlPart, encodeUrlPart } from '#domain/text.ts'

/** The characters that are safe in a URL. The specification does not restrict codes further. */
const codePattern = /^[A-Za-z0-9_-]{1,64}$/

export const isReferralCode = (text: string): boolean => codePattern.test(text)

/** The path of referral links (§3). The code follows as the last segment. */
export const referralPath = '/referral'

/** What a message or a sentence puts around a link. */
const before = /^[\p{Ps}\p{Pi}\p{Z}\p{C}"'<]+/u
/**
 * Emoji have marks that combine: variation selectors, and the frame of a keycap around its digit. A dash belongs to the
 * code, unless another sign stands before it.
 */
const behind = /(?:\d\ufe0f?\u20e3|(?![_-])[\p{P}\p{S}\p{Z}\p{C}\p{M}\p{No}][_-]*)+$/u

/** Digits in groups, as people write a phone number. A code of letters gets no words of a sentence attached. */
const groupedDigits = /^\d+(?: \d+)+$/

const joinDigits = (text: string): string => (groupedDigits.test(text) ? text.replaceAll(' ', '') : text)

/** The last segment of a referral path. */
export type ReferralSegment =
  | { readonly kind: 'none' }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'unreadable' }

/**
 * Reads a path such as `/referral/ADA-2026`. A link that was copied with a full stop, a bracket or a space around its
 * code, or whose path got a capital, still has its code.
 */
export const readReferralPath = (path: string): ReferralSegment => {
  const [folder = '', segment = '', ...rest] = path
    .replace(/(?<=.)\/+$/, '')
    .split('/')
    .slice(1)
  if (`/${folder.toLowerCase()}` !== referralPath || segment === '') return { kind: 'none' }
  const text = readName((decodeUrlPart(segment) ?? '').normalize('NFC'))
  // After the tail is cut: a small digit behind a link is not a part of its code, and wide letters are.
  const code = joinDigits(text.replace(before, '').replace(behind, '').normalize('NFKC'))
  return rest.length === 0 && isReferralCode(code) ? { kind: 'code', code } : { kind: 'unreadable' }
}

/**
 * Where a referral link leads that the host answers with the 404 page: hosts compare paths exactly, and some refuse
 * escapes that are not text.
 * @returns null for any other path
 */
export const servedReferralPath = (path: string): string | null => {
  const segment = readReferralPath(path)
  if (segment.kind === 'none') return null
  const served = `${referralPath}/${segment.kind === 'code' ? segment.code : '!'}`
  return served === path ? null : served
}

/** The link that a marketer shares (§3). @param host the origin that serves referral links, an http(s) URL */
export const referralLink = (host: string, code: string): string =>
  new URL(`${referralPath}/${encodeUrlPart(code)}`, host).href

/** The device of a visitor. It decides which app store is offered. */
export type Device = 'ios' | 'android' | 'other'

/**
 * The device, from the user agent of a browser.
 * @param touchPoints `navigator.maxTouchPoints`. It separates an iPad, which has the user agent of a Macintosh.
 * @param isMobile the mobile hint of Chromium. A large Android tablet has the user agent of a computer with Linux
 */
export const detectDevice = (userAgent: string, touchPoints: number, isMobile = false): Device => {
  const isTablet = isMobile && touchPoints > 1 && /X11; Linux/i.test(userAgent)
  if (isTablet || /Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/i.test(userAgent) && touchPoints > 1)) return 'ios'
  return 'other'
}
