import type { Visit } from '#tools/bench/measure/measureVisit.ts'

const emptyVisit: Visit = {
  painted: 0,
  answers: 0,
  lcp: 0,
  script: 0,
  requests: 0,
  blocking: 0,
  cls: 0,
}

/** Visits with some figures; all others are 0. */
export const visits = (...figures: readonly Partial<Visit>[]): Visit[] =>
  figures.map((some) => ({ ...emptyVisit, ...some }))
