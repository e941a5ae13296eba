import { logoStrand, logoStrands, logoStrandWidth } from '#domain/app/logo.ts'
import type { Invitation, QrCode } from '#domain/people/sharing.ts'
import { qrPath, quietZone } from '#pages/ambassador/pictures/qrCode.ts'
import { escapeXml, ink, svgElement } from '#pages/ambassador/pictures/svg.ts'

const green = '#1f5240'
const clay = '#a94a28'
const serif = "Georgia, 'Times New Roman', serif"
const sans = 'Helvetica, Arial, sans-serif'

const page = { width: 210, height: 297 }
const centre = page.width / 2
const maxLineWidth = page.width - 36
const qrBox = { edge: 112, top: 84 }
const codeBox = { width: 150, top: 222, height: 32 }

interface Line {
  readonly y: number
  readonly size: number
  readonly text: string
  readonly fill?: string
  readonly font?: string
  readonly weight?: number
}

/** A centred line of text. */
const textElement = ({ y, size, text, fill = ink, font = sans, weight = 400 }: Line): string =>
  svgElement(
    'text',
    {
      x: centre,
      y,
      'font-family': font,
      'font-size': size.toFixed(2),
      'font-weight': weight,
      'text-anchor': 'middle',
      fill,
    },
    escapeXml(text),
  )

/** A line that fits on the page: a character is about 0.6 of the font size wide. */
const fittedLine = (line: Line): string =>
  textElement({ ...line, size: Math.min(line.size, maxLineWidth / (0.6 * Math.max(line.text.length, 1))) })

const background = (): string =>
  svgElement('rect', { width: page.width, height: page.height, fill: '#fffdf8' }) +
  svgElement('rect', {
    x: 9,
    y: 9,
    width: page.width - 18,
    height: page.height - 18,
    rx: 6,
    fill: 'none',
    stroke: clay,
    'stroke-width': 0.9,
    'stroke-dasharray': '4 2.6',
  })

/** The mark of the logo, centred at a height. */
const logoElements = (y: number, edge: number): string =>
  svgElement(
    'g',
    {
      transform: `translate(${centre} ${y}) scale(${(edge / 24).toFixed(4)})`,
      fill: 'none',
      'stroke-width': logoStrandWidth,
    },
    logoStrands
      .map(({ thread, degrees }) =>
        svgElement('path', {
          d: logoStrand,
          stroke: thread === 'warp' ? green : clay,
          transform: `rotate(${degrees})`,
        }),
      )
      .join(''),
  )

/** A link as people read it: without its scheme. */
const readableLink = (link: string): string => link.replace(/^https?:\/\//, '')

const qrCodeElements = (qrCode: QrCode): string => {
  const scale = qrBox.edge / (qrCode.size + 2 * quietZone)
  const left = centre - qrBox.edge / 2
  const margin = quietZone * scale
  return (
    svgElement('rect', { x: left, y: qrBox.top, width: qrBox.edge, height: qrBox.edge, rx: 3, fill: '#fff' }) +
    qrPath(qrCode, {
      transform: `translate(${left + margin} ${qrBox.top + margin}) scale(${scale.toFixed(4)})`,
      'shape-rendering': 'crispEdges',
    })
  )
}

const codeElements = (code: string): string => {
  const size = Math.min(17, (codeBox.width - 16) / (0.66 * code.length))
  return (
    svgElement('rect', {
      x: centre - codeBox.width / 2,
      y: codeBox.top,
      width: codeBox.width,
      height: codeBox.height,
      rx: 4,
      fill: '#f7e4d8',
      stroke: clay,
      'stroke-width': 0.6,
      'stroke-dasharray': '2.4 1.6',
    }) + textElement({ y: codeBox.top + codeBox.height / 2 + size * 0.36, size, text: code, weight: 700 })
  )
}

/** The SVG of an A4 poster with the code, the link and its QR code. Its unit is one millimetre. */
export const posterSvg = ({ product, code, link }: Invitation, qrCode: QrCode): string =>
  svgElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${page.width} ${page.height}`,
      width: `${page.width}mm`,
      height: `${page.height}mm`,
    },
    [
      background(),
      logoElements(27, 17),
      fittedLine({ y: 52, size: 22, text: product, fill: green, font: serif, weight: 700 }),
      fittedLine({ y: 64, size: 9, text: 'Clothes deserve another turn.', font: serif }),
      fittedLine({ y: 75, size: 7, text: 'Rent, buy, swap or donate second-hand fashion.' }),
      qrCodeElements(qrCode),
      fittedLine({ y: 211, size: 7, text: 'Scan to get the app, or use my referral code' }),
      codeElements(code),
      fittedLine({ y: 270, size: 6.4, text: readableLink(link) }),
    ].join(''),
  )
