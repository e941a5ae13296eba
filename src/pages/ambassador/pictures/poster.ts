import type { LinkedInvitation, QrCode } from '#domain/people/sharing.ts'
import {
  clay,
  codeBox,
  green,
  linkText,
  logo,
  paper,
  type PictureFonts,
  pictureSvg,
  qrBox,
  seam,
  serif,
  textLine,
} from '#pages/ambassador/pictures/drawing.ts'
import { svgElement } from '#pages/ambassador/pictures/svg.ts'

/** The size of an A4 page in millimetres, and in pixels with 200 of them in an inch. */
const page = { width: 210, height: 297 }
export const posterPixels = { width: 1654, height: 2339 }

const x = page.width / 2
const maxWidth = page.width - 36
const qrEdge = 112

/** The SVG of an A4 poster with the code, the link and its QR code. */
export const posterSvg = ({ product, code, link }: LinkedInvitation, qrCode: QrCode, fonts: PictureFonts): string =>
  pictureSvg(page, 'mm', fonts, [
    svgElement('rect', { ...page, fill: paper }),
    seam({ x: 9, y: 9, width: page.width - 18, height: page.height - 18, rx: 6 }, clay, 0.9),
    logo(x, 28, 17, { warp: green, weft: clay }),
    textLine({ x, y: 55.5, size: 19, maxWidth, text: product, fill: green, font: serif }),
    textLine({ x, y: 68.5, size: 10.5, maxWidth, text: 'Clothes deserve another turn.', font: serif }),
    textLine({ x, y: 78.5, size: 6.6, maxWidth, text: 'Rent, buy, swap or donate second-hand fashion.' }),
    qrBox(qrCode, x - qrEdge / 2, 86, qrEdge),
    textLine({ x, y: 212, size: 6.6, maxWidth, text: 'Scan to get the app, or use my referral code' }),
    codeBox(code, x, 222, { width: 150, height: 32 }),
    linkText(link, { x, y: 270, size: 6.4, maxWidth }),
  ])
