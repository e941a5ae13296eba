import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { completeProgress, noProgress } from '#domain/lists/loadProgress.ts'
import type { Command, PaletteEntry } from '#domain/app/palette.ts'
import {
  type PaletteContent,
  paletteMachine,
  selectPalette,
  selectIsPaletteLoading,
  selectIsPaletteOpen,
} from '#machines/app/palette/palette.machine.ts'
import { recordSearchMachine } from '#machines/app/palette/recordSearch.machine.ts'
import { rowOf } from '#machines/lists/lists.testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const noEvents = fromCallback(() => undefined)

const open = () => {
  const loadEntries = deferredActor<PaletteContent, { personId: string; role: string }>()
  const actor = createActor(
    paletteMachine.provide({
      actors: {
        loadEntries: loadEntries.logic,
        subscribeToShortcut: noEvents,
        subscribeToTyping: noEvents,
        recordSearch: recordSearchMachine,
      },
    }),
    { input: { role: 'ADMIN', personId: 'admin-1' } },
  ).start()
  const emitted = recordEffects(actor)
  actor.send({ type: 'palette.toggled' })
  const type = (term: string) => actor.send({ type: 'term.changed', term })
  const view = () => ({
    isOpen: selectIsPaletteOpen(actor.getSnapshot()),
    isLoading: selectIsPaletteLoading(actor.getSnapshot()),
    term: selectPalette(actor.getSnapshot()).term,
  })
  return { actor, loadEntries, emitted, type, view }
}

describe('while the palette loads', () => {
  test('typed text becomes the search term', async () => {
    const { loadEntries, type, view } = open()
    type('set')
    expect(view()).toEqual({ isOpen: false, isLoading: true, term: 'set' })
    await loadEntries.answer({ entries: [], recent: [] })
    type('sett')
    expect(view()).toEqual({ isOpen: true, isLoading: false, term: 'sett' })
  })
})

describe('an open palette', () => {
  const openLoaded = async () => {
    const palette = open()
    await palette.loadEntries.answer({ entries: [], recent: [] })
    return palette
  }
  const stored = (value: string[]) => ({ type: 'savePreference', key: 'recentEntries', value })
  const action = (command: Command): PaletteEntry => ({
    id: command,
    kind: 'action',
    label: command,
    hint: '',
    target: { command },
  })

  test.each([
    ['exportList', { type: 'export.requested', receiver: 'csvExport' }],
    ['lightColours', { type: 'theme.chosen', theme: 'light', receiver: 'theme' }],
    ['darkColours', { type: 'theme.chosen', theme: 'dark', receiver: 'theme' }],
    ['deviceColours', { type: 'theme.chosen', theme: 'system', receiver: 'theme' }],
    ['toggleSidebar', { type: 'sidebar.toggled', receiver: 'sidebar' }],
    ['signOut', { type: 'signOut.requested', receiver: 'area' }],
  ] as const)('sends the message of the command %s', async (command, message) => {
    const { actor, emitted } = await openLoaded()
    actor.send({ type: 'entry.chosen', entry: action(command) })
    expect(emitted).toEqual([stored([command]), message])
  })
})

test('it knows loaded rows, each once, and how far each list is loaded', () => {
  const { actor } = open()
  const progress = { ...noProgress, cursor: { id: 'MKT-1' } }
  actor.send({ type: 'records.changed', source: 'allUsers', rows: [rowOf(1), rowOf(2)], progress: completeProgress })
  actor.send({ type: 'records.changed', source: 'activeUsers', rows: [rowOf(2)] })
  actor.send({ type: 'records.changed', source: 'allMarketers', rows: [rowOf(3)], progress })
  expect(selectPalette(actor.getSnapshot())).toMatchObject({
    records: [
      { source: 'allUsers', row: rowOf(1) },
      { source: 'activeUsers', row: rowOf(2) },
      { source: 'allMarketers', row: rowOf(3) },
    ],
    progress: { allUsers: { end: 'reached' }, allMarketers: progress },
  })
})

test('a list that it knows completely loads again / stays known', () => {
  const { actor } = open()
  actor.send({ type: 'records.changed', source: 'allUsers', rows: [rowOf(1)], progress: completeProgress })
  const progress = { ...noProgress, cursor: { id: 'USR-1' } }
  actor.send({ type: 'records.changed', source: 'allUsers', rows: [rowOf(1)], progress })
  actor.send({ type: 'records.counted', source: 'allUsers', count: 6_000 })
  expect(selectPalette(actor.getSnapshot())).toMatchObject({
    progress: { allUsers: completeProgress },
    counts: { allUsers: 6_000 },
  })
})
