import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { innermostStates, isMachineSnapshot, type TakenTransition, takenTransitions } from '#charts/read/running.ts'
import { currentUrl } from '#app/router/browserRouter.ts'
import { isRepeated, needlessEvents } from '#app/problemReport/shorten.ts'
import { type RecordedEvent, recordLimits } from '#domain/problemReport/problemReport.ts'
import { pathOf, routeAt } from '#domain/routes/routes.ts'

interface Recorder {
  /** An inspector for a root actor. Several roots can share it. */
  readonly inspect: (event: InspectionEvent) => void
  /** The last events of all charts, the oldest first. */
  readonly read: () => RecordedEvent[]
}

const charactersIn = ({ chart, actor, name, event, taken, after, page, problem }: RecordedEvent): number =>
  [
    chart,
    actor,
    name,
    event,
    page,
    problem,
    ...after,
    ...taken.flatMap((transition) => [transition.state, transition.event]),
  ].join().length

/** The last events that have together at most this number of characters. */
const lastWithin = (limit: number, events: readonly RecordedEvent[]): RecordedEvent[] => {
  let characters = 0
  const tooLarge = events.findLastIndex((event) => (characters += charactersIn(event)) > limit)
  return events.slice(tooLarge + 1)
}

/** The status of an answer, or the name of an error, with the operation. Its message can have personal data. */
const problemOf = ({ type, error }: AnyEventObject): string | undefined => {
  if (!type.startsWith('xstate.error.actor.') || !(error instanceof Error)) return undefined
  const { name, message, operation } = error as Error & { operation?: string }
  const [, kind = name] = /\bAnswer (\d{3})$/.exec(message) ?? []
  return operation ? `${operation}: ${kind}` : kind
}

/**
 * Keeps the last events of all charts in memory (§8), without those that say nothing new. It reads names only: of
 * charts, states, transitions and events.
 * Of a payload or a context it reads only what kind of error ended a call, so the record holds nothing personal.
 * @param now the time in milliseconds since the page was opened
 * @param page the path of the open page
 */
export const createRecorder = (now: () => number, page: () => string | undefined = () => undefined): Recorder => {
  const events: RecordedEvent[] = []
  const taken = new WeakMap<AnyActorRef, TakenTransition[]>()
  const lastEvents = new WeakMap<AnyActorRef, RecordedEvent>()

  const addTaken = (actor: AnyActorRef, added: readonly TakenTransition[]): void => {
    if (added.length > 0) taken.set(actor, [...(taken.get(actor) ?? []), ...added])
  }
  const remove = (event: RecordedEvent): void => {
    const index = events.lastIndexOf(event)
    if (index >= 0) events.splice(index, 1)
  }
  const addSnapshot = (actor: AnyActorRef, received: AnyEventObject, snapshot: AnyMachineSnapshot): void => {
    const last = lastEvents.get(actor)
    const problem = problemOf(received)
    const event: RecordedEvent = {
      at: Math.round(now()),
      chart: snapshot.machine.id,
      actor: actor.sessionId,
      ...(actor._parent && { parent: actor._parent.sessionId, name: actor.id }),
      event: received.type,
      taken: taken.get(actor) ?? [],
      before: last?.after ?? [],
      after: innermostStates(snapshot),
      page: page(),
      ...(problem !== undefined && { problem }),
      status: snapshot.status,
    }
    taken.delete(actor)
    lastEvents.set(actor, event)
    if (last && isRepeated(last, event)) remove(last)
    events.push(event)
    needlessEvents(events, event).forEach(remove)
    if (events.length > recordLimits.events) events.shift()
  }
  return {
    inspect(event) {
      if (!('snapshot' in event) || !isMachineSnapshot(event.snapshot)) return
      const actor = event.actorRef as AnyActorRef
      if (event.type === '@xstate.microstep') addTaken(actor, takenTransitions(event))
      if (event.type === '@xstate.snapshot') addSnapshot(actor, event.event, event.snapshot)
    },
    read: () => lastWithin(recordLimits.characters, events),
  }
}

/** An unknown address can have anything in it. */
const openPage = (): string => {
  const route = routeAt(currentUrl().replace(/\?.*$/, ''))
  return route === 'notFound' ? '' : pathOf(route)
}

export const recorder = createRecorder(() => performance.now(), openPage)
