import { type AdjacencyValue, getAdjacencyMap } from '@xstate/test'
import type { ActorLogic } from 'xstate'
import { once } from '#charts/once.ts'
import type { TestModel } from '#charts/testModel.ts'
import { applyInput, notStarted, type Configuration } from '#charts/paths/model/configuration.ts'
import { emptyDataOf, type Input, possibleInputs, inputName, type ExecutionState } from '#charts/paths/model/inputs.ts'
import { instrumentChart, instrumentFreeChart, type InstrumentedChart } from '#charts/read/instrument.ts'
import { type Observation, observeConfiguration } from '#charts/paths/model/observation.ts'
import { withConditions } from '#charts/paths/model/conditions.ts'
import { printValue } from '#charts/paths/model/printValue.ts'
import { type Chart, readChart } from '#charts/read/chart.ts'

/** One configuration: the active states, the key of the test model, the running calls and the running delays. */
export interface Vertex {
  readonly index: number
  readonly key: string
  /** The first configuration that was found with this key. */
  readonly configuration: Configuration
  readonly outgoing: readonly Edge[]
}

/** One input in one configuration, and the configuration after it. */
export interface Edge {
  readonly index: number
  readonly from: Vertex
  readonly to: Vertex
  readonly input: Input
  /** The configuration that this input leads to. It can differ from the one of `to` in what the key leaves out. */
  readonly configuration: Configuration
  readonly expected: Observation
}

/** All configurations of a chart and all inputs between them. `root` is the moment before the start. */
export interface ConfigurationGraph {
  readonly testModel: TestModel
  readonly chart: Chart
  readonly instrumented: InstrumentedChart
  readonly root: Vertex
  readonly vertices: readonly Vertex[]
  readonly edges: readonly Edge[]
}

/** Whether a tester or a browser can produce an input in a configuration. */
export type IsPossible = (input: Input, at: ExecutionState) => boolean

/** Thrown if a chart has more configurations than the limit allows, usually because `keyOf` counts something. */
export class TooManyConfigurations extends Error {
  override readonly name = 'TooManyConfigurations'
}

/**
 * Explores a chart breadth first. All coverage criteria use the same graph.
 * @param limit the maximum number of configurations and transitions between them
 * @param isPossible leaves out inputs that cannot be produced
 * @throws TooManyConfigurations with the name of the chart
 */
export const buildConfigurationGraph = (
  testModel: TestModel,
  limit = 50_000,
  isPossible: IsPossible = () => true,
): ConfigurationGraph => {
  const instrumented = (testModel.isFree ? instrumentFreeChart : instrumentChart)(testModel.machine)
  const keyOf = once((configuration: Configuration) => configurationKey(testModel, configuration))
  const explored = exploreChart(testModel, instrumented, keyOf, limit, isPossible)
  const vertices = explored.map(([key, { state }], index) => ({
    index,
    key,
    configuration: state,
    outgoing: [] as Edge[],
  }))
  const byKey = new Map(vertices.map((vertex) => [vertex.key, vertex]))
  const edges: Edge[] = []
  for (const [index, [, { transitions }]] of explored.entries()) {
    const from = vertices[index] as (typeof vertices)[number]
    for (const { event: input, state: configuration } of Object.values(transitions)) {
      const to = byKey.get(keyOf(configuration)) as Vertex
      const edge: Edge = {
        index: edges.length,
        from,
        to,
        input,
        configuration,
        get expected() {
          return observeConfiguration(testModel, configuration)
        },
      }
      edges.push(edge)
      from.outgoing.push(edge)
    }
  }
  return { testModel, chart: readChart(testModel.machine), instrumented, root: vertices[0] as Vertex, vertices, edges }
}

/** The first configuration with a key represents all configurations with this key. */
const exploreChart = (
  testModel: TestModel,
  chart: InstrumentedChart,
  keyOf: (configuration: Configuration) => string,
  limit: number,
  isPossible: IsPossible,
): [key: string, AdjacencyValue<Configuration, Input>][] => {
  const logic = {
    getInitialSnapshot: () => notStarted,
    transition: (configuration: Configuration, input: Input) => apply(testModel, chart, configuration, input),
  } as unknown as ActorLogic<Configuration, Input>
  try {
    const map = getAdjacencyMap(logic, {
      events: (configuration) =>
        possibleInputs(testModel, configuration)
          .filter((input) => isPossible(input, configuration))
          .flatMap((input) => withConditions(chart, configuration, input, keyOf)),
      serializeState: keyOf,
      serializeEvent: inputName,
      limit: testModel.mayStop ? Infinity : limit,
      ...(testModel.mayStop && { stopWhen: stopAfter(limit / 50) }),
    })
    return Object.entries(map)
  } catch (error) {
    if ((error as Error).message !== 'Traversal limit exceeded') throw error
    throw new TooManyConfigurations(`${testModel.id} has more than ${limit} configurations and transitions`)
  }
}

/** Thrown if a guard or an assign of a chart fails with the data of its test model. */
export class FailedStep extends Error {
  override readonly name = 'FailedStep'
}

const apply = (testModel: TestModel, chart: InstrumentedChart, from: Configuration, input: Input): Configuration => {
  try {
    const configuration = applyInput(chart, from, input)
    // XState does not throw an error of the start.
    if (input.type === 'start' && configuration.snapshot?.status === 'error') throw configuration.snapshot.error
    return configuration
  } catch (error) {
    const text = `${testModel.id}, "${inputName(input)}": ${(error as Error).message}`
    throw new FailedStep([text, ...(testModel.isFree ? [] : emptyDataOf(testModel, input))].join('\n'), {
      cause: error,
    })
  }
}

/** Beyond the limit, only configurations in which the chart has done something for the first time are explored. */
const stopAfter = (limit: number) => {
  const seen = new Set<string>()
  let count = 0
  return ({ lastStep }: Configuration): boolean => {
    const isNew = lastStep.takenTransitions.some((id) => !seen.has(id))
    lastStep.takenTransitions.forEach((id) => seen.add(id))
    count += 1
    return count > limit && !isNew
  }
}

/** Identifies a configuration. Equal delays count once, because their number can grow without end. */
export const configurationKey = (testModel: TestModel, { snapshot, runningCalls, timers }: Configuration): string => {
  if (!snapshot) return 'not started'
  const { value, status } = snapshot
  const facts = testModel.keyOf(snapshot)
  if (status !== 'active') return printValue({ value, status, facts })
  const delays = [...new Set(timers.map(({ event, left }) => `${event.type} in ${left}`))].sort()
  return printValue({ value, facts, calls: [...runningCalls].sort(), delays })
}

/** Finds the shortest path from the start. It ends with the first edge into the vertex: edges are breadth first. */
export const shortestPathFinder = ({ root, edges }: ConfigurationGraph): ((vertex: Vertex) => Edge[]) => {
  const firstInto = new Map<Vertex, Edge>()
  for (const edge of edges) if (!firstInto.has(edge.to)) firstInto.set(edge.to, edge)
  return (vertex) => {
    const path: Edge[] = []
    for (let current = vertex; current !== root; current = (path[0] as Edge).from)
      path.unshift(firstInto.get(current) as Edge)
    return path
  }
}
