import { logoStrand, logoStrands, logoStrandWidth } from '#domain/app/logo.ts'
import type { QrCode } from '#domain/people/sharing.ts'
import { qrPath, quietZone } from '#pages/ambassador/pictures/qrCode.ts'
import { escapeMarkup } from '#domain/markup.ts'
import { ink, svgElement } from '#pages/ambassador/pictures/svg.ts'

/** What the poster and the picture for stories share. */

export const green = '#1f5240'
export const clay = '#a94a28'
export const paper = '#fffdf8'
export const serif = "Gloock, Georgia, 'Times New Roman', serif"
const sans = 'Inter, Helvetica, Arial, sans-serif'

interface Size {
  readonly width: number
  readonly height: number
}

/** The width of a text in font sizes, rather too large than too small. */
const textWidth = (text: string): number =>
  [...text].reduce((width, character) => {
    if (/[MW@%—]/.test(character)) return width + 1
    if (/[ .,:;'’!|/ijlt-]/.test(character)) return width + 0.4
    return width + (/[a-z0-9_]/.test(character) ? 0.6 : 0.8)
  }, 0)

interface Line {
  readonly x: number
  readonly y: number
  readonly size: number
  /** A longer text gets smaller letters. */
  readonly maxWidth: number
  readonly text: string
  readonly fill?: string
  readonly font?: string
  readonly weight?: number
}

const sizeOf = ({ size, maxWidth, text }: Pick<Line, 'size' | 'maxWidth' | 'text'>): number =>
  Math.min(size, maxWidth / Math.max(textWidth(text), 1))

/** A centred line of text. */
export const textLine = ({ x, y, fill = ink, font = sans, weight = 400, ...line }: Line): string =>
  svgElement(
    'text',
    {
      x,
      y,
      'font-family': font,
      'font-size': sizeOf(line).toFixed(2),
      'font-weight': weight,
      'text-anchor': 'middle',
      fill,
    },
    escapeMarkup(line.text),
  )

/** The frame of a box: a seam. */
export const seam = (box: Size & { x: number; y: number; rx: number }, stroke: string, width: number): string =>
  svgElement('rect', {
    ...box,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-dasharray': `${width * 4.4} ${width * 2.9}`,
  })

/** The mark of the logo, centred at a point. */
export const logo = (x: number, y: number, edge: number, colors: { warp: string; weft: string }): string =>
  svgElement(
    'g',
    {
      transform: `translate(${x} ${y}) scale(${(edge / 24).toFixed(4)})`,
      fill: 'none',
      'stroke-width': logoStrandWidth,
    },
    logoStrands
      .map(({ thread, degrees }) =>
        svgElement('path', { d: logoStrand, stroke: colors[thread], transform: `rotate(${degrees})` }),
      )
      .join(''),
  )

/** A QR code on white, with its light margin. */
export const qrBox = (qrCode: QrCode, x: number, y: number, edge: number): string => {
  const scale = edge / (qrCode.size + 2 * quietZone)
  const margin = quietZone * scale
  return (
    svgElement('rect', { x, y, width: edge, height: edge, rx: edge * 0.03, fill: '#fff' }) +
    qrPath(qrCode, {
      transform: `translate(${x + margin} ${y + margin}) scale(${scale.toFixed(4)})`,
      'shape-rendering': 'crispEdges',
    })
  )
}

/** A referral code in a box, as on the page. */
export const codeBox = (code: string, x: number, y: number, { width, height }: Size): string => {
  const line = { size: height * 0.55, maxWidth: width * 0.9, text: code }
  const box = { x: x - width / 2, y, width, height, rx: height * 0.13 }
  return (
    svgElement('rect', { ...box, fill: '#f7e4d8' }) +
    seam(box, clay, height * 0.02) +
    textLine({ ...line, x, y: y + height / 2 + sizeOf(line) * 0.36, weight: 700 })
  )
}

/** A link as people read it: without its scheme. A long one has its last part in a second line. */
export const linkText = (link: string, { y, ...line }: Omit<Line, 'text'>): string => {
  const text = link.replace(/^https?:\/\//, '')
  if (textWidth(text) * line.size <= line.maxWidth) return textLine({ ...line, y, text })
  const end = text.lastIndexOf('/') + 1
  const half = line.size * 0.6
  return (
    textLine({ ...line, y: y - half, text: text.slice(0, end) }) +
    textLine({ ...line, y: y + half, text: text.slice(end) })
  )
}

/** The fonts of a picture as data URLs, by their names. It has no access to the fonts of the page. */
export type PictureFonts = Readonly<Record<'Gloock' | 'Inter', string>>

const fontFace = ([name, url]: [string, string]): string =>
  `@font-face{font-family:${name};font-weight:400 700;src:url(${url})}`

/** The source of a picture. */
export const pictureSvg = (
  { width, height }: Size,
  unit: string,
  fonts: PictureFonts,
  parts: readonly string[],
): string =>
  svgElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width: `${width}${unit}`,
      height: `${height}${unit}`,
    },
    `<style>${Object.entries(fonts).map(fontFace).join('')}</style>${parts.join('')}`,
  )
