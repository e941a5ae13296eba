import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor } from 'xstate'
import type { ActivityKind } from '#domain/activity/activity.ts'
import type { MarketerDetails } from '#domain/people/marketerForms.ts'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'
import { marketerFormMachine } from '#machines/marketers/marketerForm.machine.ts'
import type { SaveMarketerRequest } from '#machines/marketers/marketerForm.setup.ts'
import { selectMarketerForm } from '#machines/marketers/marketerForm.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const activity = (kind: ActivityKind, id: string, name: string) => ({
  type: 'activity.made',
  change: { kind, id, name },
  receiver: 'pages',
})

const ada = marketerSchema.parse({
  id: 'USR-1',
  name: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '+2348031234567',
})
const newDetails: MarketerDetails = { name: 'Ada Obi', email: 'ada@example.com', phone: '08031234567' }
const changedDetails: MarketerDetails = { name: 'Ada Eze', email: 'ada@example.com', phone: '+2348030000000' }

const openForm = (marketer: Marketer | null, valid: MarketerDetails) => {
  const save = deferredActor<Marketer | null, SaveMarketerRequest>()
  const actor = createActor(marketerFormMachine.provide({ actors: { saveMarketer: save.logic } }), {
    input: { marketer },
  })
  const effects = recordEffects(actor)
  actor.start()
  const send = actor.send.bind(actor)
  return {
    save,
    actor,
    effects,
    change: () => send({ type: 'changes.made' }),
    undo: () => send({ type: 'changes.undone' }),
    submit: (changes: Partial<MarketerDetails> = {}) =>
      send({ type: 'details.submitted', details: { ...valid, ...changes } }),
    failValidation: () => send({ type: 'validation.failed' }),
    dismiss: () => send({ type: 'dialog.dismissed' }),
    leavePage: () => send({ type: 'leave.requested', url: '/admin/users' }),
    confirmLeave: () => send({ type: 'leave.confirmed' }),
    shown: () => selectMarketerForm(actor.getSnapshot()),
    state: () => (actor.getSnapshot().value as { open: { dialog: unknown } }).open.dialog,
    output: () => actor.getSnapshot().output,
  }
}

const openNew = () => openForm(null, newDetails)
const openExisting = () => openForm(ada, changedDetails)

const toast = (tone: string, text: string) => ({ type: 'toast', tone, text })
const toRouter = (message: object) => ({ ...message, receiver: 'router' })
const blocked = (blocker: AnyActorRef) => toRouter({ type: 'leave.blocked', blocker })
const unblocked = toRouter({ type: 'leave.unblocked' })
const cancelled = toRouter({ type: 'leave.cancelled' })
const urlRequested = toRouter({ type: 'url.requested', url: '/admin/users' })

const phoneTaken = 'This phone number is already registered. Please use a different phone number.'

describe('after a valid form is submitted', () => {
  test('it is sent once, even if the button is pressed again, and the created marketer is the output', async () => {
    const { save, submit, effects, output } = openNew()
    submit()
    submit()
    submit()
    expect(save.inputs).toEqual([{ marketer: null, details: newDetails }])
    await save.answer(ada)
    expect([effects, output()]).toEqual([
      [toast('success', 'Marketer created successfully!'), activity('marketerAdded', ada.id, ada.name)],
      { saved: ada },
    ])
  })

  test('an edit is sent once, and the updated marketer of the server is the output', async () => {
    const { save, submit, effects, output } = openExisting()
    submit()
    submit()
    expect(save.inputs).toEqual([{ marketer: ada, details: changedDetails }])
    const updated = { ...ada, name: 'Ada Eze' }
    await save.answer(updated)
    expect([effects, output()]).toEqual([
      [toast('success', 'Marketer updated successfully'), activity('marketerEdited', ada.id, 'Ada Eze')],
      { saved: updated },
    ])
  })

  test('an edit with an empty answer outputs the submitted details', async () => {
    const { save, submit, output } = openExisting()
    submit()
    await save.answer(null)
    expect(output()).toEqual({ saved: { ...ada, name: 'Ada Eze', phoneNumber: '+2348030000000' } })
  })

  test('a new marketer with an empty answer is a failure, and can be sent again', async () => {
    const { save, actor, change, submit, effects, shown } = openNew()
    change()
    submit()
    await save.answer(null)
    expect([effects, shown().problem]).toEqual([
      [blocked(actor), toast('error', 'Failed to create marketer: No response from server')],
      'Failed to create marketer: No response from server',
    ])
    submit()
    expect(save.inputs).toHaveLength(2)
  })
})

describe('after an invalid form is submitted', () => {
  test.each([
    ['new', openNew, { phone: '123' }],
    ['edited', openExisting, { name: '' }],
  ] as const)('a %s marketer is not sent, and a toast gives the reason', (_, open, invalid) => {
    const { save, submit, failValidation, effects, state } = open()
    submit(invalid)
    failValidation()
    expect([save.inputs, state(), effects]).toEqual([
      [],
      'editing',
      Array.from({ length: 2 }, () => ({ ...toast('error', 'Please fill all fields correctly.'), until: 'success' })),
    ])
  })
})

describe('after a failed save', () => {
  test.each([
    ['Phone Number already exists', phoneTaken, null, 'This phone number is already in use'],
    [
      'User already exists',
      'This account already exists. Please use different contact information.',
      'This email is already in use',
      null,
    ],
    ['PreSignUp failed', 'Unable to create account. Please check your information and try again.', null, null],
    ['Permission denied', "You don't have permission to perform this action.", null, null],
    ['', 'An unexpected error occurred while creating marketer', null, null],
  ])('%j: a new marketer gets the reason, and stays unsaved', async (raw, text, emailProblem, phoneProblem) => {
    const { save, actor, change, submit, effects, shown } = openNew()
    change()
    submit()
    await save.fail(new Error(raw))
    expect(effects).toEqual([blocked(actor), toast('error', text)])
    expect(shown()).toEqual({
      marketer: null,
      isBusy: false,
      isConfirmingLeave: false,
      isConfirmingLeaveWhileSaving: false,
      emailProblem,
      phoneProblem,
      problem: text,
    })
  })

  test.each([
    ['Phone Number already exists', phoneTaken, 'This phone number is already in use'],
    ['User does not exist', 'Ada Obi is no longer in the system', null],
    ['Permission denied', "You don't have permission to perform this action.", null],
    ['', 'Failed to update marketer', null],
  ])('%j: an edited marketer gets the reason, and stays unsaved', async (raw, text, phoneProblem) => {
    const { save, actor, change, submit, effects, shown } = openExisting()
    change()
    submit()
    await save.fail(new Error(raw))
    expect(effects).toEqual([blocked(actor), toast('error', text)])
    expect([shown().problem, shown().phoneProblem]).toEqual([text, phoneProblem])
  })

  test.each(['change', 'undo'] as const)('the reason disappears when the person types: %s', async (typing) => {
    const form = openNew()
    form.submit()
    await form.save.fail(new Error('Timeout'))
    form[typing]()
    expect(form.shown().problem).toBeNull()
  })
})

describe('when the dialog is closed', () => {
  test('without entries, it closes immediately', () => {
    const { dismiss, output } = openNew()
    dismiss()
    expect(output()).toEqual({ saved: null })
  })

  test('with entries that are undone, it closes immediately', () => {
    const { change, undo, dismiss, output } = openExisting()
    change()
    undo()
    dismiss()
    expect(output()).toEqual({ saved: null })
  })

  test('with entries, it asks first, and the person can keep them', () => {
    const { actor, change, dismiss, confirmLeave, effects, state, output } = openNew()
    change()
    dismiss()
    expect(state()).toBe('confirmingLeave')
    dismiss()
    expect(state()).toBe('editing')
    dismiss()
    confirmLeave()
    expect([effects, output()]).toEqual([[blocked(actor), unblocked], { saved: null }])
  })

  test.each([
    ['new', openNew, 'Ada Obi may have been created.'],
    ['edited', openExisting, 'The changes may have been saved.'],
  ] as const)('before the answer for a %s marketer, it asks first and warns', (_, open, warning) => {
    const { submit, dismiss, confirmLeave, state, effects, output } = open()
    submit()
    dismiss()
    expect(state()).toEqual({ saving: 'confirmingLeave' })
    confirmLeave()
    expect([effects, output()]).toEqual([[toast('blank', `${warning} Check the list first.`)], { saved: null }])
  })

  test("before the answer, 'Keep waiting' closes the question and the save goes on", async () => {
    const { save, submit, dismiss, state, effects, output } = openNew()
    submit()
    dismiss()
    expect(state()).toEqual({ saving: 'confirmingLeave' })
    dismiss()
    expect(state()).toEqual({ saving: 'waiting' })
    await save.answer(ada)
    expect([effects, output()]).toEqual([
      [toast('success', 'Marketer created successfully!'), activity('marketerAdded', ada.id, ada.name)],
      { saved: ada },
    ])
  })

  test('before the answer, an answer during the question still counts', async () => {
    const { save, submit, dismiss, output } = openNew()
    submit()
    dismiss()
    await save.answer(ada)
    expect(output()).toEqual({ saved: ada })
  })
})

describe('when another page is opened', () => {
  test('it is blocked only while the form has entries', () => {
    const { actor, change, undo, effects } = openNew()
    change()
    change()
    undo()
    expect(effects).toEqual([blocked(actor), unblocked])
  })

  test('with entries, the dialog asks first, and the page opens after the person confirms', () => {
    const { actor, change, leavePage, confirmLeave, state, effects, output } = openNew()
    change()
    leavePage()
    expect(state()).toBe('confirmingLeave')
    confirmLeave()
    expect([effects, output()]).toEqual([[blocked(actor), unblocked, urlRequested], { saved: null }])
  })

  test('and the person declines, the page does not open later', () => {
    const { actor, change, leavePage, dismiss, confirmLeave, effects, output } = openNew()
    change()
    leavePage()
    dismiss()
    dismiss()
    confirmLeave()
    expect([effects, output()]).toEqual([[blocked(actor), cancelled, unblocked], { saved: null }])
  })

  test('before the answer, it opens after the person confirms', () => {
    const { actor, change, submit, leavePage, confirmLeave, state, effects } = openNew()
    change()
    submit()
    leavePage()
    expect(state()).toEqual({ saving: 'confirmingLeave' })
    confirmLeave()
    expect(effects).toEqual([blocked(actor), unblocked, expect.objectContaining({ tone: 'blank' }), urlRequested])
  })

  test('before the answer, and the person waits, the page stays blocked until the marketer is saved', async () => {
    const { save, actor, change, submit, leavePage, dismiss, effects, output } = openNew()
    change()
    submit()
    leavePage()
    dismiss()
    expect(effects).toEqual([blocked(actor), cancelled])
    await save.answer(ada)
    expect([effects.slice(2), output()]).toEqual([
      [unblocked, toast('success', 'Marketer created successfully!'), activity('marketerAdded', ada.id, ada.name)],
      { saved: ada },
    ])
  })

  test('before a failed answer, it does not open later', async () => {
    const { save, actor, change, submit, leavePage, dismiss, confirmLeave, effects, output } = openExisting()
    change()
    submit()
    leavePage()
    await save.fail(new Error('Network Error'))
    dismiss()
    confirmLeave()
    expect([effects, output()]).toEqual([
      [
        blocked(actor),
        toast('error', 'Network error. Please check your internet connection and try again.'),
        cancelled,
        unblocked,
      ],
      { saved: null },
    ])
  })
})
