import type { Shape } from '#tools/atlas/picture/shapes.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (content: string): string => content.replaceAll(/[&<>"]/g, (sign) => escapes[sign] as string)

/** Shapes as the text of a file, a line for each. */
export const svgTextOf = (shapes: readonly Shape[], indent = '  '): string =>
  shapes.map((shape) => shapeText(shape, indent)).join('\n')

const shapeText = ({ tag, attributes, children, text }: Shape, indent: string): string => {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('')
  if (text !== undefined) return `${indent}<${tag}${written}>${escape(text)}</${tag}>`
  if (!children || children.length === 0) return `${indent}<${tag}${written}/>`
  return `${indent}<${tag}${written}>\n${svgTextOf(children, `${indent}  `)}\n${indent}</${tag}>`
}

/** A whole picture as the text of a file that stands by itself. */
export const svgFileOf = (
  picture: {
    readonly name: string
    readonly about: string
    readonly width: number
    readonly height: number
    readonly shapes: readonly Shape[]
  },
  style: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="${picture.width}" height="${picture.height}" viewBox="0 0 ${picture.width} ${picture.height}" role="img" aria-labelledby="name about">
  <title id="name">${escape(picture.name)}</title>
  <desc id="about">${escape(picture.about)}</desc>
  <style>
${style.trimEnd()}
  </style>
${svgTextOf(picture.shapes)}
</svg>
`
