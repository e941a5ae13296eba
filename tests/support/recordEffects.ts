import type { AnyActorRef } from 'xstate'
import type { AlertReceived } from '#machines/messages.ts'
import { absentIdOf } from '#charts/read/absentActors.ts'

/**
 * Records all effects that an actor emits from now on, and all messages of its system to charts that do not run in the
 * test. A message has a `receiver`, its system id. A toast that the bell lists too is recorded once, with the event
 * that the bell offers as `retry`.
 * @param leftOut the types of messages that the test does not look at
 */
export const recordEffects = (actor: AnyActorRef, leftOut: readonly string[] = []): unknown[] => {
  const effects: unknown[] = []
  actor.on('*', (event) => effects.push(event))
  actor.system.inspect((event) => {
    if (event.type !== '@xstate.event' || event.sourceRef !== actor) return
    const receiver = absentIdOf((event.actorRef as AnyActorRef).id)
    if (receiver === undefined || leftOut.includes(event.event.type)) return
    const last = effects.at(-1) as Toast | undefined
    if (receiver === 'alerts' && isAlertOf(last, event.event as AlertReceived))
      effects[effects.length - 1] = withRetry(last as Toast, event.event as AlertReceived)
    else effects.push({ ...event.event, receiver })
  })
  return effects
}

/** What blocks the router while a change is on its way. tests/machines/leave.test.ts holds it for all charts. */
export const leaveMessages = ['leave.blocked', 'leave.unblocked'] as const

interface Toast {
  readonly type: string
  readonly tone?: string
  readonly text?: string
}

const isAlertOf = (last: Toast | undefined, { tone, text }: AlertReceived): boolean =>
  last?.type === 'toast' && last.tone === tone && last.text === text

const withRetry = (toast: Toast, { retry }: AlertReceived): object =>
  retry === null ? toast : { ...toast, retry: retry.event }
