import type { AnyMachineSnapshot } from 'xstate'
import type { TestModel } from '#charts/testModel.ts'
import { changesOf } from '#charts/paths/approved/contextChanges.ts'
import { enteredStates } from '#charts/paths/approved/describeStep.ts'
import { type Move, movesOf } from '#charts/paths/approved/stepTree.ts'
import { buildConfigurationGraph, type Edge, shortestPathFinder } from '#charts/paths/model/configurationGraph.ts'
import { inputFinder, inputName, ownInput } from '#charts/paths/model/inputs.ts'
import { valueText } from '#charts/paths/model/valueText.ts'

/**
 * The paths of a chart that are worth an approval: each is the shortest way to a step that shows something new, and
 * the test model can add paths.
 */
export const choosePaths = (testModel: TestModel): Move[][] => {
  const graph = buildConfigurationGraph(testModel)
  const shortestPath = shortestPathFinder(graph)
  const shownBy = new Map(graph.edges.map((edge) => [edge, shownByStep(edge, shortestPath(edge.from)[0] ?? edge)]))
  const shown = new Set<string>()
  const paths: Edge[][] = []
  for (const edge of graph.edges) {
    if (shownBy.get(edge)?.every((each) => shown.has(each))) continue
    const path = [...shortestPath(edge.from), edge]
    path.forEach((step) => shownBy.get(step)?.forEach((each) => shown.add(each)))
    paths.push(path)
  }
  const otherStarts = graph.root.outgoing.filter((start) => shortestPath(start.to)[0] !== start)
  const longest = paths.toSorted((a, b) => b.length - a.length)
  for (const start of otherStarts)
    paths.push([start, ...(longest.find(([first]) => first?.to === start.to)?.slice(1) ?? [])])
  return [...ownPaths(testModel), ...paths.map((path) => movesOf(path.map(({ input }) => input)))]
}

/**
 * What a step shows: an input, transitions with both results of their guards, the states after a start,
 * what each transition can do, and each value that the input can lead to.
 */
const shownByStep = ({ input, from, configuration: { snapshot, lastStep } }: Edge, start: Edge): string[] => {
  const before = from.configuration.snapshot ?? undefined
  const name = input.type === 'delay' ? 'delay' : inputName(input)
  const results = [
    ...enteredStates(before, snapshot as AnyMachineSnapshot),
    ...[...lastStep.startedCalls, ...lastStep.sentEvents].map((call) => call.replace(' ', '')),
    ...changesOf(before?.context ?? {}, snapshot?.context).map(({ field, text }) => `${field} ${text}`),
    ...(lastStep.effects as { type: string }[]).map((effect) => `${effect.type} ${valueText(effect)}`),
  ]
  return [
    name,
    ...lastStep.takenTransitions,
    ...lastStep.enteredStates.map((state) => `${inputName(start.input)} > ${state}`),
    ...lastStep.guardResults.map(({ transition, passed }) => `${transition} ${passed}`),
    ...lastStep.takenTransitions.flatMap((id) => results.map((result) => `${id} > ${result.split(' ')[0] ?? ''}`)),
    ...results.map((result) => `${name} > ${result}`),
  ]
}

/** The paths that the test model adds. */
export const ownPaths = (testModel: TestModel): Move[][] => {
  const find = inputFinder(testModel)
  return (testModel.paths ?? []).map((steps) =>
    movesOf(
      steps.map((step) => {
        const name = typeof step === 'string' ? step : inputName(ownInput(step))
        const input = find(name)
        if (!input) throw new Error(`The test model of ${testModel.id} has no "${name}".`)
        return input
      }),
    ),
  )
}
