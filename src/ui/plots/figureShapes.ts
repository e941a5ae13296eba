import type { SeriesName } from '#domain/dashboard/linePlot.ts'

export type SymbolShape = 'circle' | 'rect' | 'triangle' | 'diamond'

/** Shapes in addition to the colours of §9, so that the colours alone carry no meaning. */
export const figureShapes: Readonly<Record<SeriesName, SymbolShape>> = {
  total: 'circle',
  active: 'rect',
  rented: 'circle',
  sold: 'rect',
  donated: 'triangle',
  swapped: 'diamond',
  rent: 'circle',
  sale: 'rect',
  donate: 'triangle',
  swap: 'diamond',
}
