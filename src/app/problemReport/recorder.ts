import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectedEventEvent, InspectionEvent } from 'xstate'
import { innermostStates, isMachineSnapshot, type TakenTransition, takenTransitions } from '#charts/read/running.ts'
import { currentUrl } from '#app/router/browserRouter.ts'
import { currentGesture } from '#app/problemReport/gesture.ts'
import { isRepeated, needlessEvents } from '#app/problemReport/shorten.ts'
import { type Gesture, type RecordedEvent, recordLimits } from '#domain/problemReport/problemReport.ts'
import { pathOf, routeAt } from '#domain/routes/routes.ts'

interface Recorder {
  /** An inspector for a root actor. Several roots can share it. */
  readonly inspect: (event: InspectionEvent) => void
  /** The last events of all charts, the oldest first. */
  readonly read: () => RecordedEvent[]
}

/** The status of an answer, or the name of an error, with the operation. Its message can have personal data. */
const problemOf = ({ type, error }: AnyEventObject): string | undefined => {
  if (!type.startsWith('xstate.error.actor.') || !(error instanceof Error)) return undefined
  const { name, message, operation } = error as Error & { operation?: string }
  const [, kind = name] = /\bAnswer (\d{3})$/.exec(message) ?? []
  return operation ? `${operation}: ${kind}` : kind
}

/** A view or a subscription to the browser sends what a person does. A chart sends what follows from it. */
const isSentByChart = ({ sourceRef }: InspectedEventEvent): boolean => isMachineSnapshot(sourceRef?.getSnapshot())

/**
 * Keeps the last events of all charts in memory (§8), without those that say nothing new. It reads names only: of
 * charts, states, transitions, events and controls.
 * Of a payload or a context it reads only what kind of error ended a call. The name of a control can be personal: a
 * report leaves out those that are not the same for everyone.
 * @param now the time in milliseconds since the page was opened
 * @param page the path of the open page
 * @param gesture what the person does now
 */
export const createRecorder = (
  now: () => number,
  page: () => string | undefined = () => undefined,
  gesture: () => Gesture | undefined = () => undefined,
): Recorder => {
  const events: RecordedEvent[] = []
  const taken = new WeakMap<AnyActorRef, TakenTransition[]>()
  const lastEvents = new WeakMap<AnyActorRef, RecordedEvent>()
  const gestures = new WeakMap<AnyEventObject, { readonly actor: AnyActorRef; readonly gesture: Gesture }>()

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
    const made = gestures.get(received)
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
      ...(made?.actor === actor && { gesture: made.gesture }),
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
  const addGesture = (inspected: InspectedEventEvent): void => {
    const made = inspected.event.type.startsWith('xstate.') || isSentByChart(inspected) ? undefined : gesture()
    if (made) gestures.set(inspected.event, { actor: inspected.actorRef as AnyActorRef, gesture: made })
  }
  return {
    inspect(event) {
      if (event.type === '@xstate.event') addGesture(event)
      if (!('snapshot' in event) || !isMachineSnapshot(event.snapshot)) return
      const actor = event.actorRef as AnyActorRef
      if (event.type === '@xstate.microstep') addTaken(actor, takenTransitions(event))
      if (event.type === '@xstate.snapshot') addSnapshot(actor, event.event, event.snapshot)
    },
    read: () => [...events],
  }
}

/** An unknown address can have anything in it. */
const openPage = (): string => {
  const route = routeAt(currentUrl().replace(/\?.*$/, ''))
  return route === 'notFound' ? '' : pathOf(route)
}

export const recorder = createRecorder(() => performance.now(), openPage, currentGesture)
