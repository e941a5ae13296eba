/** Small pieces of SVG. Colours and widths are attributes, for the site's policy forbids inline styles. */

type Attributes = Readonly<Record<string, string | number>>

export const svgElement = (name: string, attributes: Attributes, ...children: readonly string[]): string => {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`
}

/** A whole picture, `size` by `size`. */
export const svgImage = (size: number, ...children: readonly string[]): string =>
  svgElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size} ${size}`, width: size, height: size },
    ...children,
  )

/** A colour `#rrggbb` moved towards black (below 0) or white (above 0), by at most 1. */
export const shade = (colour: string, amount: number): string => {
  const target = amount < 0 ? 0 : 255
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  const moved = channels.map((channel) => Math.round(channel + (target - channel) * Math.abs(amount)))
  return `#${moved.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
