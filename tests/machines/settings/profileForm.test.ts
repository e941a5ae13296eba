import { beforeEach, describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { OwnProfile } from '#domain/settings/ownProfile.ts'
import type { PhotoResult } from '#domain/settings/photo.ts'
import { photoMachine } from '#machines/settings/photo.machine.ts'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { selectProfileForm } from '#machines/settings/profileForm.selectors.ts'
import { profileSaveMachine } from '#machines/settings/profileSave.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const details = { name: 'Ada Obi', email: 'ada@rewoven.com', picture: null }
const own: OwnProfile = {
  id: 'u-1',
  signInEmail: 'ada@rewoven.com',
  phoneNumber: '+2348030000000',
  role: 'ADMIN',
  details,
}
const picture = 'data:image/webp;base64,UklGRg=='

const start = () => {
  const readPhoto = deferredActor<PhotoResult, { file: Blob }>()
  const saveAttributes = deferredActor<void, { name: string; phoneNumber: string }>()
  const keepDetails = deferredActor<
    boolean,
    { id: string; details: typeof details | { name: string; email: string; picture: string | null } }
  >()
  const photo = photoMachine.provide({ actors: { readPhoto: readPhoto.logic } })
  const save = profileSaveMachine.provide({
    actors: { saveAttributes: saveAttributes.logic, keepDetails: keepDetails.logic },
  })
  const actor = createActor(profileFormMachine.provide({ actors: { photo, save } }), { input: { own } })
  const emitted = recordEffects(actor)
  actor.start()
  return { actor, emitted, keepDetails, readPhoto, saveAttributes, seen: () => selectProfileForm(actor.getSnapshot()) }
}

let form: ReturnType<typeof start>
beforeEach(() => void (form = start()))
const rename = (name: string) => form.actor.send({ type: 'name.changed', name })
const save = () => form.actor.send({ type: 'save.requested' })

describe('a profile that is changed', () => {
  test('can be saved, until it is changed back', () => {
    expect(form.seen().hasChanges).toBe(false)
    rename('Ada Eze')
    expect(form.seen()).toMatchObject({ hasChanges: true, draft: { ...details, name: 'Ada Eze' } })
    rename('Ada Obi')
    expect(form.seen().hasChanges).toBe(false)
  })

  test('sends name and phone number, and keeps picture and email here', async () => {
    rename('Ada Eze')
    form.actor.send({ type: 'email.changed', email: 'ada@example.com' })
    save()
    expect(form.seen().isSaving).toBe(true)
    expect(form.saveAttributes.inputs).toEqual([{ name: 'Ada Eze', phoneNumber: '+2348030000000' }])
    await form.saveAttributes.answer(undefined)
    expect(form.keepDetails.inputs).toEqual([
      { id: 'u-1', details: { name: 'Ada Eze', email: 'ada@example.com', picture: null } },
    ])
    await form.keepDetails.answer(true)
    expect(form.seen()).toMatchObject({ hasChanges: false, isSaving: false, problem: null })
    expect(form.emitted).toEqual([
      { type: 'navigationBlock', isBlocked: true },
      { type: 'toast', tone: 'success', text: 'Profile updated successfully' },
      { type: 'announceProfile' },
      { type: 'navigationBlock', isBlocked: false },
    ])
  })

  test('loses nothing where nothing could be saved', async () => {
    rename('Ada Eze')
    save()
    await form.saveAttributes.fail(new Error('Network Error'))
    expect(form.keepDetails.inputs).toEqual([])
    expect(form.seen()).toMatchObject({
      hasChanges: true,
      draft: { ...details, name: 'Ada Eze' },
      problem: {
        title: 'Failed to update profile',
        text: 'Network error. Please check your internet connection and try again. What you changed is still here.',
      },
    })
    expect(form.emitted).toContainEqual({
      type: 'toast',
      tone: 'error',
      text: 'Failed to update profile',
      retry: 'save.requested',
    })
  })

  test('says which half was saved where the browser is full', async () => {
    rename('Ada Eze')
    form.actor.send({ type: 'email.changed', email: 'ada@example.com' })
    save()
    await form.saveAttributes.answer(undefined)
    await form.keepDetails.answer(false)
    expect(form.seen()).toMatchObject({
      hasChanges: true,
      own: { details: { ...details, name: 'Ada Eze' } },
      draft: { name: 'Ada Eze', email: 'ada@example.com', picture: null },
      problem: { title: 'Only your name was saved' },
    })
  })

  test('is sent once, however often the button is pressed', () => {
    rename('Ada Eze')
    save()
    save()
    expect(form.saveAttributes.inputs).toHaveLength(1)
  })

  test('follows another tab where it was not touched', () => {
    rename('Ada Eze')
    form.actor.send({ type: 'profile.changed', details: { name: 'Ada N.', email: 'new@rewoven.com', picture } })
    expect(form.seen().draft).toEqual({ name: 'Ada Eze', email: 'new@rewoven.com', picture })
    expect(form.seen().own.details).toEqual({ name: 'Ada N.', email: 'new@rewoven.com', picture })
  })
})

describe('a chosen photo', () => {
  test('waits for the save', async () => {
    form.actor.send({ type: 'photo.chosen', file: new Blob(['x']) })
    expect(form.seen().isReading).toBe(true)
    await form.readPhoto.answer({ kind: 'ready', picture })
    expect(form.seen()).toMatchObject({ isReading: false, hasChanges: true, draft: { picture }, photoProblem: null })
    expect(form.saveAttributes.inputs).toEqual([])
  })

  test.each([
    ['notAnImage', 'Please upload an image file'],
    ['tooLarge', 'Image size should be less than 2MB'],
    ['tooManyPixels', 'This image has too many pixels. Please choose one with at most 50 megapixels.'],
  ] as const)('that is refused as %s leaves the picture of before', async (kind, problem) => {
    form.actor.send({ type: 'photo.chosen', file: new Blob(['x']) })
    await form.readPhoto.answer({ kind })
    expect(form.seen()).toMatchObject({ hasChanges: false, draft: details, photoProblem: problem })
  })

  test('that cannot be read says so', async () => {
    form.actor.send({ type: 'photo.chosen', file: new Blob(['x']) })
    await form.readPhoto.fail(new Error('decode'))
    expect(form.seen()).toMatchObject({ hasChanges: false, photoProblem: 'Failed to read image file' })
  })

  test('that was read during a save is still to be saved afterwards', async () => {
    rename('Ada Eze')
    form.actor.send({ type: 'photo.chosen', file: new Blob(['x']) })
    save()
    await form.readPhoto.answer({ kind: 'ready', picture })
    await form.saveAttributes.answer(undefined)
    await form.keepDetails.answer(true)
    expect(form.seen()).toMatchObject({
      hasChanges: true,
      own: { details: { ...details, name: 'Ada Eze' } },
      draft: { name: 'Ada Eze', picture },
    })
  })
})

describe('leaving', () => {
  const leave = () => form.actor.send({ type: 'leave.requested', url: '/admin/users?tab=active' })

  test('asks where something is not saved, and stays when told', () => {
    rename('Ada Eze')
    leave()
    expect(form.seen().isAsking).toBe(true)
    form.actor.send({ type: 'dialog.dismissed' })
    expect(form.seen()).toMatchObject({ isAsking: false, hasChanges: true, draft: { name: 'Ada Eze' } })
  })

  test('frees the page before it opens the address that was asked for', () => {
    rename('Ada Eze')
    leave()
    form.actor.send({ type: 'leave.confirmed' })
    expect(form.emitted).toEqual([
      { type: 'navigationBlock', isBlocked: true },
      { type: 'navigationBlock', isBlocked: false },
      { type: 'openUrl', url: '/admin/users?tab=active' },
    ])
    expect(form.seen()).toMatchObject({ hasChanges: false, draft: details })
  })

  test('by the way out asks too, and goes on when confirmed', () => {
    rename('Ada Eze')
    form.actor.send({ type: 'signOut.requested' })
    expect([form.seen().isAsking, form.actor.getSnapshot().status]).toEqual([true, 'active'])
    form.actor.send({ type: 'leave.confirmed' })
    expect(form.actor.getSnapshot().status).toBe('done')
  })

  test('while it is saved goes on once it is saved', async () => {
    rename('Ada Eze')
    save()
    leave()
    expect(form.seen()).toMatchObject({ isSaving: true, isLeaving: true, isAsking: false })
    await form.saveAttributes.answer(undefined)
    await form.keepDetails.answer(true)
    expect(form.emitted.slice(-2)).toEqual([
      { type: 'navigationBlock', isBlocked: false },
      { type: 'openUrl', url: '/admin/users?tab=active' },
    ])
    expect(form.seen()).toMatchObject({ hasChanges: false, isLeaving: false })
  })

  test('by the way out while it is saved goes on once it is saved', async () => {
    rename('Ada Eze')
    save()
    form.actor.send({ type: 'signOut.requested' })
    await form.saveAttributes.answer(undefined)
    await form.keepDetails.answer(true)
    expect(form.actor.getSnapshot().status).toBe('done')
  })

  test('while it is saved stays where the save fails', async () => {
    rename('Ada Eze')
    save()
    leave()
    await form.saveAttributes.fail(new Error('Network Error'))
    expect(form.seen()).toMatchObject({ hasChanges: true, isLeaving: false, draft: { name: 'Ada Eze' } })
    form.actor.send({ type: 'signOut.requested' })
    form.actor.send({ type: 'leave.confirmed' })
    expect([
      form.actor.getSnapshot().status,
      form.emitted.filter((one) => (one as { type: string }).type === 'openUrl'),
    ]).toEqual(['done', []])
  })

  test('by the way out asks nothing where all is saved', () => {
    form.actor.send({ type: 'signOut.requested' })
    expect(form.actor.getSnapshot().status).toBe('done')
  })
})
