import type { LinkedInvitation, QrCode } from '#domain/people/sharing.ts'
import {
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

/** The size of a story in WhatsApp, Instagram and TikTok. They cover its first 250 and its last 330 pixels. */
export const storyPixels = { width: 1080, height: 1920 }

const sand = '#f0b896'
const x = storyPixels.width / 2
const card = { x: 110, y: 810, width: 860, height: 770, rx: 36 }
const maxWidth = card.width - 80

/**
 * The SVG of a picture for stories. The code is larger than the QR code, because who sees a story holds the phone that
 * would scan it.
 */
export const storySvg = ({ product, code, link }: LinkedInvitation, qrCode: QrCode, fonts: PictureFonts): string =>
  pictureSvg(storyPixels, 'px', fonts, [
    svgElement('rect', { ...storyPixels, fill: green }),
    seam({ x: 44, y: 44, width: 992, height: 1832, rx: 40 }, sand, 4),
    logo(x, 310, 104, { warp: paper, weft: sand }),
    textLine({ x, y: 440, size: 64, maxWidth, text: product, fill: paper, font: serif }),
    textLine({ x, y: 580, size: 104, maxWidth: 900, text: 'Clothes deserve', fill: paper, font: serif }),
    textLine({ x, y: 692, size: 104, maxWidth: 900, text: 'another turn.', fill: paper, font: serif }),
    textLine({
      x,
      y: 764,
      size: 36,
      maxWidth: 900,
      text: 'Rent, buy, swap or donate second-hand fashion.',
      fill: sand,
    }),
    svgElement('rect', { ...card, fill: paper }),
    textLine({ x, y: 890, size: 42, maxWidth, text: 'Join with my referral code' }),
    codeBox(code, x, 925, { width: maxWidth, height: 150 }),
    qrBox(qrCode, x - 190, 1105, 380),
    linkText(link, { x, y: 1538, size: 34, maxWidth }),
  ])
