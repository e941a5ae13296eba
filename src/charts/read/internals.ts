import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type ExecutableActionObject,
  type InspectionEvent,
} from 'xstate'

// The parts of XState 5 that its documentation does not promise. Only the files of this folder use them.

/** All states, the machine first, in the order of the file. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => withDescendants(machine.root)

const withDescendants = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withDescendants),
]

/** The config that a chart was created with. */
export const configOf = ({ config }: AnyStateMachine | AnyStateNode): object => config

/** The transitions of a state, by the type of their event. It is empty for those that wait for no event. */
export const branchesOf = (node: AnyStateNode): [eventType: string, branches: AnyTransitionDefinition[]][] => [
  ...node.transitions,
  ...(node.always ? [['', node.always] as [string, AnyTransitionDefinition[]]] : []),
]

/** The active states with the machine; none before the start. */
export const activeNodesOf = (snapshot: AnyMachineSnapshot | null | undefined): readonly AnyStateNode[] =>
  snapshot?._nodes ?? []

/** A snapshot of a chart as a snapshot of a copy with the same states. */
export const inSnapshotOf = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
  const own = (nodes: readonly AnyStateNode[]): AnyStateNode[] => nodes.map(({ id }) => machine.getStateNodeById(id))
  const { _nodes, historyValue } = snapshot
  const history = Object.entries(historyValue).map(([id, nodes]) => [id, own(nodes)])
  return { ...snapshot, machine, _nodes: own(_nodes), historyValue: Object.fromEntries(history) } as AnyMachineSnapshot
}

/** The transitions of a microstep. The start has one that no chart declares. */
export const definitionsOf = (
  event: Extract<InspectionEvent, { type: '@xstate.microstep' }>,
): readonly AnyTransitionDefinition[] => event._transitions

/** The snapshot after an event, and the actions that XState would execute. */
export type Step = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
) => [AnyMachineSnapshot, ExecutableActionObject[]]

/**
 * The pure steps of a chart, like `transition` of XState. That function creates an actor system for each step, and the
 * snapshots keep it in memory. Here all steps share one, and no step sees the system ids of another one.
 */
export const createStep = (machine: AnyStateMachine): Step => {
  const logic = { getInitialSnapshot: () => null } as unknown as AnyActorLogic
  let self = createActor(logic)
  return (snapshot, event) => {
    const actions: ExecutableActionObject[] = []
    const ignore = () => undefined
    const scope = {
      self,
      system: self.system,
      id: '',
      sessionId: '',
      logger: ignore,
      defer: ignore,
      stopChild: ignore,
      emit: ignore,
      actionExecutor: (action: ExecutableActionObject) => void actions.push(action),
    }
    try {
      const next = machine.transition(snapshot, event, scope as never) as AnyMachineSnapshot
      const { _unregister: unregister } = self.system as unknown as { _unregister: (child: AnyActorRef) => void }
      for (const child of Object.values<AnyActorRef | undefined>(next.children)) if (child) unregister(child)
      return [next, actions]
    } catch (error) {
      self = createActor(logic)
      throw error
    }
  }
}

/** The actor that has started another one. */
export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined =>
  (actor as { readonly _parent?: AnyActorRef })._parent

/** Whether a delay of an actor runs, for example the one that a cancel action names. */
export const isScheduled = ({ system, sessionId }: AnyActorRef, sendId: string): boolean => {
  const { _scheduledEvents } = system.getSnapshot() as unknown as { readonly _scheduledEvents: object }
  return `${sessionId}.${sendId}` in _scheduledEvents
}

/** The calls that have their logic in the place of a name, with the name that XState gives it. */
export const inlineLogicsOf = (machine: AnyStateMachine): { src: string; logic: AnyActorLogic; call: object }[] =>
  nodesOf(machine).flatMap((node) =>
    listOf<{ readonly src: unknown }>((configOf(node) as { invoke?: unknown }).invoke).flatMap(({ src }, index) => {
      const call = node.invoke[index]
      return call && typeof src !== 'string' ? [{ src: `inline ${call.id}`, logic: src as AnyActorLogic, call }] : []
    }),
  )

/** A list of a config, which can be absent or a single element. */
export const listOf = <Element>(elements: unknown): Element[] =>
  elements === undefined ? [] : ([elements].flat() as Element[])
