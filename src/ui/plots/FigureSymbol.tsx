import type { ReactElement } from 'react'
import type { SeriesName } from '#domain/dashboard/plots.ts'
import { classes } from '#ui/classes.ts'
import { type SymbolShape, figureShapes } from '#ui/plots/figureShapes.ts'
import css from '#ui/plots/FigureSymbol.module.css'

const shapes: Readonly<Record<SymbolShape, ReactElement>> = {
  circle: <circle cx="6" cy="6" r="5" />,
  rect: <rect x="1.25" y="1.25" width="9.5" height="9.5" rx="1" />,
  triangle: <path d="M6 .8 11.6 11H.4Z" />,
  diamond: <path d="M6 0l6 6-6 6-6-6z" />,
}

/** The colour and the shape of a figure in its plot. */
export function FigureSymbol({ figure }: { figure: SeriesName }) {
  return (
    <svg className={classes(css.symbol, css[figure])} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      {shapes[figureShapes[figure]]}
    </svg>
  )
}
