import type { Shape } from '#charts/pictures/shapes.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (content: string): string => content.replaceAll(/[&<>"]/g, (sign) => escapes[sign] as string)

/** Shapes as SVG text, one line each. */
const svgTextOf = (shapes: readonly Shape[], indent = '  '): string =>
  shapes.map((shape) => shapeText(shape, indent)).join('\n')

const shapeText = ({ tag, attributes, children, text }: Shape, indent: string): string => {
  const attributeText = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('')
  if (text !== undefined) return `${indent}<${tag}${attributeText}>${escape(text)}</${tag}>`
  if (!children || children.length === 0) return `${indent}<${tag}${attributeText}/>`
  return `${indent}<${tag}${attributeText}>\n${svgTextOf(children, `${indent}  `)}\n${indent}</${tag}>`
}

/** A picture as a complete SVG file. */
export const svgFileOf = (
  {
    name,
    about,
    width,
    height,
    shapes,
  }: {
    readonly name: string
    readonly about: string
    readonly width: number
    readonly height: number
    readonly shapes: readonly Shape[]
  },
  style: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="${width}" height="${height}" \
viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="name about">
  <title id="name">${escape(name)}</title>
  <desc id="about">${escape(about)}</desc>
  <style>
${style.trimEnd()}
  </style>
${svgTextOf(shapes)}
</svg>
`
