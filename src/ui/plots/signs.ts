import type { Figure } from '#domain/dashboard/plots.ts'

export type Shape = 'circle' | 'rect' | 'triangle' | 'diamond'

/** Shapes beside the colours of §9, so that nobody needs to tell colours apart. */
export const signs: Readonly<Record<Figure, Shape>> = {
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

/** The shapes as signs of a text. */
export const letters: Readonly<Record<Shape, string>> = { circle: '●', rect: '■', triangle: '▲', diamond: '◆' }
