import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Invitation } from '#domain/people/sharing.ts'
import { type SharePictures, shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { selectShareKit } from '#machines/ambassador/shareKit.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { selectCopy } from '#machines/ambassador/copy.selectors.ts'

const invitation: Invitation = { product: 'Rewoven', code: 'ADA-1', link: 'https://www.rewoven.com/referral/ADA-1' }
const pictures: SharePictures = { qr: '<svg>qr</svg>', poster: '<svg>poster</svg>' }

const open = (input: { invitation: Invitation | null } = { invitation }) => {
  const checkShareSupport = deferredActor<boolean>()
  const share = deferredActor<void, { invitation: Invitation | null }>()
  const drawPictures = deferredActor<SharePictures, { invitation: Invitation | null }>()
  const printPoster = deferredActor<void, { pictures: SharePictures | null }>()
  const actors = {
    checkShareSupport: checkShareSupport.logic,
    share: share.logic,
    drawPictures: drawPictures.logic,
    printPoster: printPoster.logic,
  }
  const actor = createActor(shareKitMachine.provide({ actors }), { input })
  const emitted = recordEffects(actor)
  actor.start()
  return {
    actor,
    drawPictures,
    emitted,
    checkShareSupport,
    share,
    printPoster,
    view: () => selectShareKit(actor.getSnapshot()),
  }
}

const openPoster = async () => {
  const kit = open()
  kit.actor.send({ type: 'poster.requested' })
  await kit.drawPictures.answer(pictures)
  return kit
}

describe('the share options', () => {
  test('without a code / are not available', () => {
    const { actor, checkShareSupport, view } = open({ invitation: null })
    actor.send({ type: 'poster.requested' })
    expect([checkShareSupport.inputs, view()]).toEqual([
      [],
      { canShare: false, isPosterOpen: false, hasPosterFailed: false, isPrinting: false, pictures: null },
    ])
  })

  test('include the share menu if the device has one', async () => {
    const { actor, checkShareSupport, share, view } = open()
    expect(view().canShare).toBe(false)
    await checkShareSupport.answer(true)
    actor.send({ type: 'share.requested' })
    actor.send({ type: 'share.requested' })
    expect([view().canShare, share.inputs]).toEqual([true, [{ invitation }]])
    await share.answer()
    expect(view().canShare).toBe(true)
  })

  test('after the share menu failed to open / show an error', async () => {
    const { actor, emitted, checkShareSupport, share } = open()
    await checkShareSupport.answer(true)
    actor.send({ type: 'share.requested' })
    await share.fail(new Error('NotAllowedError'))
    expect(emitted).toEqual([
      { type: 'toast', tone: 'error', text: 'Your device could not open its share menu. Copy the link instead.' },
    ])
  })
})

describe('the poster dialog', () => {
  test('draws the poster only when it opens', async () => {
    const { actor, drawPictures, view } = open()
    expect(drawPictures.inputs).toEqual([])
    actor.send({ type: 'poster.requested' })
    expect(view()).toMatchObject({ isPosterOpen: true, pictures: null })
    await drawPictures.answer(pictures)
    expect(view()).toMatchObject({ isPosterOpen: true, pictures })
    actor.send({ type: 'dialog.dismissed' })
    expect(view()).toMatchObject({ isPosterOpen: false, pictures: null })
  })

  test('after a failed drawing / offers a retry', async () => {
    const { actor, drawPictures, view } = open()
    actor.send({ type: 'poster.requested' })
    await drawPictures.fail(new Error('Failed to fetch dynamically imported module'))
    expect(view()).toMatchObject({ isPosterOpen: true, hasPosterFailed: true })
    actor.send({ type: 'poster.requested' })
    expect(view()).toMatchObject({ hasPosterFailed: false })
  })

  test('downloads the poster and the QR code as files', async () => {
    const { actor, emitted } = await openPoster()
    actor.send({ type: 'posterDownload.requested' })
    actor.send({ type: 'qrDownload.requested' })
    expect(emitted).toEqual([
      { type: 'download', name: 'poster-ada-1.svg', text: pictures.poster },
      { type: 'download', name: 'qr-code-ada-1.svg', text: pictures.qr },
    ])
  })

  test('while printing / starts no second print, but can save and close', async () => {
    const { actor, emitted, printPoster, view } = await openPoster()
    actor.send({ type: 'print.requested' })
    actor.send({ type: 'print.requested' })
    actor.send({ type: 'posterDownload.requested' })
    expect([view().isPrinting, printPoster.inputs, emitted.length]).toEqual([true, [{ pictures }], 1])
    actor.send({ type: 'dialog.dismissed' })
    expect(view()).toMatchObject({ isPosterOpen: false, isPrinting: false })
  })

  test('after a failed print / shows an error', async () => {
    const { actor, emitted, printPoster } = await openPoster()
    actor.send({ type: 'print.requested' })
    await printPoster.fail(new Error('no printer'))
    expect(emitted).toEqual([
      { type: 'toast', tone: 'error', text: 'The poster could not be printed. Save it, and print the file.' },
    ])
  })
})

const link = 'https://www.rewoven.com/referral/ADA-1'

const openCopy = () => {
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
    const { clock, copy, copyText, emitted, view } = openCopy()
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
    const { copy, copyText, emitted, view } = openCopy()
    copy(target)
    await copyText.fail(new Error('denied'))
    expect([view(), emitted]).toEqual([{ copied: null, failed: target }, [{ type: 'toast', tone: 'error', text }]])
    copy('link')
    await copyText.answer()
    expect(view()).toEqual({ copied: 'link', failed: null })
  })
})
