import type { SeriesName } from '#domain/dashboard/plots.ts'
import { figureShapes } from '#ui/plots/figureShapes.ts'

const figures = Object.keys(figureShapes) as SeriesName[]

/** The colours of §9 for a canvas. */
export interface PlotColors {
  readonly text: string
  readonly strong: string
  readonly grid: string
  readonly surface: string
  readonly figures: Readonly<Record<SeriesName, string>>
}

/** The tokens are registered as colours, so the values are `rgb()`. */
const readPalette = (): PlotColors => {
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

let cached: { readonly scheme: string; readonly palette: PlotColors } | undefined

/** The colours of the current theme. It returns the same object until the theme changes. */
export const getPlotColors = (): PlotColors => {
  const scheme = `${document.documentElement.dataset['theme'] ?? ''} ${matchMedia(dark).matches}`
  if (cached?.scheme !== scheme) cached = { scheme, palette: readPalette() }
  return cached.palette
}
