import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { MarketerDetails } from '#domain/people/marketerForms.ts'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'
import { marketerFormMachine, type SaveMarketerRequest } from '#machines/marketers/marketerForm.machine.ts'
import { selectMarketerForm } from '#machines/marketers/marketerForm.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

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
    effects,
    type: (changes: Partial<MarketerDetails> = {}) =>
      send({ type: 'details.changed', details: { ...valid, ...changes } }),
    submit: (changes: Partial<MarketerDetails> = {}) =>
      send({ type: 'details.submitted', details: { ...valid, ...changes } }),
    failValidation: () => send({ type: 'validation.failed' }),
    dismiss: () => send({ type: 'dialog.dismissed' }),
    leavePage: () => send({ type: 'leave.requested', url: '/admin/users' }),
    confirmLeave: () => send({ type: 'leave.confirmed' }),
    shown: () => selectMarketerForm(actor.getSnapshot()),
    details: () => actor.getSnapshot().context.details,
    state: () => actor.getSnapshot().value,
    output: () => actor.getSnapshot().output,
  }
}

const openNew = () => openForm(null, newDetails)
const openExisting = () => openForm(ada, changedDetails)

const navigationBlock = (isBlocked: boolean) => ({ type: 'navigationBlock', isBlocked })
const toast = (tone: string, text: string) => ({ type: 'toast', tone, text })
const openUrl = { type: 'openUrl', url: '/admin/users' }

const phoneTaken = 'This phone number is already registered. Please use a different phone number.'

describe('after a valid form is submitted', () => {
  test('it is sent once, even if the button is pressed again, and the created marketer is the output', async () => {
    const { save, submit, effects, output } = openNew()
    submit()
    submit()
    submit()
    expect(save.inputs).toEqual([{ marketer: null, details: newDetails }])
    await save.answer(ada)
    expect([effects, output()]).toEqual([[toast('success', 'Marketer created successfully!')], { saved: ada }])
  })

  test('an edit is sent once, and the updated marketer of the server is the output', async () => {
    const { save, submit, effects, output } = openExisting()
    submit()
    submit()
    expect(save.inputs).toEqual([{ marketer: ada, details: changedDetails }])
    const updated = { ...ada, name: 'Ada Eze' }
    await save.answer(updated)
    expect([effects, output()]).toEqual([[toast('success', 'Marketer updated successfully')], { saved: updated }])
  })

  test('an edit with an empty answer outputs the submitted details', async () => {
    const { save, submit, output } = openExisting()
    submit()
    await save.answer(null)
    expect(output()).toEqual({ saved: { ...ada, name: 'Ada Eze', phoneNumber: '+2348030000000' } })
  })

  test('a new marketer with an empty answer is a failure, and can be sent again', async () => {
    const { save, type, submit, effects, shown, details } = openNew()
    type()
    submit()
    await save.answer(null)
    expect([effects, shown().problem, details()]).toEqual([
      [navigationBlock(true), toast('error', 'Failed to create marketer: No response from server')],
      'Failed to create marketer: No response from server',
      newDetails,
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
      Array.from({ length: 2 }, () => toast('error', 'Please fill all fields correctly.')),
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
  ])('%j: a new marketer gets the reason, and the entries stay', async (raw, text, emailProblem, phoneProblem) => {
    const { save, type, submit, effects, shown, details } = openNew()
    type()
    submit()
    await save.fail(new Error(raw))
    expect(effects).toEqual([navigationBlock(true), toast('error', text)])
    expect(shown()).toEqual({
      marketer: null,
      isBusy: false,
      isConfirmingLeave: false,
      isConfirmingLeaveWhileSaving: false,
      emailProblem,
      phoneProblem,
      problem: text,
    })
    expect(details()).toEqual(newDetails)
  })

  test.each([
    ['Phone Number already exists', phoneTaken, 'This phone number is already in use'],
    ['User does not exist', 'Ada Obi is no longer in the system', null],
    ['Permission denied', "You don't have permission to perform this action.", null],
    ['', 'Failed to update marketer', null],
  ])('%j: an edited marketer gets the reason, and the entries stay', async (raw, text, phoneProblem) => {
    const { save, type, submit, effects, shown, details } = openExisting()
    type()
    submit()
    await save.fail(new Error(raw))
    expect(effects).toEqual([navigationBlock(true), toast('error', text)])
    expect([shown().problem, shown().phoneProblem, details()]).toEqual([text, phoneProblem, changedDetails])
  })

  test('the reason disappears when the person types', async () => {
    const { save, type, submit, shown } = openNew()
    submit()
    await save.fail(new Error('Timeout'))
    type({ name: 'Ada' })
    expect(shown().problem).toBeNull()
  })
})

describe('when the dialog is closed', () => {
  test.each([
    ['without entries', openNew, { name: ' ', email: '', phone: '' }],
    ['without changes', openExisting, { name: ' Ada Obi ', phone: '+2348031234567' }],
  ] as const)('%s, it closes immediately', (_, open, unchanged) => {
    const { type, dismiss, output } = open()
    type(unchanged)
    dismiss()
    expect(output()).toEqual({ saved: null })
  })

  test.each([
    ['entries', openNew, newDetails],
    ['changes', openExisting, changedDetails],
  ] as const)('with %s, it asks first, and keeps them if the person declines', (_, open, entries) => {
    const { type, dismiss, confirmLeave, state, details, output } = open()
    type()
    dismiss()
    expect(state()).toBe('confirmingLeave')
    dismiss()
    expect([state(), details()]).toEqual(['editing', entries])
    dismiss()
    confirmLeave()
    expect(output()).toEqual({ saved: null })
  })

  test.each([
    ['new', openNew, 'Ada Obi may have been created all the same.'],
    ['edited', openExisting, 'The changes may have been saved all the same.'],
  ] as const)('before the answer for a %s marketer, it asks first and warns', (_, open, warning) => {
    const { submit, dismiss, confirmLeave, state, effects, output } = open()
    submit()
    dismiss()
    expect(state()).toEqual({ saving: 'confirmingLeave' })
    confirmLeave()
    expect([effects, output()]).toEqual([
      [toast('blank', `${warning} Look at the list before you try again.`)],
      { saved: null },
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
  test('navigation is blocked only while the form has entries', () => {
    const { type, effects } = openNew()
    type()
    type({ name: '', email: '', phone: '' })
    expect(effects).toEqual([navigationBlock(true), navigationBlock(false)])
  })

  test.each([
    ['entries', openNew],
    ['changes', openExisting],
  ] as const)('with %s, the dialog asks first, and the page opens after the person confirms', (_, open) => {
    const { type, leavePage, confirmLeave, state, effects, output } = open()
    type()
    leavePage()
    expect(state()).toBe('confirmingLeave')
    confirmLeave()
    expect([effects, output()]).toEqual([[navigationBlock(true), navigationBlock(false), openUrl], { saved: null }])
  })

  test('and the person declines, the page does not open later', () => {
    const { type, leavePage, dismiss, confirmLeave, effects, output } = openNew()
    type()
    leavePage()
    dismiss()
    dismiss()
    confirmLeave()
    expect([effects, output()]).toEqual([[navigationBlock(true)], { saved: null }])
  })

  test('before the answer, it opens after the person confirms', () => {
    const { submit, leavePage, confirmLeave, state, effects } = openNew()
    submit()
    leavePage()
    expect(state()).toEqual({ saving: 'confirmingLeave' })
    confirmLeave()
    expect(effects.slice(1)).toEqual([navigationBlock(false), openUrl])
  })

  test('before a failed answer, it does not open later', async () => {
    const { save, type, submit, leavePage, dismiss, confirmLeave, effects, output } = openExisting()
    type()
    submit()
    leavePage()
    await save.fail(new Error('Network Error'))
    dismiss()
    confirmLeave()
    expect([effects, output()]).toEqual([
      [navigationBlock(true), toast('error', 'Network error. Please check your internet connection and try again.')],
      { saved: null },
    ])
  })
})
