import { drawQr } from '#pages/public/referral/drawQr.ts'

interface StoredCode {
  readonly code: string
  /** The referral link. */
  readonly link: string
  /** The links to the Play Store, and where they lead with the code. */
  readonly playStore: { readonly from: string; readonly to: string }
}

/** Shows the stored referral code and a QR code of its link, and gives the code to the Play Store. */
export const showStoredCode = (page: Document, { code, link, playStore }: StoredCode): void => {
  const ticket = page.querySelector('[data-part="ticket"]')
  const text = ticket?.querySelector('[data-part="code"]')
  if (text) text.textContent = code
  ticket?.querySelector('[data-part="qr"]')?.replaceChildren(drawQr(page, link))
  for (const anchor of page.querySelectorAll('a'))
    if (anchor.getAttribute('href') === playStore.from) anchor.href = playStore.to
}
