import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor, createMachine, type EventObject, fromCallback } from 'xstate'
import { alertsMachine, selectAlerts } from '#machines/app/alerts.machine.ts'
import type { AlertReceived } from '#machines/messages.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const start = () => {
  let time = 0
  const clock = fromCallback<AlertReceived>(({ receive, sendBack }) =>
    receive((alert) => sendBack({ ...alert, type: 'alert.stamped', createdAt: (time += 1_000) })),
  )
  const actor = createActor(alertsMachine.provide({ actors: { clock } }))
  const effects = recordEffects(actor)
  actor.start()
  const report = (text: string, retry: AlertReceived['retry'] = null) =>
    actor.send({ type: 'alert.received', tone: 'error', text, retry })
  return { actor, effects, report, view: () => selectAlerts(actor.getSnapshot()) }
}

/** A chart that can load, and then nothing more. */
const startList = () => {
  const received: EventObject[] = []
  const list: AnyActorRef = createActor(
    createMachine({
      initial: 'failed',
      states: {
        failed: { on: { 'retry.requested': { target: 'loaded', actions: ({ event }) => received.push(event) } } },
        loaded: {},
      },
    }),
  ).start()
  return { list, received }
}

/** A chart that can always load. */
const startCard = () => {
  const received: EventObject[] = []
  const card: AnyActorRef = createActor(
    createMachine({ on: { 'load.requested': { actions: ({ event }) => received.push(event) } } }),
  ).start()
  return { card, received }
}

describe('an alert', () => {
  test('is listed with the time at which it arrived, newest first', () => {
    const { report, view } = start()
    report('first')
    report('second')
    expect(view()).toMatchObject({
      hasUnread: true,
      alerts: [
        { text: 'second', createdAt: 2_000 },
        { text: 'first', createdAt: 1_000 },
      ],
    })
  })
})

describe('many alerts', () => {
  const textsAfter = (count: number) => {
    const { report, view } = start()
    for (let number = 1; number <= count; number += 1) report(`alert ${number}`)
    return view().alerts.map(({ text }) => text)
  }
  const alertsFrom = (newest: number, oldest: number) =>
    Array.from({ length: newest - oldest + 1 }, (_, index) => `alert ${newest - index}`)

  test('are all listed up to 50', () => {
    expect(textsAfter(50)).toEqual(alertsFrom(50, 1))
  })

  test('lose the oldest one when the 51st arrives', () => {
    expect(textsAfter(51)).toEqual(alertsFrom(51, 2))
  })
})

describe("'Retry' of an alert", () => {
  const pressRetry = (arrange: (list: AnyActorRef) => void) => {
    const { actor, effects, report, view } = start()
    const { list, received } = startList()
    report('It failed.', { actor: list, event: 'retry.requested' })
    actor.send({ type: 'alerts.opened' })
    arrange(list)
    received.length = 0
    actor.send({ type: 'retry.requested', id: 0 })
    return { effects, received, retry: view().alerts[0]?.retry }
  }
  const toast = (text: string) => ({ type: 'toast', tone: 'blank', text })

  test('makes the chart try again, and is gone', () => {
    expect(pressRetry(() => undefined)).toEqual({
      effects: [],
      received: [{ type: 'retry.requested' }],
      retry: null,
    })
  })

  test('has no effect when it is pressed again, even if the chart can try again', () => {
    const { actor, effects, report } = start()
    const { card, received } = startCard()
    report('It failed.', { actor: card, event: 'load.requested' })
    actor.send({ type: 'alerts.opened' })
    actor.send({ type: 'retry.requested', id: 0 })
    actor.send({ type: 'retry.requested', id: 0 })
    expect({ effects, received }).toEqual({ effects: [], received: [{ type: 'load.requested' }] })
  })

  test('says that nothing is left if the chart cannot try again now', () => {
    expect(pressRetry((list) => list.send({ type: 'retry.requested' }))).toEqual({
      effects: [toast('There is nothing left to try again.')],
      received: [],
      retry: null,
    })
  })

  test('says that the page is closed if the chart has stopped', () => {
    expect(pressRetry((list) => list.stop())).toEqual({
      effects: [toast('Its page is not open any more. Open it to try again.')],
      received: [],
      retry: null,
    })
  })
})
