import type { QrCode } from '#domain/people/sharing.ts'
import { type Attributes, ink, svgElement } from '#pages/ambassador/pictures/svg.ts'

/** The light margin in units that QR readers need. */
export const quietZone = 4

export const qrPath = ({ path }: QrCode, attributes: Attributes = {}): string =>
  svgElement('path', { ...attributes, d: path, fill: ink })

export const qrCodeSvg = (qrCode: QrCode): string => {
  const edge = qrCode.size + 2 * quietZone
  return svgElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${-quietZone} ${-quietZone} ${edge} ${edge}`,
      width: 1024,
      height: 1024,
      'shape-rendering': 'crispEdges',
    },
    svgElement('rect', { x: -quietZone, y: -quietZone, width: edge, height: edge, fill: '#fff' }) + qrPath(qrCode),
  )
}
