import type { SeriesName } from '#domain/dashboard/plots.ts'
import { figureShapes } from '#ui/plots/figureShapes.ts'

const figures = Object.keys(figureShapes) as SeriesName[]

/** The colours of §9 as a canvas takes them. */
export interface PlotColors {
  readonly text: string
  readonly strong: string
  readonly grid: string
  readonly surface: string
  readonly figures: Readonly<Record<SeriesName, string>>
}

/** The tokens are registered, so that they come as `rgb()`. */
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

/** Tells of every change of the scheme: by the person's choice, or by the device's. */
export const subscribeToColorScheme = (onChange: () => void): (() => void) => {
  const watching = new AbortController()
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  matchMedia(dark).addEventListener('change', onChange, { signal: watching.signal })
  return () => {
    observer.disconnect()
    watching.abort()
  }
}

let known: { readonly scheme: string; readonly palette: PlotColors } | undefined

/** The colours of the scheme that is shown now: the same object as long as the scheme is the same. */
export const getPlotColors = (): PlotColors => {
  const scheme = `${document.documentElement.dataset['theme'] ?? ''} ${matchMedia(dark).matches}`
  if (known?.scheme !== scheme) known = { scheme, palette: readPalette() }
  return known.palette
}
