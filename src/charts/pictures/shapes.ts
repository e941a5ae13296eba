/** One SVG element, for a file or for a page. */
export interface Shape {
  readonly tag: 'g' | 'rect' | 'path' | 'text' | 'circle'
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

/** SVG paths in a square of 12 pixels. Those of history states are a little larger, so that the letter is readable. */
const iconPaths = {
  event: 'M2 1.5v8l2.2-2 1.5 3.2 1.6-.8-1.5-3h3z',
  call: 'M10.5 2.5v4h-8M5.5 3.5l-3 3 3 3',
  failure: 'M2.5 2.5l7 7M9.5 2.5l-7 7',
  delay: 'M6 1a5 5 0 1 0 0 10A5 5 0 1 0 6 1ZM6 3v3.2l2.2 1.3',
  always: 'M7 1 2.5 7H6l-1 4 4.5-6H6z',
  done: 'M1.5 6.5 4.5 9.5 10.5 2.5',
  running: 'M6 1.2v2M6 8.8v2M1.2 6h2M8.8 6h2M2.6 2.6 4 4M8 8l1.4 1.4M2.6 9.4 4 8M8 4l1.4-1.4',
  entry: 'M1 6h6M4.5 3.2 7.3 6 4.5 8.8M10.5 1.5v9',
  exit: 'M4.5 6h6M8 3.2 10.8 6 8 8.8M1.5 1.5v9',
  action: 'M3.5 2.5 9 6 3.5 9.5z',
  history: 'M5-2.5a8.5 8.5 0 1 0 0 17A8.5 8.5 0 1 0 5-2.5ZM2.8 2.6v6.8M7.2 2.6v6.8M2.8 6h4.4',
  deepHistory:
    'M5-2.5a8.5 8.5 0 1 0 0 17A8.5 8.5 0 1 0 5-2.5ZM.5 2.8v6.4M4.5 2.8v6.4M.5 6h4M8.7 2.2v4M7 3.2l3.4 2M10.4 3.2 7 5.2',
}

/** The icon before a piece of text. */
export type Icon = keyof typeof iconPaths

/** Draws an icon with its lower edge slightly below the base line of its text. */
export const drawIcon = (icon: Icon, x: number, baseLine: number): Shape =>
  group({ transform: `translate(${x} ${baseLine - 10})` }, [path(iconPaths[icon], { class: `mark ${icon}` })])
