import { describe, expect, test } from 'vitest'
import { createActor, type StateValue } from 'xstate'
import type { Invitation } from '#domain/people/sharing.ts'
import { copyMachine, type CopyTarget } from '#machines/ambassador/copy.machine.ts'
import { selectCopy } from '#machines/ambassador/copy.selectors.ts'
import { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import type { ShareKitInput, SharePictures } from '#machines/ambassador/shareKit.setup.ts'
import { selectMessage, selectPoster, selectShareKit } from '#machines/ambassador/shareKit.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const invitation: Invitation = { product: 'Rewoven', code: 'ADA-1', link: 'https://www.rewoven.com/referral/ADA-1' }
const pictures: SharePictures = {
  qr: '<svg>qr</svg>',
  poster: '<svg>poster</svg>',
  posterPng: 'data:image/png;base64,cG9zdGVy',
  storyPng: 'data:image/png;base64,c3Rvcnk=',
}

const kitIn = (value: StateValue, resetText: string | null = null) =>
  shareKitMachine.resolveState({
    value,
    context: { invitation, ownText: 'Rent it.', resetText, pictures, saved: 'story' },
  })

test('the share menu gets the text that the marketer has typed', async () => {
  const checkShareSupport = deferredActor<boolean>()
  const share = deferredActor<void, ShareKitInput & { ownText: string | null }>()
  const readOwnText = deferredActor<string | null, ShareKitInput>()
  const storeOwnText = deferredActor<boolean, ShareKitInput & { text: string | null }>()
  const actors = {
    checkShareSupport: checkShareSupport.logic,
    share: share.logic,
    readOwnText: readOwnText.logic,
    storeOwnText: storeOwnText.logic,
  }
  const actor = createActor(shareKitMachine.provide({ actors }), { input: { invitation } }).start()
  await readOwnText.answer('Swap with me.')
  actor.send({ type: 'message.requested' })
  actor.send({ type: 'message.changed', text: 'Rent it.' })
  await checkShareSupport.answer(true)
  actor.send({ type: 'share.requested' })
  expect(share.inputs).toEqual([{ invitation, ownText: 'Rent it.' }])
})

describe('the share options', () => {
  test.each<[StateValue, boolean, boolean, boolean]>([
    ['unavailable', false, false, false],
    [{ available: { share: 'checkingSupport' } }, false, false, false],
    [{ available: { share: 'unsupported' } }, false, false, false],
    [{ available: { share: 'ready' } }, true, false, false],
    [{ available: { share: 'sharing' } }, true, false, false],
    [{ available: { message: 'editing' } }, false, true, false],
    [{ available: { poster: 'drawing' } }, false, false, true],
    [{ available: { poster: 'failed' } }, false, false, true],
    [{ available: { poster: 'open' } }, false, false, true],
  ])('in %j / have a share menu: %s, a message dialog: %s, a poster dialog: %s', (value, ...shown) => {
    const [canShare, isMessageOpen, isPosterOpen] = shown
    expect(selectShareKit(kitIn(value))).toEqual({ canShare, ownText: 'Rent it.', isMessageOpen, isPosterOpen })
  })
})

describe('the message dialog', () => {
  test.each([
    ['stored', null, false, false],
    ['storing', 'Swap with me.', true, false],
    ['storing', '', true, false],
    ['unstored', null, false, true],
  ])('with a text that is %s, and %j before the reset / shows that', (editing, resetText, isReset, isUnstored) => {
    const kit = kitIn({ available: { message: { editing } } }, resetText)
    expect(selectMessage(kit)).toEqual({ invitation, ownText: 'Rent it.', isReset, isUnstored })
  })
})

describe('the poster dialog', () => {
  const closed = { hasPosterFailed: false, isPrinting: false, savedPicture: null, pictures: null }

  test.each([
    ['closed', closed],
    ['drawing', closed],
    ['failed', { ...closed, hasPosterFailed: true }],
    [{ open: 'idle' }, { ...closed, pictures }],
    [{ open: 'printing' }, { ...closed, pictures, isPrinting: true }],
    [{ open: 'saving' }, { ...closed, pictures, savedPicture: 'story' }],
  ])('in %j / shows %o', (poster, shown) => {
    expect(selectPoster(kitIn({ available: { poster } }))).toEqual(shown)
  })
})

describe('the copy buttons', () => {
  test.each([
    ['ready', null, null],
    ['copying', null, null],
    ['copied', 'code', null],
    ['failed', null, 'code'],
  ])('in %s / show the success of %s and the failure of %s', (value, copied, failed) => {
    const context = { target: 'code' as CopyTarget, text: 'ADA-1' }
    expect(selectCopy(copyMachine.resolveState({ value, context }))).toEqual({ copied, failed })
  })

  test('after a copied and a refused message / say so', async () => {
    const copyText = deferredActor<void, { text: string }>()
    const actor = createActor(copyMachine.provide({ actors: { copyText: copyText.logic } }))
    const emitted = recordEffects(actor)
    actor.start()
    actor.send({ type: 'copy.requested', target: 'message', text: 'Join me.' })
    await copyText.fail(new Error('denied'))
    actor.send({ type: 'copy.requested', target: 'message', text: 'Join me.' })
    await copyText.answer()
    expect(emitted).toEqual([
      { type: 'toast', tone: 'error', text: 'Failed to copy message.' },
      { type: 'toast', tone: 'success', text: 'Message copied.' },
    ])
  })
})
