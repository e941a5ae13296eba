import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { undoOfferMachine } from '#machines/users/undoOffer.machine.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const offer = () => {
  const clock = new SimulatedClock()
  const actor = createActor(undoOfferMachine, { input: { text: 'Ada Obi is suspended' }, clock })
  const effects = recordEffects(actor)
  actor.start()
  return { actor, clock, effects, output: () => actor.getSnapshot().output }
}

describe('the offer to undo a change', () => {
  test('is a toast with a button', () => {
    expect(offer().effects).toEqual([{ type: 'toast', tone: 'success', text: 'Ada Obi is suspended', action: 'Undo' }])
  })

  test('is accepted by the button', () => {
    const { actor, output } = offer()
    actor.send({ type: 'toast.pressed' })
    expect(output()).toEqual({ isAccepted: true })
  })

  test('ends after 8 seconds', () => {
    const { clock, output } = offer()
    clock.increment(7_999)
    expect(output()).toBeUndefined()
    clock.increment(1)
    expect(output()).toEqual({ isAccepted: false })
  })

  test('ends when the toast is dismissed, also while it is held', () => {
    const { actor, output } = offer()
    actor.send({ type: 'toast.held' })
    actor.send({ type: 'toast.dismissed' })
    expect(output()).toEqual({ isAccepted: false })
  })

  test('stays while the pointer or the focus is on it, and then for another 8 seconds', () => {
    const { actor, clock, output } = offer()
    clock.increment(7_000)
    actor.send({ type: 'toast.held' })
    clock.increment(60_000)
    actor.send({ type: 'toast.released' })
    clock.increment(7_999)
    expect(output()).toBeUndefined()
    clock.increment(1)
    expect(output()).toEqual({ isAccepted: false })
  })
})
