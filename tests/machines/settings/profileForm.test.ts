import { beforeEach, describe, expect, test } from 'vitest'
import type { ActivityKind } from '#domain/activity/activity.ts'
import type { LeaveRequest } from '#machines/messages.ts'
import { changed, details, openForm, ownProfile } from '#tests/machines/settings/profileSupport.ts'

const activity = (kind: ActivityKind, id: string, name: string) => ({
  type: 'activity.made',
  change: { kind, id, name },
  receiver: 'pages',
})

let form: ReturnType<typeof openForm>
beforeEach(() => void (form = openForm()))
const change = () => form.actor.send({ type: 'changes.made' })
const save = () => form.actor.send({ type: 'details.submitted', details: changed })
const changeAndSave = () => {
  change()
  save()
}
const answerName = (name = details.name) => form.read.answer(name)
const answerSave = async (isStored = true) => {
  await answerName()
  await form.save.answer(null)
  await form.storeDetails.answer(isStored)
}
const failSave = () => form.read.fail(new Error('Network Error'))

const toRouter = (message: object) => ({ ...message, receiver: 'router' })
const blocked = () => toRouter({ type: 'leave.blocked', blocker: form.actor })
const unblocked = toRouter({ type: 'leave.unblocked' })
const cancelled = toRouter({ type: 'leave.cancelled' })
const urlRequest = { type: 'url.requested', url: '/admin/users?tab=active' } as const
const signOutRequest = { type: 'signOut.requested' } as const
const toRouterOnly = () => form.effects.filter((effect) => (effect as { receiver?: string }).receiver === 'router')

const networkProblem = {
  title: 'Failed to update profile',
  text: 'Network error. Please check your internet connection and try again. What you changed is still here.',
}

describe('a changed profile', () => {
  test('sends name and phone number, and stores picture and email in the browser', async () => {
    changeAndSave()
    await answerName()
    expect([form.shown().isSaving, form.sent()]).toEqual([true, [{ name: 'Ada Eze', phoneNumber: '+2348030000000' }]])
    await form.save.answer(null)
    expect(form.storeDetails.inputs).toEqual([{ id: 'u-1', details: changed }])
    await form.storeDetails.answer(true)
    expect(form.shown()).toMatchObject({ hasChanges: false, isSaving: false, ownProfile: { details: changed } })
    expect(form.effects).toEqual([
      blocked(),
      { type: 'toast', tone: 'success', text: 'Profile updated successfully' },
      { type: 'profile.saved', receiver: 'announcement' },
      activity('profileSaved', 'u-1', 'Ada Eze'),
      unblocked,
    ])
  })

  test('stays unsaved when another tab saves the profile', () => {
    change()
    const other = { name: 'Ada N.', email: 'new@rewoven.com', picture: null }
    form.actor.send({ type: 'profile.changed', details: other })
    expect(form.shown()).toMatchObject({ hasChanges: true, ownProfile: { details: other } })
  })
})

describe('a name that another browser changed too', () => {
  beforeEach(async () => {
    changeAndSave()
    await answerName('Ada Musa')
  })

  test('is shown beside the own one, and nothing is sent', () => {
    expect([form.shown().theirName, form.shown().hasChanges, form.sent()]).toEqual(['Ada Musa', true, []])
  })

  test.each([
    { choice: 'mine', sent: 'Ada Eze' },
    { choice: 'theirs', sent: 'Ada Musa' },
  ] as const)('is replaced or kept: $choice', async ({ choice, sent }) => {
    form.actor.send({ type: 'conflict.resolved', choice })
    await answerName('Ada Musa')
    expect(form.sent()).toEqual([{ name: sent, phoneNumber: '+2348030000000' }])
    await form.save.answer(null)
    await form.storeDetails.answer(true)
    expect(form.shown()).toMatchObject({
      hasChanges: false,
      theirName: null,
      ownProfile: { details: { ...changed, name: sent } },
    })
  })

  test('is asked about no more while the person types on', () => {
    change()
    expect([form.shown().theirName, form.state()]).toEqual([null, { unsaved: 'editing' }])
  })
})

describe('after a failed save', () => {
  beforeEach(async () => {
    changeAndSave()
    await failSave()
  })

  test('the form shows the reason and the changes stay unsaved', () => {
    expect([form.shown(), form.storeDetails.inputs]).toEqual([
      {
        ownProfile,
        hasChanges: true,
        isSaving: false,
        isLeavingAfterSave: false,
        isConfirmingLeave: false,
        problem: networkProblem,
        theirName: null,
      },
      [],
    ])
    expect(form.effects).toContainEqual({
      type: 'toast',
      tone: 'error',
      text: 'Failed to update profile',
    })
  })
})

test('a save that only stored the name says so, and the rest stays unsaved', async () => {
  changeAndSave()
  await answerSave(false)
  expect(form.shown()).toMatchObject({
    hasChanges: true,
    ownProfile: { details: { ...details, name: 'Ada Eze' } },
    problem: { title: 'Only your name was saved' },
  })
})

test.each([
  [
    'a new picture',
    'data:image/webp;base64,UklGRg==',
    'The new picture does not fit into the storage of this browser, so picture and email are',
  ],
  ['no new picture', null, 'This browser could not keep picture and email.'],
])('a save of %s that does not fit into the storage says so', async (_name, chosen, text) => {
  form.actor.send({ type: 'changes.made' })
  form.actor.send({ type: 'details.submitted', details: { ...changed, picture: chosen } })
  await answerSave(false)
  expect(form.shown().problem?.text).toContain(text)
})

describe('when the person leaves', () => {
  const leave = (request: LeaveRequest = urlRequest) => form.actor.send({ type: 'leave.requested', request })
  const confirm = () => form.actor.send({ type: 'leave.confirmed' })

  test('and asks for another page during the question, the newest page opens', () => {
    change()
    leave(signOutRequest)
    leave({ type: 'url.requested', url: '/admin/all-items' })
    leave()
    confirm()
    expect([form.state(), form.effects.at(-1)]).toEqual(['unchanged', toRouter(urlRequest)])
  })

  test('and the page stays open all the same, the next change is not taken for a cancelled leave', () => {
    change()
    leave()
    confirm()
    change()
    expect(form.effects.slice(3)).toEqual([blocked()])
  })

  test.each([urlRequest, signOutRequest])('during a save, it happens after it: $type', async (request) => {
    changeAndSave()
    leave(request)
    expect(form.shown()).toMatchObject({ isSaving: true, isLeavingAfterSave: true, isConfirmingLeave: false })
    await answerSave()
    expect([form.state(), toRouterOnly()]).toEqual(['unchanged', [blocked(), unblocked, toRouter(request)]])
  })

  test('during a save that fails, the page stays open', async () => {
    changeAndSave()
    leave()
    await failSave()
    expect(form.shown()).toMatchObject({ hasChanges: true, isLeavingAfterSave: false })
    leave(signOutRequest)
    confirm()
    expect(toRouterOnly()).toEqual([blocked(), cancelled, unblocked, toRouter(signOutRequest)])
  })
})
