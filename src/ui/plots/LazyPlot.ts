import { lazy } from '#lazy/lazy.ts'
import { lazyPart } from '#ui/feedback/lazyPart.ts'

/** A plot. The code that draws it is large, so it loads after the figures. */
export const LazyPlot = lazyPart(lazy(() => import('#ui/plots/Plot.tsx'), 'Plot'))
