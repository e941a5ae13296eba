import { encode } from 'uqr'

const svg = 'http://www.w3.org/2000/svg'

/** The SVG path of the dark squares of a QR code, one unit per square. */
const qrPathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** A QR code as an element. */
export const drawQr = (page: Document, text: string): SVGSVGElement => {
  const { data, size } = encode(text, { border: 0 })
  const image = page.createElementNS(svg, 'svg')
  image.setAttribute('viewBox', `0 0 ${size} ${size}`)
  image.setAttribute('role', 'img')
  image.setAttribute('aria-label', 'QR code of your referral link')
  image.setAttribute('shape-rendering', 'crispEdges')
  const path = page.createElementNS(svg, 'path')
  path.setAttribute('d', qrPathOf(data))
  image.append(path)
  return image
}
