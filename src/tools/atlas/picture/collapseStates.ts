import { type DrawnChart, isWithin } from '#tools/atlas/picture/drawnChart.ts'

/**
 * Hides the inner states of folded states. Arrows from and to inner states end at the border of the folded state;
 * arrows between them are removed.
 */
export const collapseStates = (chart: DrawnChart, folded: readonly string[]): DrawnChart => {
  const foldedParent = (id: string): string | undefined =>
    folded.filter((outer) => id !== outer && isWithin(id, outer)).sort((a, b) => a.length - b.length)[0]
  const visible = (id: string): string => foldedParent(id) ?? id
  const innerCount = (id: string): number =>
    chart.states.filter((state) => state.id !== id && isWithin(state.id, id)).length
  return {
    ...chart,
    states: chart.states
      .filter(({ id }) => foldedParent(id) === undefined)
      .map((state) =>
        folded.includes(state.id)
          ? { ...state, description: `${state.description} (${innerCount(state.id)} states inside)` }
          : state,
      ),
    transitions: chart.transitions
      .filter(
        ({ source, targets }) =>
          foldedParent(source) === undefined || targets.some((target) => visible(target) !== visible(source)),
      )
      .map((transition) => ({
        ...transition,
        source: visible(transition.source),
        targets: [...new Set(transition.targets.map(visible))],
      })),
  }
}
