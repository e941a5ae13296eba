import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor, setup, SimulatedClock } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView, type ListView } from '#domain/lists/view.ts'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'
import type { MarketerFormInput } from '#machines/marketers/marketerForm.setup.ts'
import type { ShareCodeInput } from '#machines/marketers/shareCode.machine.ts'
import { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import type { SidePanelInput } from '#machines/marketers/sidePanel.machine.ts'
import { selectMarketers } from '#machines/marketers/marketers.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const listView = defaultView(listKinds.marketers)
const ada = marketerSchema.parse({ id: 'USR-1', name: 'Ada Obi', createdAt: '2026-01-01' })

interface ListEvent {
  readonly type: string
  readonly rows?: readonly { readonly id: string }[]
  readonly removedIds?: readonly string[]
}

/** A list page that records the events it gets. */
const recordingListPage = (events: ListEvent[]) =>
  setup({
    types: { events: {} as ListEvent },
    actions: { record: ({ event }) => void events.push(event) },
  }).createMachine({
    on: {
      'rows.changed': { actions: 'record' },
      'rows.outdated': { actions: 'record' },
      'dialog.dismissed': { actions: 'record' },
    },
  })

const openPage = (view: Partial<ListView> = {}) => {
  const events: ListEvent[] = []
  const sentToBoard: ListEvent[] = []
  const form = deferredActor<{ saved: Marketer | null }, MarketerFormInput>()
  const remove = deferredActor<{ deletedId: string | null }, { marketer: Marketer }>()
  const panel = deferredActor<void, SidePanelInput>()
  const share = deferredActor<void, ShareCodeInput>()
  const leaderboard = deferredActor()
  const code = deferredActor<void>()
  const importing = deferredActor<{ added: readonly Marketer[] }>()
  const clock = new SimulatedClock()
  const actors = {
    listPage: recordingListPage(events) as never,
    leaderboard: leaderboard.logic as never,
    sidePanel: panel.logic as never,
    marketerForm: form.logic as never,
    loadImport: code.logic,
    marketerImport: importing.logic as never,
    deleteMarketer: remove.logic as never,
    shareCode: share.logic as never,
  }
  const actor = createActor(marketersMachine.provide({ actors }), {
    input: { role: 'ADMIN', view: { ...listView, ...view } },
    clock,
    inspect: (step) => {
      if (step.type === '@xstate.event' && (step.actorRef as AnyActorRef).id === 'leaderboard')
        sentToBoard.push(step.event)
    },
  }).start()
  const showView = (to: Partial<ListView>) => actor.send({ type: 'view.changed', view: { ...listView, ...to } })
  const overlays = () => {
    const { page: _, leaderboard: __, ...parts } = selectMarketers(actor.getSnapshot())
    return Object.entries(parts).flatMap(([name, part]) => (part ? [name] : []))
  }
  const textsOf = (sent: readonly ListEvent[]) =>
    sent.map(({ type, rows = [], removedIds = [] }) =>
      [type, ...rows.map(({ id }) => id), ...removedIds.map((id) => `without ${id}`)].join(' '),
    )
  const listEvents = () => textsOf(events)
  const boardEvents = () => textsOf(sentToBoard.filter(({ type }) => type.startsWith('rows.')))
  return {
    actor,
    boardEvents,
    code,
    form,
    importing,
    remove,
    panel,
    share,
    leaderboard,
    clock,
    showView,
    overlays,
    listEvents,
  }
}

describe('marketers from a file', () => {
  test('are shown in the list after the dialog closes, and the list is fetched again', async () => {
    const { actor, clock, code, importing, listEvents, overlays } = openPage()
    actor.send({ type: 'import.requested' })
    expect(overlays()).toEqual([])
    await code.answer()
    expect(overlays()).toEqual(['marketerImport'])
    await importing.answer({ added: [ada] })
    clock.increment(1_000)
    expect([overlays(), listEvents()]).toEqual([[], ['rows.changed USR-1', 'rows.outdated']])
  })
})

describe('over the list', () => {
  test('there is at most one panel or dialog', () => {
    const { actor, form, showView, overlays } = openPage()
    actor.send({ type: 'add.requested' })
    actor.send({ type: 'edit.requested', marketer: ada })
    actor.send({ type: 'delete.requested', marketer: ada })
    showView({ openRowId: 'USR-1' })
    expect([overlays(), form.inputs]).toEqual([['marketerForm'], [{ marketer: null }]])
  })
})

describe('over the leaderboard', () => {
  test('the panel starts with the period of the leaderboard, and follows the URL to another period or filter', () => {
    const board = { tab: 'leaderboard', openRowId: 'USR-1' } as const
    const { overlays, panel, showView } = openPage({ ...board, period: 'month' })
    showView({ ...board, period: 'week' })
    showView({ ...board, period: 'week', listed: true })
    expect([overlays(), panel.inputs]).toEqual([
      ['sidePanel'],
      [
        { marketerId: 'USR-1', period: 'month', listed: false },
        { marketerId: 'USR-1', period: 'week', listed: false },
        { marketerId: 'USR-1', period: 'week', listed: true },
      ],
    ])
    showView({ tab: 'leaderboard', period: 'week' })
    expect(overlays()).toEqual([])
  })
})

describe('the dialog with the code', () => {
  test('follows the dialog of a new marketer, and closes', async () => {
    const { actor, form, share, overlays } = openPage()
    actor.send({ type: 'add.requested' })
    await form.answer({ saved: ada })
    expect([overlays(), share.inputs]).toEqual([['shareCode'], [{ marketer: ada, isNew: true }]])
    await share.answer()
    expect(overlays()).toEqual([])
  })
})
