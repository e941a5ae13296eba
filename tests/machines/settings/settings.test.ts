import { beforeEach, describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { OwnProfile } from '#domain/settings/ownProfile.ts'
import { centeredCrop, type Crop, type PhotoResult } from '#domain/settings/photo.ts'
import { photoMachine, selectCropDialog } from '#machines/settings/photo.machine.ts'
import { selectProfileForm } from '#machines/settings/profileForm.selectors.ts'
import { settingsMachine } from '#machines/settings/settings.machine.ts'
import { selectPhoto, selectSettings } from '#machines/settings/settings.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const profile = { id: 'u-1', name: 'Ada Obi', email: 'ada@rewoven.com', phoneNumber: '+2348030000000', role: 'ADMIN' }
const details = { name: 'Ada Obi', email: 'ada@rewoven.com', picture: null }
const ownProfile: OwnProfile = {
  id: 'u-1',
  signInEmail: 'ada@rewoven.com',
  phoneNumber: '+2348030000000',
  role: 'ADMIN',
  details,
}
const picture = 'data:image/webp;base64,UklGRg=='

const openPage = () => {
  const loadProfile = deferredActor<OwnProfile, { profile: typeof profile }>()
  const readPhoto = deferredActor<PhotoResult, { file: Blob }>()
  const cropPhoto = deferredActor<string, { file: Blob; crop: Crop }>()
  const photo = photoMachine.provide({ actors: { readPhoto: readPhoto.logic, cropPhoto: cropPhoto.logic } })
  const actor = createActor(settingsMachine.provide({ actors: { loadProfile: loadProfile.logic, photo } }), {
    input: { profile },
  })
  const effects = recordEffects(actor)
  actor.start()
  const formShown = () => {
    const { form } = selectSettings(actor.getSnapshot())
    return form && selectProfileForm(form.getSnapshot())
  }
  const photoShown = () => {
    const { chart: _, ...shown } = selectPhoto(actor.getSnapshot())
    return shown
  }
  const photoChart = () => selectPhoto(actor.getSnapshot()).chart
  return { actor, effects, loadProfile, readPhoto, cropPhoto, formShown, photoShown, photoChart }
}

let page: ReturnType<typeof openPage>
beforeEach(() => void (page = openPage()))

describe('the profile', () => {
  test('that could not load shows the reason, and Retry loads it again', async () => {
    const problem = 'The request timed out. Please try again later.'
    await page.loadProfile.fail(new Error('Timeout'))
    expect([selectSettings(page.actor.getSnapshot()).problem, page.effects]).toEqual([
      problem,
      [
        {
          type: 'alert.received',
          tone: 'error',
          text: `Failed to load user profile: ${problem}`,
          retry: { actor: page.actor, event: 'retry.requested' },
          receiver: 'alerts',
        },
      ],
    ])
    page.actor.send({ type: 'retry.requested' })
    await page.loadProfile.answer(ownProfile)
    expect(page.formShown()?.ownProfile).toEqual(ownProfile)
  })
})

describe('a chosen photo', () => {
  const file = new Blob(['x'])
  const size = { width: 640, height: 480 }
  beforeEach(async () => {
    await page.loadProfile.answer(ownProfile)
    page.actor.send({ type: 'photo.chosen', file })
  })

  test.each([
    [2_097_152, null],
    [2_097_153, 'Image size should be less than 2MB'],
  ])('that becomes a picture of %i bytes shows the problem: %s', async (bytes, problem) => {
    await page.readPhoto.answer({ kind: 'ready', ...size })
    page.photoChart()?.send({ type: 'crop.confirmed', crop: centeredCrop })
    await page.cropPhoto.answer(`data:image/webp;base64,${Buffer.alloc(bytes).toString('base64')}`)
    expect(page.photoShown().problem).toBe(problem)
  })

  test('that was rejected is forgotten when the person removes the photo or discards changes', async () => {
    await page.readPhoto.answer({ kind: 'fileTooLarge' })
    page.actor.send({ type: 'photo.cleared' })
    expect(page.photoShown()).toEqual({ isReading: false, problem: null, picture: null })
  })

  test.each([
    ['loading', false],
    [{ open: 'idle' }, false],
    [{ open: 'choosingPhoto' }, true],
  ])('in %j / is being read: %s', (value, isReading) => {
    const context = { profile, ownProfile, problem: null, photoProblem: 'Not an image', picture }
    expect(selectPhoto(settingsMachine.resolveState({ value, context }))).toEqual({
      isReading,
      problem: 'Not an image',
      picture,
      chart: undefined,
    })
  })

  test.each([
    ['reading', false, false],
    ['cropping', true, false],
    ['storing', true, true],
    ['ready', false, false],
  ])('that is %s / has an open dialog: %s, which stores: %s', (value, isOpen, isStoring) => {
    const context = { file, size, crop: centeredCrop, picture: '', problem: '' }
    expect(selectCropDialog(photoMachine.resolveState({ value, context }))).toEqual({ isOpen, isStoring, file, size })
  })
})
