import type { SeriesName } from '#domain/dashboard/linePlot.ts'
import { figureShapes } from '#ui/plots/figureShapes.ts'
import '#ui/plots/plotColors.css'

const figures = Object.keys(figureShapes) as SeriesName[]

/** The colours of §9 for a canvas. */
export interface PlotColors {
  readonly text: string
  readonly strong: string
  readonly grid: string
  readonly surface: string
  readonly figures: Readonly<Record<SeriesName, string>>
}

// A canvas needs `rgb()`, and the value of a token that is no colour is the text of `light-dark()`.
for (const name of ['text', 'strong', 'grid', 'surface', ...figures])
  CSS.registerProperty({ name: `--chart-${name}`, syntax: '<color>', inherits: true, initialValue: 'black' })

/** Reads the colours of the current theme. */
export const readPlotColors = (): PlotColors => {
  const style = getComputedStyle(document.documentElement)
  const read = (name: string): string => style.getPropertyValue(`--chart-${name}`).trim()
  return {
    text: read('text'),
    strong: read('strong'),
    grid: read('grid'),
    surface: read('surface'),
    figures: Object.fromEntries(figures.map((figure) => [figure, read(figure)])) as Record<SeriesName, string>,
  }
}

const dark = '(prefers-color-scheme: dark)'

/** Subscribes to changes of the theme, by the person or by the device. @returns unsubscribes */
export const subscribeToColorScheme = (onChange: () => void): (() => void) => {
  const subscription = new AbortController()
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  matchMedia(dark).addEventListener('change', onChange, { signal: subscription.signal })
  return () => {
    observer.disconnect()
    subscription.abort()
  }
}

/** Identifies the current theme. The colours change only with it. */
export const colorScheme = (): string =>
  `${document.documentElement.dataset['theme'] ?? ''} ${matchMedia(dark).matches}`
