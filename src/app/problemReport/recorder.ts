import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { innermostStates, isMachineSnapshot, type TakenTransition, takenTransitions } from '#charts/read/running.ts'
import { type RecordedEvent, recordLimits } from '#domain/problemReport/problemReport.ts'

interface Recorder {
  /** An inspector for a root actor. Several roots can share it. */
  readonly inspect: (event: InspectionEvent) => void
  /** The last events of all charts, the oldest first. */
  readonly read: () => RecordedEvent[]
}

const charactersIn = ({ chart, actor, event, taken, after }: RecordedEvent): number =>
  [chart, actor, event, ...after, ...taken.flatMap((transition) => [transition.state, transition.event])].join().length

/** The last events that have together at most this number of characters. */
const lastWithin = (limit: number, events: readonly RecordedEvent[]): RecordedEvent[] => {
  let characters = 0
  const tooLarge = events.findLastIndex((event) => (characters += charactersIn(event)) > limit)
  return events.slice(tooLarge + 1)
}

/**
 * Keeps the last events of all charts in memory (§8). It reads names only: of charts, states, transitions and events.
 * It never reads a payload or a context, so the record holds nothing personal.
 * @param now the time in milliseconds since the page was opened
 */
export const createRecorder = (now: () => number): Recorder => {
  const events: RecordedEvent[] = []
  const taken = new WeakMap<AnyActorRef, TakenTransition[]>()
  const lastStates = new WeakMap<AnyActorRef, string[]>()

  const addTaken = (actor: AnyActorRef, added: readonly TakenTransition[]): void => {
    if (added.length > 0) taken.set(actor, [...(taken.get(actor) ?? []), ...added])
  }
  const addEvent = (event: RecordedEvent): void => {
    events.push(event)
    if (events.length > recordLimits.events) events.shift()
  }
  const addSnapshot = (actor: AnyActorRef, event: string, snapshot: AnyMachineSnapshot): void => {
    const before = lastStates.get(actor) ?? []
    const after = innermostStates(snapshot)
    lastStates.set(actor, after)
    addEvent({
      at: Math.round(now()),
      chart: snapshot.machine.id,
      actor: actor.sessionId,
      event,
      taken: taken.get(actor) ?? [],
      before,
      after,
      status: snapshot.status,
    })
    taken.delete(actor)
  }
  return {
    inspect(event) {
      if (!('snapshot' in event) || !isMachineSnapshot(event.snapshot)) return
      const actor = event.actorRef as AnyActorRef
      if (event.type === '@xstate.microstep') addTaken(actor, takenTransitions(event))
      if (event.type === '@xstate.snapshot') addSnapshot(actor, event.event.type, event.snapshot)
    },
    read: () => lastWithin(recordLimits.characters, events),
  }
}

export const recorder = createRecorder(() => performance.now())
