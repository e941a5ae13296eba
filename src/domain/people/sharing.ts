import { emailOf, type ReadEmail } from '#domain/auth/email.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { hasReferralCode } from '#domain/people/referralCodes.ts'
import { markLink, type ShareSource } from '#domain/people/shareSource.ts'
import { phoneDigits, phoneOf, type ReadPhone } from '#domain/phones.ts'
import { encodeUrlPart, isolate } from '#domain/text.ts'

/** What a marketer shares. */
export interface Invitation {
  readonly product: string
  readonly code: string
  /** The referral link (§3). Null if no link can have the code. */
  readonly link: string | null
}

/** An invitation whose code a link can have. */
export type LinkedInvitation = Invitation & { readonly link: string }

/** What an invitation says if the marketer has written nothing else. */
export const defaultText = ({ product }: Pick<Invitation, 'product'>): string =>
  `Join me on ${product}: rent, buy, swap or donate second-hand fashion.`

/**
 * The text of an invitation, without its link. The code always follows, so that no text loses it.
 * @param ownText what the marketer has written; null or blank for the default
 */
export const invitationText = (invitation: Invitation, ownText: string | null = null): string => {
  const own = ownText?.trim() ?? ''
  return `${own === '' ? `${defaultText(invitation)} ` : `${own}\n`}My referral code is ${invitation.code}.`
}

/** The text of an invitation with its link, marked with the way to share. */
export const invitationMessage = (invitation: Invitation, source: ShareSource, ownText: string | null = null): string =>
  [invitationText(invitation, ownText), ...(invitation.link === null ? [] : [markLink(invitation.link, source)])].join(
    ' ',
  )

/** WhatsApp shows a `+` of the text as a plus, so a space is %20. @param phone of the receiver; null asks for one */
export const whatsAppUrl = (text: string, phone: ReadPhone | null = null): string =>
  `https://wa.me/${phone ? phoneDigits(phone) : ''}?text=${encodeUrlPart(text)}`

/** A URL that calls. */
export const phoneUrl = (phone: ReadPhone): string => `tel:${phone}`

/** A URL that opens an empty email. */
export const addressUrl = (email: ReadEmail): string => `mailto:${encodeUrlPart(email).replace('%40', '@')}`

/** A line of an email ends with CRLF (RFC 6068). @param email of the receiver; null asks for one */
export const mailUrl = (email: ReadEmail | null, subject: string, text: string): string =>
  `${email ? addressUrl(email) : 'mailto:'}?subject=${encodeUrlPart(subject)}` +
  `&body=${encodeUrlPart(text.replaceAll('\n', '\r\n'))}`

/** URLs that open a message with the text of the invitation. A post on X has less room: it has the default text. */
export const shareUrls = (invitation: Invitation, ownText: string | null = null) => ({
  whatsApp: whatsAppUrl(invitationMessage(invitation, 'whatsapp', ownText)),
  /** iPhones read the text after `&`, Android after `?` (RFC 5724). Both need %20 for a space. */
  sms: `sms:?&body=${encodeUrlPart(invitationMessage(invitation, 'sms', ownText))}`,
  email: mailUrl(null, invitation.product, invitationMessage(invitation, 'email', ownText)),
  x: `https://x.com/intent/post?${new URLSearchParams({
    text: invitationText(invitation),
    ...(invitation.link !== null && { url: markLink(invitation.link, 'x') }),
  })}`,
})

/** The message with which an admin sends a marketer the marketer's own code. */
const codeMessage = ({ product, code, link }: Invitation, { name }: Pick<Marketer, 'name'>): string =>
  `Hello${name && ` ${isolate(name)}`}, your ${product} referral code is ${code}.${link === null ? '' : ` Share this link to invite people: ${link}`}`

const emailUrl = (stored: string, subject: string, text: string): string | null => {
  const email = emailOf(stored)
  return email && mailUrl(email, subject, text)
}

/**
 * URLs that open a message to a marketer with the marketer's own code. Without a phone number, WhatsApp asks for the
 * receiver; without an email there is no URL for one.
 */
export const sendCodeUrls = (invitation: Invitation, marketer: Pick<Marketer, 'name' | 'email' | 'phoneNumber'>) => {
  const text = codeMessage(invitation, marketer)
  return {
    whatsApp: whatsAppUrl(text, phoneOf(marketer.phoneNumber)),
    email: emailUrl(marketer.email, `Your ${invitation.product} referral code`, text),
  }
}

/** The page where marketers sign in. */
export interface SignInPage {
  readonly product: string
  readonly link: string
}

/** The message with which an admin thanks a marketer, and leads to what the marketer's code brought. */
const thankYouMessage = (
  { product, link }: SignInPage,
  { name, referralCode }: Pick<Marketer, 'name' | 'referralCode'>,
): string => {
  const code = hasReferralCode(referralCode) ? ` with your code ${referralCode}` : ''
  return `Hello${name && ` ${isolate(name)}`}, thank you for being a ${product} ambassador. Sign in to see who joined${code}: ${link}`
}

/** URLs that open a message to a marketer with the page to sign in. Null without a phone number or an email. */
export const thankYouUrls = (
  page: SignInPage,
  marketer: Pick<Marketer, 'name' | 'email' | 'phoneNumber' | 'referralCode'>,
) => {
  const text = thankYouMessage(page, marketer)
  const phone = phoneOf(marketer.phoneNumber)
  return {
    whatsApp: phone && whatsAppUrl(text, phone),
    email: emailUrl(marketer.email, `Your ${page.product} ambassador page`, text),
  }
}

/** A QR code as an SVG path. Each square is one unit wide. */
export interface QrCode {
  readonly path: string
  /** The width in units, without a margin. */
  readonly size: number
}
