import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { type PaletteContent, paletteMachine } from '#machines/app/palette.machine.ts'
import { selectPalette, selectIsPaletteLoading, selectIsPaletteOpen } from '#machines/app/palette.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const quiet = fromCallback(() => undefined)

const open = () => {
  const gather = deferredActor<PaletteContent>()
  const actor = createActor(
    paletteMachine.provide({ actors: { gather: gather.logic, hearShortcut: quiet, hearTyping: quiet } }),
  ).start()
  const emitted = recordEffects(actor)
  actor.send({ type: 'palette.toggled' })
  const type = (term: string) => actor.send({ type: 'term.changed', term })
  const seen = () => ({
    isOpen: selectIsPaletteOpen(actor.getSnapshot()),
    isComing: selectIsPaletteLoading(actor.getSnapshot()),
    term: selectPalette(actor.getSnapshot()).term,
  })
  return { actor, gather, emitted, type, seen }
}

describe('a palette whose code is not here yet', () => {
  test('keeps what is typed for its field', async () => {
    const { gather, type, seen } = open()
    type('set')
    expect(seen()).toEqual({ isOpen: false, isComing: true, term: 'set' })
    await gather.answer({ entries: [], recent: [] })
    type('sett')
    expect(seen()).toEqual({ isOpen: true, isComing: false, term: 'sett' })
  })

  test('is closed by Escape, and starts over the next time', () => {
    const { actor, type, seen } = open()
    type('set')
    actor.send({ type: 'dialog.dismissed' })
    expect(seen()).toMatchObject({ isOpen: false, isComing: false })
    actor.send({ type: 'palette.toggled' })
    expect(seen()).toEqual({ isOpen: false, isComing: true, term: '' })
  })

  test('and never comes says so', async () => {
    const { gather, emitted, seen } = open()
    await gather.fail(new TypeError('Failed to fetch'))
    expect([emitted, seen().isComing]).toEqual([
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
