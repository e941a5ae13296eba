import { createElement, type ReactNode } from 'react'
import type { Shape } from '#tools/atlas/picture/shapes.ts'

/** React's own names of attributes that have a dash. */
const names: Readonly<Record<string, string>> = {
  class: 'className',
  'font-size': 'fontSize',
  'text-anchor': 'textAnchor',
}

const propsOf = (attributes: Shape['attributes']): Record<string, string | number> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [names[name] ?? name, value]))

/** Shapes of a picture in a page. `more` gives single ones what only a page has. */
export function Shapes({
  shapes,
  more,
}: {
  shapes: readonly Shape[]
  more?: (shape: Shape) => Record<string, unknown> | undefined
}): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- shapes have no other name, and are drawn anew together
  return shapes.map((shape, index) =>
    createElement(
      shape.tag,
      { ...propsOf(shape.attributes), ...more?.(shape), key: index },
      shape.text ?? (shape.children && <Shapes shapes={shape.children} />),
    ),
  )
}
