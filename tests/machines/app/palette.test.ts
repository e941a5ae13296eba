import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { LoadedRecord } from '#domain/app/loadedRecords.ts'
import { type PaletteContent, paletteMachine } from '#machines/app/palette.machine.ts'
import { selectPalette, selectIsPaletteLoading, selectIsPaletteOpen } from '#machines/app/palette.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const noEvents = fromCallback(() => undefined)

const open = () => {
  const loadEntries = deferredActor<PaletteContent, { records: readonly LoadedRecord[] }>()
  const actor = createActor(
    paletteMachine.provide({
      actors: { loadEntries: loadEntries.logic, subscribeToShortcut: noEvents, subscribeToTyping: noEvents },
    }),
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

  test('Escape closes it, and the next opening has an empty search term', () => {
    const { actor, type, view } = open()
    type('set')
    actor.send({ type: 'dialog.dismissed' })
    expect(view()).toMatchObject({ isOpen: false, isLoading: false })
    actor.send({ type: 'palette.toggled' })
    expect(view()).toEqual({ isOpen: false, isLoading: true, term: '' })
  })

  test('a failed load closes it and shows an error with a retry', async () => {
    const { loadEntries, emitted, view } = open()
    await loadEntries.fail(new TypeError('Failed to fetch'))
    expect([emitted, view().isLoading]).toEqual([
      [
        {
          type: 'toast',
          tone: 'error',
          text: 'The command palette could not be opened. Check your connection and try again.',
          retry: 'palette.toggled',
        },
      ],
      false,
    ])
  })
})
