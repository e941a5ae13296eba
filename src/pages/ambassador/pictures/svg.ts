export type Attributes = Readonly<Record<string, string | number>>

/** The source of an SVG element. */
export const svgElement = (name: string, attributes: Attributes, content = ''): string => {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<${name}${pairs.join('')}>${content}</${name}>`
}

/** The colour of text and of QR codes. */
export const ink = '#1f251e'
