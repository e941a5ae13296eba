import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { selectCopy } from '#machines/ambassador/copy.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const link = 'https://www.rewoven.com/referral/ADA-1'

const open = () => {
  const clock = new SimulatedClock()
  const copyText = deferredActor<void, { text: string }>()
  const actor = createActor(copyMachine.provide({ actors: { copyText: copyText.logic } }), { clock })
  const emitted = recordEffects(actor)
  actor.start()
  const copy = (what: 'link' | 'code') =>
    actor.send({ type: 'copy.requested', what, text: what === 'link' ? link : 'ADA-1' })
  return { clock, copy, copyText, emitted, view: () => selectCopy(actor.getSnapshot()) }
}

describe('the buttons that copy', () => {
  test.each([
    ['link', 'Referral link copied!', link],
    ['code', 'Referral code copied.', 'ADA-1'],
  ] as const)('put the %s on the clipboard, and say so for two seconds', async (what, text, copied) => {
    const { clock, copy, copyText, emitted, view } = open()
    copy(what)
    copy(what)
    expect(copyText.inputs).toEqual([{ text: copied }])
    await copyText.answer()
    expect([view(), emitted]).toEqual([{ copied: what, refused: null }, [{ type: 'toast', tone: 'success', text }]])
    clock.increment(2_000)
    expect(view()).toEqual({ copied: null, refused: null })
  })

  test.each([
    ['link', 'Failed to copy link.'],
    ['code', 'Failed to copy code.'],
  ] as const)('say where the browser would not copy the %s, and can be pressed again', async (what, text) => {
    const { copy, copyText, emitted, view } = open()
    copy(what)
    await copyText.fail(new Error('denied'))
    expect([view(), emitted]).toEqual([{ copied: null, refused: what }, [{ type: 'toast', tone: 'error', text }]])
    copy('link')
    await copyText.answer()
    expect(view()).toEqual({ copied: 'link', refused: null })
  })
})
