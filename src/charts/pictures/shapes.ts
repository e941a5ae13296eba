/** One SVG element, for a file or for a page. */
export interface Shape {
  readonly tag: 'g' | 'rect' | 'path' | 'text' | 'circle' | 'title'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children?: readonly Shape[]
  readonly text?: string
}

type Attributes = Shape['attributes']

export const group = (attributes: Attributes, children: readonly Shape[]): Shape => ({ tag: 'g', attributes, children })
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): Shape => ({
  tag: 'rect',
  attributes: { x, y, width, height, ...attributes },
})
export const path = (d: string, attributes: Attributes): Shape => ({ tag: 'path', attributes: { d, ...attributes } })
export const circle = (cx: number, cy: number, r: number, attributes: Attributes): Shape => ({
  tag: 'circle',
  attributes: { cx, cy, r, ...attributes },
})
export const text = (x: number, y: number, content: string, attributes: Attributes): Shape => ({
  tag: 'text',
  attributes: { x, y, ...attributes },
  text: content,
})
