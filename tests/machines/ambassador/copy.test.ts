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
  const copy = (target: 'link' | 'code') =>
    actor.send({ type: 'copy.requested', target, text: target === 'link' ? link : 'ADA-1' })
  return { clock, copy, copyText, emitted, view: () => selectCopy(actor.getSnapshot()) }
}

describe('the copy buttons', () => {
  test.each([
    ['link', 'Referral link copied!', link],
    ['code', 'Referral code copied.', 'ADA-1'],
  ] as const)('copy the %s and show the success for two seconds', async (target, text, copied) => {
    const { clock, copy, copyText, emitted, view } = open()
    copy(target)
    copy(target)
    expect(copyText.inputs).toEqual([{ text: copied }])
    await copyText.answer()
    expect([view(), emitted]).toEqual([{ copied: target, failed: null }, [{ type: 'toast', tone: 'success', text }]])
    clock.increment(1_999)
    expect(view()).toEqual({ copied: target, failed: null })
    clock.increment(1)
    expect(view()).toEqual({ copied: null, failed: null })
  })

  test.each([
    ['link', 'Failed to copy link.'],
    ['code', 'Failed to copy code.'],
  ] as const)('after a failed copy of the %s / show the failure and can be pressed again', async (target, text) => {
    const { copy, copyText, emitted, view } = open()
    copy(target)
    await copyText.fail(new Error('denied'))
    expect([view(), emitted]).toEqual([{ copied: null, failed: target }, [{ type: 'toast', tone: 'error', text }]])
    copy('link')
    await copyText.answer()
    expect(view()).toEqual({ copied: 'link', failed: null })
  })
})
