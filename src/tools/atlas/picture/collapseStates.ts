import { type DrawnChart, isWithin } from '#tools/atlas/picture/drawnChart.ts'

/**
 * A chart in which some states keep what lies in them to themselves. Arrows that lead into such a state or out of it
 * end at its border; what happens within it is not shown.
 */
export const collapseStates = (chart: DrawnChart, folded: readonly string[]): DrawnChart => {
  const inside = (id: string): string | undefined =>
    folded.filter((outer) => id !== outer && isWithin(id, outer)).sort((one, other) => one.length - other.length)[0]
  const shown = (id: string): string => inside(id) ?? id
  const hiddenIn = (id: string): number =>
    chart.states.filter((state) => state.id !== id && isWithin(state.id, id)).length
  return {
    ...chart,
    states: chart.states
      .filter(({ id }) => inside(id) === undefined)
      .map((state) =>
        folded.includes(state.id)
          ? { ...state, description: `${state.description} (${hiddenIn(state.id)} states inside)` }
          : state,
      ),
    transitions: chart.transitions
      .filter(
        ({ source, targets }) =>
          inside(source) === undefined || targets.some((target) => shown(target) !== shown(source)),
      )
      .map((transition) => ({
        ...transition,
        source: shown(transition.source),
        targets: [...new Set(transition.targets.map(shown))],
      })),
  }
}
