import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { createUsageRecord } from '#app/usage.ts'

const form = createMachine({
  id: 'form',
  initial: 'editing',
  states: {
    editing: {
      on: {
        'name.changed': {},
        'details.submitted': [{ guard: ({ event }) => event['isValid'] === true, target: 'saved' }, {}],
      },
    },
    saved: { on: { 'form.reopened': 'editing' } },
  },
})

const list = createMachine({ id: 'list', on: { 'sort.chosen': { actions: () => undefined } } })

const visitOf = (doOnPage: (send: Record<'form' | 'list', (event: { type: string }) => void>) => void) => {
  const usage = createUsageRecord()
  const actors = [form, list].map((machine) => createActor(machine, { inspect: usage.inspect }).start())
  const [toForm, toList] = actors.map((actor) => (event: { type: string }) => actor.send(event as never))
  doOnPage({ form: toForm!, list: toList! })
  return usage
}

const changeName = (name: string) => ({ type: 'name.changed', name })
const submit = (isValid: boolean) => ({ type: 'details.submitted', isValid })

test('two people who did the same in another order, as often as they liked / cannot be told apart', () => {
  const ada = visitOf((send) => {
    send.form(changeName('Ada Obi'))
    send.form(submit(true))
    send.list({ type: 'sort.chosen' })
  })
  const bola = visitOf((send) => {
    send.list({ type: 'sort.chosen' })
    for (const name of ['B', 'Bo', 'Bola Ade']) send.form(changeName(name))
    send.form(submit(true))
    send.form({ type: 'unknown' })
  })
  const sent = JSON.stringify(ada.take())
  expect(sent).toBe(
    '{"format":1,"taken":{"form":["editing: details.submitted (1)","editing: name.changed"],"list":["(chart): sort.chosen"]}}',
  )
  expect(JSON.stringify(bola.take())).toBe(sent)
})

test('a person who comes back with Back / sends only what came after', () => {
  const visit = visitOf((send) => send.form(submit(false)))
  expect(visit.take()).toEqual({ format: 1, taken: { form: ['editing: details.submitted (2)'] } })
  expect(visit.take()).toEqual({ format: 1, taken: {} })
})
