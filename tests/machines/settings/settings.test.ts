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
  const dialogShown = () => {
    const chart = photoChart()
    return chart && selectCropDialog(chart.getSnapshot())
  }
  return { actor, effects, loadProfile, readPhoto, cropPhoto, formShown, photoShown, photoChart, dialogShown }
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
  const crop = { ...centeredCrop, zoom: 2 }
  beforeEach(async () => {
    await page.loadProfile.answer(ownProfile)
    page.actor.send({ type: 'photo.chosen', file })
  })

  test('opens a dialog after it is read, and its chosen part is the picture for the form', async () => {
    expect([page.dialogShown()?.isOpen, page.photoShown()]).toEqual([
      false,
      { isReading: true, problem: null, picture: null },
    ])
    await page.readPhoto.answer({ kind: 'ready', ...size })
    expect(page.dialogShown()).toEqual({ isOpen: true, isStoring: false, file, size })
    page.photoChart()?.send({ type: 'crop.confirmed', crop })
    expect([page.dialogShown()?.isStoring, page.cropPhoto.inputs]).toEqual([true, [{ file, crop }]])
    await page.cropPhoto.answer(picture)
    expect(page.photoShown()).toEqual({ isReading: false, problem: null, picture })
    page.actor.send({ type: 'photo.chosen', file: new Blob(['y']) })
    expect(page.photoShown()).toEqual({ isReading: true, problem: null, picture: null })
  })

  test('that cannot become a picture shows the reason', async () => {
    await page.readPhoto.answer({ kind: 'ready', ...size })
    page.photoChart()?.send({ type: 'crop.confirmed', crop })
    await page.cropPhoto.fail(new Error('memory'))
    expect(page.photoShown()).toEqual({ isReading: false, problem: 'Failed to read image file', picture: null })
  })

  test.each([
    [2_097_152, null],
    [2_097_153, 'Image size should be less than 2MB'],
  ])('that becomes a picture of %i bytes shows the problem: %s', async (bytes, problem) => {
    await page.readPhoto.answer({ kind: 'ready', ...size })
    page.photoChart()?.send({ type: 'crop.confirmed', crop })
    await page.cropPhoto.answer(`data:image/webp;base64,${Buffer.alloc(bytes).toString('base64')}`)
    expect(page.photoShown().problem).toBe(problem)
  })

  test('that was rejected is forgotten when the person removes the photo or discards changes', async () => {
    await page.readPhoto.answer({ kind: 'fileTooLarge' })
    page.actor.send({ type: 'photo.cleared' })
    expect(page.photoShown()).toEqual({ isReading: false, problem: null, picture: null })
  })

  test.each([
    ['notAnImage', 'Please upload an image file'],
    ['fileTooLarge', 'This file is too large. Please choose one with at most 32 MB.'],
    ['tooManyPixels', 'This image has too many pixels. Please choose one with at most 50 megapixels.'],
    ['unknownToBrowser', 'This browser cannot read this picture. Choose a JPEG or PNG.'],
  ] as const)('that is rejected as %s shows the reason and keeps the previous picture', async (kind, problem) => {
    await page.readPhoto.answer({ kind })
    expect(page.photoShown()).toEqual({ isReading: false, problem, picture: null })
  })

  test('that cannot be read shows the reason, until the next photo is chosen', async () => {
    await page.readPhoto.fail(new Error('decode'))
    expect(page.photoShown()).toEqual({ isReading: false, problem: 'Failed to read image file', picture: null })
    page.actor.send({ type: 'photo.chosen', file: new Blob(['y']) })
    expect(page.photoShown()).toEqual({ isReading: true, problem: null, picture: null })
  })
})
