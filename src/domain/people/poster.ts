import type { Invitation } from '#domain/people/sharing.ts'

/** A QR code as one path of squares, a unit each. */
export interface QrCode {
  readonly path: string
  /** Units along an edge, without a margin. */
  readonly size: number
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** An SVG text as the address of a picture. */
export const svgDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Light squares around a QR code, which readers need. */
const quietZone = 4

/** A QR code as a picture of its own. */
export const qrCodeSvg = ({ path, size }: QrCode): string => {
  const edge = size + 2 * quietZone
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quietZone} ${-quietZone} ${edge} ${edge}" width="1024" height="1024" shape-rendering="crispEdges"><rect x="${-quietZone}" y="${-quietZone}" width="${edge}" height="${edge}" fill="#fff"/><path d="${path}" fill="#1f251e"/></svg>`
}

const page = { width: 210, height: 297 }
const middle = page.width / 2
const ink = '#1f251e'
const green = '#1f5240'
const clay = '#a94a28'
const serif = "Georgia, 'Times New Roman', serif"
const sans = 'Helvetica, Arial, sans-serif'

interface Line {
  readonly y: number
  readonly size: number
  readonly text: string
  readonly fill?: string
  readonly font?: string
  readonly weight?: number
}

/** A line of text in the middle. One that would be wider than the page is set smaller: a sign takes about 0.6 of its size. */
const line = ({ y, size, text, fill = ink, font = sans, weight = 400 }: Line): string => {
  const widest = page.width - 36
  const fitted = Math.min(size, widest / (0.6 * Math.max(text.length, 1)))
  return `<text x="${middle}" y="${y}" font-family="${font}" font-size="${fitted.toFixed(2)}" font-weight="${weight}" text-anchor="middle" fill="${fill}">${escaped(text)}</text>`
}

const qr = { edge: 112, top: 84 }
const label = { width: 150, top: 222, height: 32 }

/** A poster of A4 (millimetres are its units) with the code, the link and its QR code, to be printed or put in a window. */
export const posterSvg = ({ product, code, link }: Invitation, drawing: QrCode): string => {
  const scale = qr.edge / (drawing.size + 2 * quietZone)
  const codeSize = Math.min(17, (label.width - 16) / (0.66 * code.length))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}" width="${page.width}mm" height="${page.height}mm">`,
    `<rect width="${page.width}" height="${page.height}" fill="#fffdf8"/>`,
    `<rect x="9" y="9" width="${page.width - 18}" height="${page.height - 18}" rx="6" fill="none" stroke="${clay}" stroke-width="0.9" stroke-dasharray="4 2.6"/>`,
    line({ y: 44, size: 28, text: product, fill: green, font: serif, weight: 700 }),
    line({ y: 60, size: 10, text: 'Clothes deserve another turn.', font: serif }),
    line({ y: 72, size: 7, text: 'Rent, buy, swap or donate second-hand fashion.' }),
    `<rect x="${middle - qr.edge / 2}" y="${qr.top}" width="${qr.edge}" height="${qr.edge}" rx="3" fill="#fff"/>`,
    `<path transform="translate(${middle - qr.edge / 2 + quietZone * scale} ${qr.top + quietZone * scale}) scale(${scale.toFixed(4)})" d="${drawing.path}" fill="${ink}" shape-rendering="crispEdges"/>`,
    line({ y: 211, size: 7, text: 'Scan to get the app, or use my referral code' }),
    `<rect x="${middle - label.width / 2}" y="${label.top}" width="${label.width}" height="${label.height}" rx="4" fill="#f7e4d8" stroke="${clay}" stroke-width="0.6" stroke-dasharray="2.4 1.6"/>`,
    `<text x="${middle}" y="${label.top + label.height / 2 + codeSize * 0.36}" font-family="${sans}" font-size="${codeSize.toFixed(2)}" font-weight="700" text-anchor="middle" fill="${ink}">${escaped(code)}</text>`,
    line({ y: 270, size: 6.4, text: link }),
    '</svg>',
  ].join('')
}
