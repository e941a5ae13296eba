import { describe, expect, test } from 'vitest'
import { createActor, setup, SimulatedClock } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView, type ListView } from '#domain/lists/view.ts'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'
import { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import { selectMarketers } from '#machines/marketers/marketers.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const first = defaultView(listKinds.marketers)
const ada = marketerSchema.parse({ id: 'USR-1', name: 'Ada Obi', createdAt: '2026-01-01' })

interface Told {
  readonly type: string
  readonly rows?: readonly { readonly id: string }[]
  readonly ids?: readonly string[]
}

/** A page of lists that only notes what it is told. */
const listening = (told: Told[]) =>
  setup({ types: { events: {} as Told }, actions: { note: ({ event }) => void told.push(event) } }).createMachine({
    on: {
      'rows.changed': { actions: 'note' },
      'rows.removed': { actions: 'note' },
      'rows.outdated': { actions: 'note' },
      'dialog.dismissed': { actions: 'note' },
    },
  })

const open = (view: Partial<ListView> = {}) => {
  const told: Told[] = []
  const add = deferredActor<{ created: Marketer | null }>()
  const edit = deferredActor<{ updated: Marketer | null }, { marketer: Marketer }>()
  const remove = deferredActor<{ deleted: string | null }, { marketer: Marketer }>()
  const panel = deferredActor<void, { marketerId: string }>()
  const clock = new SimulatedClock()
  const actors = {
    listPage: listening(told) as never,
    leaderboard: deferredActor().logic as never,
    sidePanel: panel.logic as never,
    addMarketer: add.logic as never,
    editMarketer: edit.logic as never,
    deleteMarketer: remove.logic as never,
  }
  const actor = createActor(marketersMachine.provide({ actors }), {
    input: { view: { ...first, ...view } },
    clock,
  }).start()
  const go = (to: Partial<ListView>) => actor.send({ type: 'view.changed', view: { ...first, ...to } })
  const over = () => {
    const { page: _, leaderboard: __, ...parts } = selectMarketers(actor.getSnapshot())
    return Object.entries(parts).flatMap(([name, part]) => (part ? [name] : []))
  }
  const said = () =>
    told.map(({ type, rows, ids }) => [type, ...(rows ?? []).map(({ id }) => id), ...(ids ?? [])].join(' '))
  return { actor, add, edit, remove, panel, clock, go, over, said }
}

describe('what lies over the list', () => {
  test('is never more than one thing', () => {
    const { actor, go, over } = open()
    actor.send({ type: 'add.requested' })
    actor.send({ type: 'edit.requested', marketer: ada })
    actor.send({ type: 'delete.requested', marketer: ada })
    go({ openRowId: 'USR-1' })
    expect(over()).toEqual(['addMarketer'])
  })

  test('is the panel that the address asks for, once the dialog is closed', async () => {
    const { actor, add, go, over, panel } = open()
    actor.send({ type: 'add.requested' })
    go({ openRowId: 'USR-2' })
    await add.answer({ created: null })
    expect([over(), panel.inputs]).toEqual([['sidePanel'], [{ marketerId: 'USR-2' }]])
  })

  test('follows the address from one marketer to the next, and to none', () => {
    const { go, over, panel } = open({ openRowId: 'USR-1' })
    go({ openRowId: 'USR-1', page: 2 })
    go({ openRowId: 'USR-2' })
    expect([over(), panel.inputs.map(({ marketerId }) => marketerId)]).toEqual([['sidePanel'], ['USR-1', 'USR-2']])
    go({})
    expect(over()).toEqual([])
  })

  test('is nothing beside the leaderboard', () => {
    expect(open({ tab: 'leaderboard', openRowId: 'USR-1' }).over()).toEqual([])
  })

  test('lets the panel go before a dialog, and brings it back after it', async () => {
    const { actor, edit, over } = open({ openRowId: 'USR-1' })
    actor.send({ type: 'edit.requested', marketer: ada })
    expect(over()).toEqual(['editMarketer'])
    await edit.answer({ updated: null })
    expect(over()).toEqual(['sidePanel'])
  })
})

describe('the list', () => {
  test('has a new marketer on top at once, and is fetched anew a second after the dialog', async () => {
    const { actor, add, clock, said } = open()
    actor.send({ type: 'add.requested' })
    await add.answer({ created: ada })
    expect(said()).toEqual(['rows.changed USR-1'])
    clock.increment(999)
    expect(said()).toHaveLength(1)
    clock.increment(1)
    expect(said()).toEqual(['rows.changed USR-1', 'rows.outdated'])
  })

  test('is fetched anew once where two forms were closed within the second', async () => {
    const { actor, add, edit, clock, said } = open()
    actor.send({ type: 'add.requested' })
    await add.answer({ created: null })
    clock.increment(600)
    actor.send({ type: 'edit.requested', marketer: ada })
    await edit.answer({ updated: ada })
    clock.increment(600)
    expect(said()).toEqual(['rows.changed USR-1'])
    clock.increment(400)
    expect(said()).toEqual(['rows.changed USR-1', 'rows.outdated'])
  })

  test('loses who was deleted, and is not fetched anew', async () => {
    const { actor, remove, clock, said } = open()
    actor.send({ type: 'delete.requested', marketer: ada })
    expect(remove.inputs).toEqual([{ marketer: ada }])
    await remove.answer({ deleted: 'USR-1' })
    clock.increment(5_000)
    expect(said()).toEqual(['rows.removed USR-1'])
  })

  test('shuts the panel of who was deleted from it', async () => {
    const { actor, remove, over, said } = open({ openRowId: 'USR-1' })
    actor.send({ type: 'delete.requested', marketer: ada })
    await remove.answer({ deleted: 'USR-1' })
    expect([over(), said()]).toEqual([[], ['rows.removed USR-1', 'dialog.dismissed']])
  })
})
