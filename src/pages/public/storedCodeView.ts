import { encode } from 'uqr'

const svg = 'http://www.w3.org/2000/svg'

/** The dark squares of a QR code as one path, a unit each. */
const squaresOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

const drawQr = (page: Document, text: string): SVGSVGElement => {
  const { data, size } = encode(text, { border: 0 })
  const drawing = page.createElementNS(svg, 'svg')
  drawing.setAttribute('viewBox', `0 0 ${size} ${size}`)
  drawing.setAttribute('role', 'img')
  drawing.setAttribute('aria-label', 'QR code of your referral link')
  drawing.setAttribute('shape-rendering', 'crispEdges')
  const path = page.createElementNS(svg, 'path')
  path.setAttribute('d', squaresOf(data))
  drawing.append(path)
  return drawing
}

/** Shows the code that a referral link has left in this browser, and its link as a QR code for the phone. */
export const showStoredCode = (page: Document, code: string, link: string): void => {
  const ticket = page.querySelector('[data-part="ticket"]')
  const text = ticket?.querySelector('[data-part="code"]')
  if (text) text.textContent = code
  ticket?.querySelector('[data-part="qr"]')?.replaceChildren(drawQr(page, link))
}
