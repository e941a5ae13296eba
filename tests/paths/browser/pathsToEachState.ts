import type { TestPath } from '#charts/paths/generate/testPaths.ts'

const statesOf = ({ edges }: TestPath): readonly string[] =>
  edges.flatMap(({ configuration }) => configuration.lastStep.enteredStates)

/** As many of the test paths of a chart as enter each state that any of them enters, long ones first. */
export const pathsToEachState = (paths: readonly TestPath[]): readonly TestPath[] => {
  const entered = new Set<string>()
  const chosen = paths
    .toSorted((one, other) => other.edges.length - one.edges.length)
    .filter((path) => {
      const states = statesOf(path)
      const isNews = states.some((state) => !entered.has(state))
      for (const state of states) entered.add(state)
      return isNews
    })
  return paths.filter((path) => chosen.includes(path))
}
