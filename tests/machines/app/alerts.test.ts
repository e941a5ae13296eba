import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor, createMachine, type EventObject, fromCallback } from 'xstate'
import { maxAlerts } from '#domain/limits.ts'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { selectAlerts } from '#machines/app/alerts.selectors.ts'
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

  test('after the maximum replaces the oldest one', () => {
    const { report, view } = start()
    for (let number = 0; number <= maxAlerts; number += 1) report(`alert ${number}`)
    expect([view().alerts.length, view().alerts.at(-1)?.text]).toEqual([maxAlerts, 'alert 1'])
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

  test('makes the chart try again, once', () => {
    expect(pressRetry(() => undefined)).toEqual({
      effects: [],
      received: [{ type: 'retry.requested' }],
      retry: null,
    })
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
