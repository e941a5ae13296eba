import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Invitation } from '#domain/people/sharing.ts'
import { type SharePictures, shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { selectShareKit } from '#machines/ambassador/shareKit.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const invitation: Invitation = { product: 'Rewoven', code: 'ADA-1', link: 'https://www.rewoven.com/referral/ADA-1' }
const pictures: SharePictures = { qr: '<svg>qr</svg>', poster: '<svg>poster</svg>' }

const open = (given: Invitation | null = invitation) => {
  const lookForSheet = deferredActor<boolean>()
  const openSheet = deferredActor<void, { invitation: Invitation | null }>()
  const drawPictures = deferredActor<SharePictures, { invitation: Invitation | null }>()
  const printPoster = deferredActor<void, { pictures: SharePictures | null }>()
  const actors = {
    lookForSheet: lookForSheet.logic,
    openSheet: openSheet.logic,
    drawPictures: drawPictures.logic,
    printPoster: printPoster.logic,
  }
  const actor = createActor(shareKitMachine.provide({ actors }), { input: { invitation: given } })
  const emitted = recordEffects(actor)
  actor.start()
  return {
    actor,
    drawPictures,
    emitted,
    lookForSheet,
    openSheet,
    printPoster,
    view: () => selectShareKit(actor.getSnapshot()),
  }
}

const withPoster = async () => {
  const kit = open()
  kit.actor.send({ type: 'poster.requested' })
  await kit.drawPictures.answer(pictures)
  return kit
}

describe('the share kit', () => {
  test("has nothing to share where the code is 'N/A'", () => {
    const { actor, lookForSheet, view } = open(null)
    actor.send({ type: 'poster.requested' })
    expect([lookForSheet.inputs, view()]).toEqual([
      [],
      { hasSheet: false, isPosterOpen: false, hasPosterFailed: false, isPrinting: false, pictures: null },
    ])
  })

  test('offers the share menu where the device has one', async () => {
    const { actor, lookForSheet, openSheet, view } = open()
    expect(view().hasSheet).toBe(false)
    await lookForSheet.answer(true)
    actor.send({ type: 'share.requested' })
    actor.send({ type: 'share.requested' })
    expect([view().hasSheet, openSheet.inputs]).toEqual([true, [{ invitation }]])
    await openSheet.answer()
    expect(view().hasSheet).toBe(true)
  })

  test('says where the share menu did not open', async () => {
    const { actor, emitted, lookForSheet, openSheet } = open()
    await lookForSheet.answer(true)
    actor.send({ type: 'share.requested' })
    await openSheet.fail(new Error('NotAllowedError'))
    expect(emitted).toEqual([
      { type: 'toast', tone: 'error', text: 'Your device could not open its share menu. Copy the link instead.' },
    ])
  })
})

describe('the poster', () => {
  test('is drawn when somebody asks for it, and not before', async () => {
    const { actor, drawPictures, view } = open()
    expect(drawPictures.inputs).toEqual([])
    actor.send({ type: 'poster.requested' })
    expect(view()).toMatchObject({ isPosterOpen: true, pictures: null })
    await drawPictures.answer(pictures)
    expect(view()).toMatchObject({ isPosterOpen: true, pictures })
    actor.send({ type: 'dialog.dismissed' })
    expect(view()).toMatchObject({ isPosterOpen: false, pictures: null })
  })

  test('that could not be drawn can be asked for again', async () => {
    const { actor, drawPictures, view } = open()
    actor.send({ type: 'poster.requested' })
    await drawPictures.fail(new Error('Failed to fetch dynamically imported module'))
    expect(view()).toMatchObject({ isPosterOpen: true, hasPosterFailed: true })
    actor.send({ type: 'poster.requested' })
    expect(view()).toMatchObject({ hasPosterFailed: false })
  })

  test('and the QR code are handed over as files', async () => {
    const { actor, emitted } = await withPoster()
    actor.send({ type: 'posterDownload.requested' })
    actor.send({ type: 'qrDownload.requested' })
    expect(emitted).toEqual([
      { type: 'download', name: 'poster-ada-1.svg', text: pictures.poster },
      { type: 'download', name: 'qr-code-ada-1.svg', text: pictures.qr },
    ])
  })

  test('is printed once at a time, and can be saved and closed meanwhile', async () => {
    const { actor, emitted, printPoster, view } = await withPoster()
    actor.send({ type: 'print.requested' })
    actor.send({ type: 'print.requested' })
    actor.send({ type: 'posterDownload.requested' })
    expect([view().isPrinting, printPoster.inputs, emitted.length]).toEqual([true, [{ pictures }], 1])
    actor.send({ type: 'dialog.dismissed' })
    expect(view()).toMatchObject({ isPosterOpen: false, isPrinting: false })
  })

  test('that could not be printed is said', async () => {
    const { actor, emitted, printPoster } = await withPoster()
    actor.send({ type: 'print.requested' })
    await printPoster.fail(new Error('no printer'))
    expect(emitted).toEqual([
      { type: 'toast', tone: 'error', text: 'The poster could not be printed. Save it, and print the file.' },
    ])
  })
})
