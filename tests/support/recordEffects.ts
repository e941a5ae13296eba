import type { AnyActorRef } from 'xstate'
import type { AlertReceived } from '#machines/messages.ts'
import { absentIdOf } from '#charts/read/absentActors.ts'

/**
 * Records all effects that an actor emits from now on, and all messages of its system to charts that do not run in the
 * test. A message has a `receiver`, its system id. A toast that the bell lists too is recorded once, with the event
 * that the bell offers as `retry`.
 */
export const recordEffects = (actor: AnyActorRef): unknown[] => {
  const effects: unknown[] = []
  actor.on('*', (event) => effects.push(event))
  actor.system.inspect((event) => {
    if (event.type !== '@xstate.event' || event.sourceRef !== actor) return
    const receiver = absentIdOf((event.actorRef as AnyActorRef).id)
    if (receiver === undefined) return
    const last = effects.at(-1) as Toast | undefined
    if (receiver === 'alerts' && isAlertOf(last, event.event as AlertReceived))
      effects[effects.length - 1] = withRetry(last as Toast, event.event as AlertReceived)
    else effects.push({ ...event.event, receiver })
  })
  return effects
}

interface Toast {
  readonly type: string
  readonly tone?: string
  readonly text?: string
}

const isAlertOf = (last: Toast | undefined, { tone, text }: AlertReceived): boolean =>
  last?.type === 'toast' && last.tone === tone && last.text === text

const withRetry = (toast: Toast, { retry }: AlertReceived): object =>
  retry === null ? toast : { ...toast, retry: retry.event }
