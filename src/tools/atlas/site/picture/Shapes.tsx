import { createElement, type ReactNode } from 'react'
import type { Shape } from '#charts/pictures/shapes.ts'

/** SVG attributes with another name in React. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  'font-size': 'fontSize',
  'text-anchor': 'textAnchor',
}

const propsOf = (attributes: Shape['attributes']): Record<string, string | number> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]))

/** The shapes of a picture as React elements. `moreProps` adds props that only a page needs. */
export function Shapes({
  shapes,
  moreProps,
}: {
  shapes: readonly Shape[]
  moreProps?: (shape: Shape) => Record<string, unknown> | undefined
}): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- shapes have no id, and they change together
  return shapes.map((shape, index) =>
    createElement(
      shape.tag,
      { ...propsOf(shape.attributes), ...moreProps?.(shape), key: index },
      shape.text ?? (shape.children && <Shapes shapes={shape.children} />),
    ),
  )
}
