import { toast } from 'react-hot-toast/headless'
import { expect, test, vi } from 'vitest'
import { createActor, emit, setup } from 'xstate'
import { runEffects } from '#app/effects.ts'
import type { ToastEffect } from '#machines/effects.ts'

const createChart = () =>
  setup({
    types: { events: {} as ToastEffect, emitted: {} as ToastEffect },
    actions: { show: emit(({ event }: { event: ToastEffect }) => event) },
  }).createMachine({ on: { toast: { actions: 'show' } } })

test('a success / removes the last complaint about a form, and no other error', () => {
  const dismiss = vi.spyOn(toast, 'dismiss').mockImplementation(() => undefined)
  const [form, other] = [createChart(), createChart()].map((chart) =>
    createActor(chart, { inspect: runEffects }).start(),
  )
  form?.send({ type: 'toast', tone: 'error', text: 'Please fill all fields correctly.', until: 'success' })
  form?.send({ type: 'toast', tone: 'error', text: 'Failed to fetch marketers' })
  other?.send({ type: 'toast', tone: 'error', text: 'Failed to fetch items' })
  form?.send({ type: 'toast', tone: 'blank', text: 'Not available yet.' })
  expect(dismiss.mock.calls).toEqual([])
  form?.send({ type: 'toast', tone: 'success', text: 'Marketer created successfully!' })
  expect(dismiss.mock.calls).toEqual([[expect.any(String)]])
})

test('the same message three times / is a new one each time, which is announced, and alone', () => {
  const remove = vi.spyOn(toast, 'remove')
  const chart = createActor(createChart(), { inspect: runEffects }).start()
  for (let count = 0; count < 3; count += 1)
    chart.send({ type: 'toast', tone: 'success', text: 'Referral link copied!' })
  expect(new Set(remove.mock.calls.flat()).size).toBe(2)
})
