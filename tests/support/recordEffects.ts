import type { AnyActorRef } from 'xstate'
import { absentIdOf } from '#tools/paths/model/absentActors.ts'

/**
 * Records all effects that an actor emits from now on, and all messages of its system to charts that do not run in the
 * test. A message has a `receiver`, its system id.
 */
export const recordEffects = (actor: AnyActorRef): unknown[] => {
  const effects: unknown[] = []
  actor.on('*', (event) => effects.push(event))
  actor.system.inspect((event) => {
    if (event.type !== '@xstate.event' || event.sourceRef !== actor) return
    const receiver = absentIdOf((event.actorRef as AnyActorRef).id)
    if (receiver !== undefined) effects.push({ ...event.event, receiver })
  })
  return effects
}
