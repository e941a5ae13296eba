import { type DrawnChart, staysInside } from '#charts/pictures/drawnChart.ts'

/** Replaces the arrows of failed calls by a mark in their state. */
export const markFailures = (chart: DrawnChart): DrawnChart => ({
  ...chart,
  transitions: chart.transitions.map((transition) => ({
    ...transition,
    isMarked: transition.trigger === 'failure' && !staysInside(transition),
  })),
})
