import { encodeUrlPart } from '#domain/text.ts'

/** What a marketer shares. */
export interface Invitation {
  readonly product: string
  readonly code: string
  /** The referral link (§3). */
  readonly link: string
}

/** The text of an invitation, without its link. */
export const invitationText = ({ product, code }: Invitation): string =>
  `Join me on ${product}: rent, buy, swap or donate second-hand fashion. My referral code is ${code}.`

const withLink = (invitation: Invitation): string => `${invitationText(invitation)} ${invitation.link}`

/** URLs that open a message with the text of the invitation. */
export const shareUrls = (invitation: Invitation) => ({
  whatsApp: `https://wa.me/?${new URLSearchParams({ text: withLink(invitation) })}`,
  /** iPhones read the text after `&`, Android after `?` (RFC 5724). Both need %20 for a space. */
  sms: `sms:?&body=${encodeUrlPart(withLink(invitation))}`,
  x: `https://x.com/intent/post?${new URLSearchParams({ text: invitationText(invitation), url: invitation.link })}`,
})
