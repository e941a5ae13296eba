import type { AnyActorRef } from 'xstate'

/** Records all effects that an actor emits from now on. */
export const recordEffects = (actor: AnyActorRef): unknown[] => {
  const effects: unknown[] = []
  actor.on('*', (event) => effects.push(event))
  return effects
}
