import { expect, test } from 'vitest'
import { type AnyActorRef, createActor, fromCallback, setup, type EventObject } from 'xstate'
import { alert, sendToSystem, toast } from '#machines/system.ts'

const sender = setup({
  types: {
    events: {} as { type: 'failed' | 'succeeded' | 'noticed' | 'load.requested' | 'themeChosen' },
    emitted: {} as { type: 'toast'; tone: 'success' | 'error' | 'blank'; text: string },
  },
  actors: { bell: fromCallback(() => undefined) },
  actions: {
    toastFailure: toast({ tone: 'error', text: 'It failed.' }),
    toastSuccess: toast({ tone: 'success', text: 'It worked.' }),
    alertNotice: alert({ text: 'Something is missing.', retry: 'load.requested' }),
    chooseTheme: sendToSystem('theme', { type: 'theme.chosen', theme: 'dark' }),
  },
}).createMachine({
  invoke: { src: 'bell', systemId: 'alerts' },
  on: {
    failed: { actions: 'toastFailure' },
    succeeded: { actions: 'toastSuccess' },
    noticed: { actions: 'alertNotice' },
    themeChosen: { actions: 'chooseTheme' },
  },
})

const start = () => {
  const received: EventObject[] = []
  const bell = fromCallback(({ receive }) => receive((message) => received.push(message)))
  const actor = createActor(sender.provide({ actors: { bell } }))
  const effects: unknown[] = []
  actor.on('*', (effect) => effects.push(effect))
  actor.start()
  return { actor: actor as AnyActorRef, effects, received, send: actor.send }
}

test('a toast / is not listed by the bell', () => {
  const { effects, received, send } = start()
  send({ type: 'failed' })
  send({ type: 'succeeded' })
  expect(effects).toEqual([
    { type: 'toast', tone: 'error', text: 'It failed.' },
    { type: 'toast', tone: 'success', text: 'It worked.' },
  ])
  expect(received).toEqual([])
})

test('an alert / is listed by the bell without a toast, and the bell knows who can try again', () => {
  const { actor, effects, received, send } = start()
  send({ type: 'noticed' })
  expect([effects, received]).toEqual([
    [],
    [
      {
        type: 'alert.received',
        tone: 'error',
        text: 'Something is missing.',
        retry: { actor, event: 'load.requested' },
      },
    ],
  ])
})

test('a message to a chart that does not run is ignored', () => {
  const { actor, send } = start()
  send({ type: 'themeChosen' })
  expect(actor.getSnapshot().status).toBe('active')
})
