import type { AnyActorRef } from 'xstate'

/** Records everything that an actor emits from now on. */
export const recordEffects = (actor: AnyActorRef): unknown[] => {
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  return emitted
}
