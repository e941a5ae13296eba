import { beforeEach, describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { OwnProfile, PersonalDetails } from '#domain/settings/ownProfile.ts'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { selectProfileForm } from '#machines/settings/profileForm.selectors.ts'
import { nameSave } from '#machines/settings/profileForm.setup.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { deferSave } from '#tests/support/deferSave.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const details = { name: 'Ada Obi', email: 'ada@rewoven.com', picture: null }
const changed: PersonalDetails = { ...details, name: 'Ada Eze', email: 'ada@example.com' }
const ownProfile: OwnProfile = {
  id: 'u-1',
  signInEmail: 'ada@rewoven.com',
  phoneNumber: '+2348030000000',
  role: 'ADMIN',
  details,
}

const openForm = () => {
  const { save, read, logic } = deferSave(nameSave)
  const storeDetails = deferredActor<boolean, { id: string; details: PersonalDetails }>()
  const actors = { nameSave: logic, storeDetails: storeDetails.logic }
  const actor = createActor(profileFormMachine.provide({ actors }), { input: { ownProfile } })
  const effects = recordEffects(actor)
  actor.start()
  return {
    actor,
    effects,
    save,
    read,
    storeDetails,
    shown: () => selectProfileForm(actor.getSnapshot()),
  }
}

let form: ReturnType<typeof openForm>
beforeEach(() => void (form = openForm()))
const change = () => form.actor.send({ type: 'changes.made' })
const save = (picture: string | null = null) =>
  form.actor.send({ type: 'details.submitted', details: { ...changed, picture } })

const blocked = () => ({ type: 'leave.blocked', blocker: form.actor, receiver: 'router' })
const cancelled = { type: 'leave.cancelled', receiver: 'router' }
const signOutRequest = { type: 'signOut.requested' } as const

test('a changed profile stays unsaved when another tab saves the profile', () => {
  change()
  const other = { name: 'Ada N.', email: 'new@rewoven.com', picture: null }
  form.actor.send({ type: 'profile.changed', details: other })
  expect(form.shown()).toMatchObject({ hasChanges: true, ownProfile: { details: other } })
})

test.each([
  [
    'a new picture',
    'data:image/webp;base64,UklGRg==',
    'The new picture does not fit into the storage of this browser, so picture and email are',
  ],
  ['no new picture', null, 'This browser could not keep picture and email.'],
])('a save of %s that does not fit into the storage says so', async (_name, chosen, text) => {
  change()
  save(chosen)
  await form.read.answer(details.name)
  await form.save.answer(null)
  await form.storeDetails.answer(false)
  expect(form.shown().problem?.text).toContain(text)
})

test('a save that fails while the person leaves / keeps the page open', async () => {
  change()
  save()
  form.actor.send({ type: 'leave.requested', request: signOutRequest })
  await form.read.fail(new Error('Network Error'))
  expect(form.effects).toEqual([
    blocked(),
    { type: 'toast', tone: 'error', text: 'Failed to update profile' },
    cancelled,
  ])
})

describe('the form', () => {
  const shown = {
    ownProfile,
    hasChanges: true,
    isSaving: false,
    isLeavingAfterSave: false,
    isConfirmingLeave: false,
    problem: null,
    theirName: null,
  }
  const problem = { title: 'Failed to update profile', text: 'Network error.' }

  test.each([
    ['unchanged', {}, { ...shown, hasChanges: false }],
    [{ unsaved: 'editing' }, { theirName: 'Ada Musa' }, shown],
    [{ unsaved: 'saving' }, {}, { ...shown, isSaving: true }],
    [{ unsaved: 'saving' }, { leaveRequest: signOutRequest }, { ...shown, isSaving: true, isLeavingAfterSave: true }],
    [{ unsaved: 'confirmingLeave' }, { leaveRequest: signOutRequest }, { ...shown, isConfirmingLeave: true }],
    [{ unsaved: 'refused' }, { problem }, { ...shown, problem }],
    [{ unsaved: 'comparing' }, { theirName: 'Ada Musa' }, { ...shown, theirName: 'Ada Musa' }],
  ])('in %j with %j / shows %o', (value, more, expected) => {
    const context = { ownProfile, submitted: changed, problem: null, theirName: null, leaveRequest: null, ...more }
    expect(selectProfileForm(profileFormMachine.resolveState({ value, context }))).toEqual(expected)
  })
})
