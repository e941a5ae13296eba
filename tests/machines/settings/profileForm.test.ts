import { beforeEach, describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { OwnProfile, PersonalDetails } from '#domain/settings/ownProfile.ts'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { selectProfileForm } from '#machines/settings/profileForm.selectors.ts'
import { profileSaveMachine } from '#machines/settings/profileSave.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const details = { name: 'Ada Obi', email: 'ada@rewoven.com', picture: null }
const ownProfile: OwnProfile = {
  id: 'u-1',
  signInEmail: 'ada@rewoven.com',
  phoneNumber: '+2348030000000',
  role: 'ADMIN',
  details,
}
const picture = 'data:image/webp;base64,UklGRg=='

const openForm = () => {
  const saveAttributes = deferredActor<void, { name: string; phoneNumber: string }>()
  const storeDetails = deferredActor<boolean, { id: string; details: PersonalDetails }>()
  const save = profileSaveMachine.provide({
    actors: { saveAttributes: saveAttributes.logic, storeDetails: storeDetails.logic },
  })
  const actor = createActor(profileFormMachine.provide({ actors: { save } }), { input: { ownProfile } })
  const effects = recordEffects(actor)
  actor.start()
  return { actor, effects, storeDetails, saveAttributes, shown: () => selectProfileForm(actor.getSnapshot()) }
}

let form: ReturnType<typeof openForm>
beforeEach(() => void (form = openForm()))
const rename = (name: string) => form.actor.send({ type: 'name.changed', name })
const save = () => form.actor.send({ type: 'save.requested' })

describe('a changed profile', () => {
  test('can be saved until the change is undone', () => {
    expect(form.shown().hasChanges).toBe(false)
    rename('Ada Eze')
    expect(form.shown()).toMatchObject({ hasChanges: true, draft: { ...details, name: 'Ada Eze' } })
    rename('Ada Obi')
    expect(form.shown().hasChanges).toBe(false)
  })

  test('sends name and phone number, and stores picture and email in the browser', async () => {
    rename('Ada Eze')
    form.actor.send({ type: 'email.changed', email: 'ada@example.com' })
    save()
    expect(form.shown().isSaving).toBe(true)
    expect(form.saveAttributes.inputs).toEqual([{ name: 'Ada Eze', phoneNumber: '+2348030000000' }])
    await form.saveAttributes.answer(undefined)
    expect(form.storeDetails.inputs).toEqual([
      { id: 'u-1', details: { name: 'Ada Eze', email: 'ada@example.com', picture: null } },
    ])
    await form.storeDetails.answer(true)
    expect(form.shown()).toMatchObject({ hasChanges: false, isSaving: false, problem: null })
    expect(form.effects).toEqual([
      { type: 'navigationBlock', isBlocked: true },
      { type: 'toast', tone: 'success', text: 'Profile updated successfully' },
      { type: 'profile.saved', receiver: 'announcement' },
      { type: 'navigationBlock', isBlocked: false },
    ])
  })

  test('keeps all changes after a failed save', async () => {
    rename('Ada Eze')
    save()
    await form.saveAttributes.fail(new Error('Network Error'))
    expect(form.storeDetails.inputs).toEqual([])
    expect(form.shown()).toMatchObject({
      hasChanges: true,
      draft: { ...details, name: 'Ada Eze' },
      problem: {
        title: 'Failed to update profile',
        text: 'Network error. Please check your internet connection and try again. What you changed is still here.',
      },
    })
    expect(form.effects).toContainEqual({
      type: 'toast',
      tone: 'error',
      text: 'Failed to update profile',
      retry: 'save.requested',
    })
  })

  test('says that only the name was saved if the browser has no space', async () => {
    rename('Ada Eze')
    form.actor.send({ type: 'email.changed', email: 'ada@example.com' })
    save()
    await form.saveAttributes.answer(undefined)
    await form.storeDetails.answer(false)
    expect(form.shown()).toMatchObject({
      hasChanges: true,
      ownProfile: { details: { ...details, name: 'Ada Eze' } },
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

  test('takes the values of another tab for fields without changes', () => {
    rename('Ada Eze')
    form.actor.send({ type: 'profile.changed', details: { name: 'Ada N.', email: 'new@rewoven.com', picture } })
    expect(form.shown().draft).toEqual({ name: 'Ada Eze', email: 'new@rewoven.com', picture })
    expect(form.shown().ownProfile.details).toEqual({ name: 'Ada N.', email: 'new@rewoven.com', picture })
  })
})

describe('a new picture', () => {
  test('is an unsaved change', () => {
    form.actor.send({ type: 'picture.changed', picture })
    expect(form.shown()).toMatchObject({ hasChanges: true, draft: { picture } })
    expect(form.saveAttributes.inputs).toEqual([])
  })

  test('that arrives during a save is still unsaved after it', async () => {
    rename('Ada Eze')
    save()
    form.actor.send({ type: 'picture.changed', picture })
    await form.saveAttributes.answer(undefined)
    await form.storeDetails.answer(true)
    expect(form.shown()).toMatchObject({
      hasChanges: true,
      ownProfile: { details: { ...details, name: 'Ada Eze' } },
      draft: { name: 'Ada Eze', picture },
    })
  })
})

describe('when the person leaves', () => {
  const leave = () => form.actor.send({ type: 'leave.requested', url: '/admin/users?tab=active' })

  test('with unsaved changes, a dialog asks, and the person can stay', () => {
    rename('Ada Eze')
    leave()
    expect(form.shown().isConfirmingLeave).toBe(true)
    form.actor.send({ type: 'dialog.dismissed' })
    expect(form.shown()).toMatchObject({ isConfirmingLeave: false, hasChanges: true, draft: { name: 'Ada Eze' } })
  })

  test('and confirms, navigation is unblocked before the requested URL opens', () => {
    rename('Ada Eze')
    leave()
    form.actor.send({ type: 'leave.confirmed' })
    expect(form.effects).toEqual([
      { type: 'navigationBlock', isBlocked: true },
      { type: 'navigationBlock', isBlocked: false },
      { type: 'openUrl', url: '/admin/users?tab=active' },
    ])
    expect(form.shown()).toMatchObject({ hasChanges: false, draft: details })
  })

  test('by sign-out, a dialog asks too, and the person can continue', () => {
    rename('Ada Eze')
    form.actor.send({ type: 'signOut.requested' })
    expect([form.shown().isConfirmingLeave, form.actor.getSnapshot().status]).toEqual([true, 'active'])
    form.actor.send({ type: 'leave.confirmed' })
    expect(form.actor.getSnapshot().status).toBe('done')
  })

  test('during a save, the requested URL opens after it', async () => {
    rename('Ada Eze')
    save()
    leave()
    expect(form.shown()).toMatchObject({ isSaving: true, isLeavingAfterSave: true, isConfirmingLeave: false })
    await form.saveAttributes.answer(undefined)
    await form.storeDetails.answer(true)
    expect(form.effects.slice(-2)).toEqual([
      { type: 'navigationBlock', isBlocked: false },
      { type: 'openUrl', url: '/admin/users?tab=active' },
    ])
    expect(form.shown()).toMatchObject({ hasChanges: false, isLeavingAfterSave: false })
  })

  test('by sign-out during a save, the form ends after it', async () => {
    rename('Ada Eze')
    save()
    form.actor.send({ type: 'signOut.requested' })
    await form.saveAttributes.answer(undefined)
    await form.storeDetails.answer(true)
    expect(form.actor.getSnapshot().status).toBe('done')
  })

  test('during a save that fails, the page stays open', async () => {
    rename('Ada Eze')
    save()
    leave()
    await form.saveAttributes.fail(new Error('Network Error'))
    expect(form.shown()).toMatchObject({ hasChanges: true, isLeavingAfterSave: false, draft: { name: 'Ada Eze' } })
    form.actor.send({ type: 'signOut.requested' })
    form.actor.send({ type: 'leave.confirmed' })
    expect([
      form.actor.getSnapshot().status,
      form.effects.filter((effect) => (effect as { type: string }).type === 'openUrl'),
    ]).toEqual(['done', []])
  })

  test('by sign-out without changes, no dialog asks', () => {
    form.actor.send({ type: 'signOut.requested' })
    expect(form.actor.getSnapshot().status).toBe('done')
  })
})
