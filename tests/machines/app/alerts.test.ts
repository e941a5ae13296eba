import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { alertsMachine, selectAlerts } from '#machines/app/alerts.machine.ts'
import type { AlertReceived } from '#machines/messages.ts'

test('an alert is listed with the time at which it arrived, newest first, and is unread', () => {
  let time = 0
  const clock = fromCallback<AlertReceived>(({ receive, sendBack }) =>
    receive((alert) => sendBack({ ...alert, type: 'alert.stamped', createdAt: (time += 1_000) })),
  )
  const actor = createActor(alertsMachine.provide({ actors: { clock } })).start()
  for (const text of ['first', 'second']) actor.send({ type: 'alert.received', tone: 'error', text, retry: null })
  expect(selectAlerts(actor.getSnapshot())).toMatchObject({
    hasUnread: true,
    alerts: [
      { text: 'second', createdAt: 2_000 },
      { text: 'first', createdAt: 1_000 },
    ],
  })
})
