/** What a marketer hands on. */
export interface Invitation {
  readonly product: string
  readonly code: string
  /** The referral link (§3). */
  readonly link: string
}

/** The words that go with a link, without it. */
export const invitationText = ({ product, code }: Invitation): string =>
  `Join me on ${product}: rent, buy, swap or donate second-hand fashion. My referral code is ${code}.`

const withLink = (invitation: Invitation): string => `${invitationText(invitation)} ${invitation.link}`

/** Where an invitation is written with the words already there. */
export const shareUrls = (invitation: Invitation) => ({
  whatsApp: `https://wa.me/?${new URLSearchParams({ text: withLink(invitation) })}`,
  /** iPhones read what follows `&`, Android what follows `?` (RFC 5724); both want %20 for a space. */
  sms: `sms:?&body=${encodeURIComponent(withLink(invitation))}`,
  x: `https://x.com/intent/post?${new URLSearchParams({ text: invitationText(invitation), url: invitation.link })}`,
})
