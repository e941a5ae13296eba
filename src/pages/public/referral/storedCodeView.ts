import { drawQr } from '#pages/public/referral/drawQr.ts'

interface StoredCode {
  readonly code: string
  /** The referral link. */
  readonly link: string
  /** The page of the app in the Play Store, which gets the code. */
  readonly playStore: string
}

/** Shows the stored referral code and a QR code of its link, and gives the code to the Play Store. */
export const showStoredCode = (page: Document, { code, link, playStore }: StoredCode): void => {
  const ticket = page.querySelector('[data-part="ticket"]')
  const text = ticket?.querySelector('[data-part="code"]')
  if (text) text.textContent = code
  ticket?.querySelector('[data-part="qr"]')?.replaceChildren(drawQr(page, link))
  page.querySelector<HTMLAnchorElement>('a[data-part="playStore"]')?.setAttribute('href', playStore)
}
