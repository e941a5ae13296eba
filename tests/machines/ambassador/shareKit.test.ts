import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Invitation } from '#domain/people/sharing.ts'
import { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import type { PictureFile, ShareKitInput, SharePictures } from '#machines/ambassador/shareKit.setup.ts'
import { selectMessage, selectPoster, selectShareKit } from '#machines/ambassador/shareKit.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { selectCopy } from '#machines/ambassador/copy.selectors.ts'

const invitation: Invitation = { product: 'Rewoven', code: 'ADA-1', link: 'https://www.rewoven.com/referral/ADA-1' }
const pictures: SharePictures = {
  qr: '<svg>qr</svg>',
  poster: '<svg>poster</svg>',
  posterPng: 'data:image/png;base64,cG9zdGVy',
  storyPng: 'data:image/png;base64,c3Rvcnk=',
}

const open = (input: { invitation: Invitation | null } = { invitation }) => {
  const checkShareSupport = deferredActor<boolean>()
  const share = deferredActor<void, ShareKitInput & { ownText: string | null }>()
  const readOwnText = deferredActor<string | null, ShareKitInput>()
  const storeOwnText = deferredActor<boolean, ShareKitInput & { text: string | null }>()
  const sharePicture = deferredActor<boolean, PictureFile>()
  const drawPictures = deferredActor<SharePictures, ShareKitInput>()
  const printPoster = deferredActor<void, { pictures: SharePictures | null }>()
  const actors = {
    checkShareSupport: checkShareSupport.logic,
    share: share.logic,
    readOwnText: readOwnText.logic,
    storeOwnText: storeOwnText.logic,
    sharePicture: sharePicture.logic,
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
    readOwnText,
    storeOwnText,
    sharePicture,
    view: () => selectShareKit(actor.getSnapshot()),
    message: () => selectMessage(actor.getSnapshot()),
    poster: () => selectPoster(actor.getSnapshot()),
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
      { canShare: false, ownText: null, isMessageOpen: false, isPosterOpen: false },
    ])
  })

  test('include the share menu if the device has one', async () => {
    const { actor, checkShareSupport, share, view } = open()
    expect(view().canShare).toBe(false)
    await checkShareSupport.answer(true)
    actor.send({ type: 'share.requested' })
    actor.send({ type: 'share.requested' })
    expect([view().canShare, share.inputs]).toEqual([true, [{ invitation, ownText: null }]])
    await share.answer()
    expect(view().canShare).toBe(true)
  })
})

const openMessage = async (stored: string | null) => {
  const kit = open()
  await kit.readOwnText.answer(stored)
  kit.actor.send({ type: 'message.requested' })
  return kit
}

describe('the own text', () => {
  test('is read, is shared, and is stored while the person types', async () => {
    const { actor, checkShareSupport, message, share, storeOwnText, view } = await openMessage('Swap with me.')
    expect([view().isMessageOpen, message().ownText]).toEqual([true, 'Swap with me.'])
    actor.send({ type: 'message.changed', text: 'Swap with me' })
    actor.send({ type: 'message.changed', text: '' })
    expect([view().ownText, storeOwnText.inputs]).toEqual([
      '',
      [
        { invitation, text: 'Swap with me' },
        { invitation, text: '' },
      ],
    ])
    await storeOwnText.answer(true)
    expect(message().isUnstored).toBe(false)
    actor.send({ type: 'message.changed', text: 'Rent it.' })
    actor.send({ type: 'dialog.dismissed' })
    await checkShareSupport.answer(true)
    actor.send({ type: 'share.requested' })
    expect([view().isMessageOpen, share.inputs]).toEqual([false, [{ invitation, ownText: 'Rent it.' }]])
  })

  test('is the default after Reset, and returns with Undo reset until the person types', async () => {
    const { actor, message, storeOwnText } = await openMessage('Swap with me.')
    actor.send({ type: 'reset.undone' })
    actor.send({ type: 'message.reset' })
    expect(message()).toMatchObject({ ownText: null, isReset: true })
    actor.send({ type: 'message.reset' })
    actor.send({ type: 'reset.undone' })
    expect(message()).toMatchObject({ ownText: 'Swap with me.', isReset: false })
    actor.send({ type: 'message.reset' })
    actor.send({ type: 'message.changed', text: 'Hi' })
    actor.send({ type: 'reset.undone' })
    expect(message()).toMatchObject({ ownText: 'Hi', isReset: false })
    expect(storeOwnText.inputs.map(({ text }) => text)).toEqual([null, 'Swap with me.', null, 'Hi'])
    actor.send({ type: 'message.reset' })
    actor.send({ type: 'dialog.dismissed' })
    actor.send({ type: 'message.requested' })
    expect(message()).toMatchObject({ ownText: null, isReset: false })
  })
})

describe('the poster dialog', () => {
  test('draws the poster only when it opens', async () => {
    const { actor, drawPictures, poster, view } = open()
    expect(drawPictures.inputs).toEqual([])
    actor.send({ type: 'poster.requested' })
    expect([view().isPosterOpen, poster().pictures]).toEqual([true, null])
    await drawPictures.answer(pictures)
    expect([view().isPosterOpen, poster().pictures]).toEqual([true, pictures])
    actor.send({ type: 'dialog.dismissed' })
    expect([view().isPosterOpen, poster().pictures]).toEqual([false, null])
  })

  test('after a failed drawing / offers a retry', async () => {
    const { actor, drawPictures, poster, view } = open()
    actor.send({ type: 'poster.requested' })
    await drawPictures.fail(new Error('This browser has no canvas'))
    expect([view().isPosterOpen, poster().hasPosterFailed]).toEqual([true, true])
    actor.send({ type: 'poster.requested' })
    expect(poster().hasPosterFailed).toBe(false)
  })

  test('downloads the pictures as PNG where no share menu takes them, and the QR code as SVG', async () => {
    const { actor, emitted, poster, sharePicture } = await openPoster()
    actor.send({ type: 'pictureSave.requested', picture: 'poster' })
    actor.send({ type: 'pictureSave.requested', picture: 'story' })
    expect([poster().savedPicture, sharePicture.inputs.length]).toEqual(['poster', 1])
    await sharePicture.answer(false)
    actor.send({ type: 'pictureSave.requested', picture: 'story' })
    await sharePicture.fail(new Error('NotAllowedError'))
    actor.send({ type: 'qrDownload.requested' })
    expect(emitted).toEqual([
      { type: 'download', name: 'poster-ada-1.png', text: pictures.posterPng },
      { type: 'download', name: 'story-ada-1.png', text: pictures.storyPng },
      { type: 'download', name: 'qr-code-ada-1.svg', text: pictures.qr },
    ])
  })

  test('opens the share menu of a phone with the picture, and downloads nothing then', async () => {
    const { actor, emitted, poster, sharePicture } = await openPoster()
    actor.send({ type: 'pictureSave.requested', picture: 'story' })
    expect(sharePicture.inputs).toEqual([{ name: 'story-ada-1.png', dataUrl: pictures.storyPng }])
    await sharePicture.answer(true)
    expect([poster().savedPicture, emitted]).toEqual([null, []])
  })

  test('while printing / starts no second print, but can save and close', async () => {
    const { actor, poster, printPoster, sharePicture, view } = await openPoster()
    actor.send({ type: 'print.requested' })
    actor.send({ type: 'print.requested' })
    expect([poster().isPrinting, printPoster.inputs]).toEqual([true, [{ pictures }]])
    actor.send({ type: 'pictureSave.requested', picture: 'poster' })
    expect([poster().isPrinting, sharePicture.inputs.length]).toEqual([false, 1])
    actor.send({ type: 'dialog.dismissed' })
    expect([view().isPosterOpen, poster().savedPicture]).toEqual([false, null])
  })
})

const link = 'https://www.rewoven.com/referral/ADA-1'

const openCopy = () => {
  const clock = new SimulatedClock()
  const copyText = deferredActor<void, { text: string }>()
  const actor = createActor(copyMachine.provide({ actors: { copyText: copyText.logic } }), { clock })
  const emitted = recordEffects(actor)
  actor.start()
  const copy = (target: 'link' | 'code' | 'message') =>
    actor.send({ type: 'copy.requested', target, text: target === 'link' ? link : 'ADA-1' })
  return { clock, copy, copyText, emitted, view: () => selectCopy(actor.getSnapshot()) }
}

describe('the copy buttons', () => {
  test.each([
    ['link', 'Failed to copy link.'],
    ['code', 'Failed to copy code.'],
    ['message', 'Failed to copy message.'],
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
