type Attributes = Readonly<Record<string, string | number>>

/** An SVG element as text. Styles must be attributes: the content security policy forbids inline styles. */
export const svgElement = (name: string, attributes: Attributes, ...children: readonly string[]): string => {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
  return children.length === 0
    ? `<${name}${attributeText}/>`
    : `<${name}${attributeText}>${children.join('')}</${name}>`
}

/** A complete SVG image, `size` by `size`. */
export const svgImage = (size: number, ...children: readonly string[]): string =>
  svgElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size} ${size}`, width: size, height: size },
    ...children,
  )

/** Darkens (amount below 0) or lightens (above 0) a colour `#rrggbb`. The amount is from -1 to 1. */
export const shade = (colour: string, amount: number): string => {
  const target = amount < 0 ? 0 : 255
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  const shaded = channels.map((channel) => Math.round(channel + (target - channel) * Math.abs(amount)))
  return `#${shaded.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
