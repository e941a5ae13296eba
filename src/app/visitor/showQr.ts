/** Draws the QR code of a link where the page has a place for it. The page is complete without it. */
export const showQr = (link: string): void => {
  const place = document.querySelector('[data-part="qr"]')
  if (!place) return
  import('#pages/public/referral/drawQr.ts').then(
    ({ drawQr }) => place.replaceChildren(drawQr(document, link)),
    () => undefined,
  )
}
