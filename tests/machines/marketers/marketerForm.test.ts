import { describe, expect, test } from 'vitest'
import {
  activity,
  ada,
  blocked,
  changedDetails,
  newDetails,
  openExisting,
  openNew,
  toast,
  cancelled,
  unblocked,
} from '#tests/machines/marketers/marketerFormSupport.ts'

const phoneTaken = 'This phone number is already registered. Please use a different phone number.'

describe('after a valid form is submitted', () => {
  test('it is sent once, even if the button is pressed again, and the created marketer is the output', async () => {
    const { save, submit, effects, output } = openNew()
    await submit()
    await submit()
    await submit()
    expect(save.inputs).toEqual([{ base: null, values: newDetails }])
    await save.answer(ada)
    expect([effects, output()]).toEqual([
      [toast('success', 'Marketer created successfully!'), activity('marketerAdded', ada.id, ada.name)],
      { saved: ada },
    ])
  })

  test('an edit is sent once, and the updated marketer of the server is the output', async () => {
    const { save, submit, effects, output } = openExisting()
    await submit()
    await submit()
    expect(save.inputs).toEqual([{ base: ada, values: changedDetails }])
    const updated = { ...ada, name: 'Ada Eze' }
    await save.answer(updated)
    expect([effects, output()]).toEqual([
      [toast('success', 'Marketer updated successfully'), activity('marketerEdited', ada.id, 'Ada Eze')],
      { saved: updated },
    ])
  })

  test('an edit with an empty answer outputs the submitted details', async () => {
    const { save, submit, output } = openExisting()
    await submit()
    await save.answer(null)
    expect(output()).toEqual({ saved: { ...ada, name: 'Ada Eze', phoneNumber: '+2348030000000' } })
  })
})

describe('a save that the server does not confirm', () => {
  test.each(['Network Error', 'Timeout', 'Malformed answer', 'Phone Number already exists', 'User already exists'])(
    '%j: a new marketer with the submitted details was added',
    async (raw) => {
      const { save, read, submit, effects, output } = openNew()
      await submit()
      await save.fail(new Error(raw))
      expect(read.inputs).toEqual([{ base: null, values: newDetails }])
      await read.answer(ada)
      expect([effects, output()]).toEqual([
        [toast('success', 'Ada Obi was added'), activity('marketerAdded', ada.id, ada.name)],
        { saved: ada },
      ])
    },
  )

  test.each([{ name: 'Ngozi Obi' }, { phoneNumber: '+2348031234568' }])(
    'is a failure if the listed marketer has %j',
    async (others) => {
      const { save, read, submit, effects } = openNew()
      await submit()
      await save.fail(new Error('User already exists'))
      await read.answer({ ...ada, ...others })
      expect(effects).toEqual([
        toast('error', 'This account already exists. Please use different contact information.'),
      ])
    },
  )

  test('is a failure with its own reason if the marketer cannot be read', async () => {
    const { save, read, submit, effects } = openNew()
    await submit()
    await save.fail(new Error('Timeout'))
    await read.fail(new Error('Permission denied'))
    expect(effects).toEqual([toast('error', 'The request timed out. Please try again later.')])
  })

  test('of an edited marketer is made if the server has the new details', async () => {
    const { save, read, submit, effects, output } = openExisting()
    await submit()
    await save.fail(new Error('Timeout'))
    const saved = { ...ada, name: 'Ada Eze', phoneNumber: '+2348030000000' }
    await read.answer(saved)
    expect([effects, output()]).toEqual([
      [toast('success', 'Marketer updated successfully'), activity('marketerEdited', ada.id, 'Ada Eze')],
      { saved },
    ])
  })
})

describe('a marketer whom somebody else has changed since the dialog opened', () => {
  const own = { name: 'Ada Eze', phone: ada.phoneNumber }
  const renamed = { ...ada, name: 'Ada Musa' }
  const otherPhone = { ...ada, phoneNumber: '+2348035555555' }

  test('keeps the change of the other field', async () => {
    const { save, submit } = openExisting()
    await submit(own, otherPhone)
    expect(save.inputs.map(({ values }) => [values.name, values.phone])).toEqual([['Ada Eze', '+2348035555555']])
  })

  test('keeps the new name after a save of the phone number', async () => {
    const { save, submit } = openExisting()
    await submit({ name: ada.name, phone: '+2348030000000' }, renamed)
    expect(save.inputs.map(({ values }) => [values.name, values.phone])).toEqual([['Ada Musa', '+2348030000000']])
  })

  test('is not saved before the person chooses a value of the same field', async () => {
    const { save, shown, state, submit } = openExisting()
    await submit(own, renamed)
    expect([save.inputs, state(), shown().conflicts]).toEqual([
      [],
      'comparing',
      [{ field: 'name', mine: 'Ada Eze', theirs: 'Ada Musa' }],
    ])
  })

  test.each([
    ['mine', 'Ada Eze'],
    ['theirs', 'Ada Musa'],
  ] as const)('is saved with the chosen name: %s', async (choice, name) => {
    const { resolve, save, submit } = openExisting()
    await submit(own, { ...renamed, phoneNumber: otherPhone.phoneNumber })
    await resolve({ name: choice }, { ...renamed, phoneNumber: otherPhone.phoneNumber })
    expect(save.inputs.map(({ values }) => [values.name, values.phone])).toEqual([[name, otherPhone.phoneNumber]])
  })

  test('is compared again after the choice, and with the first name after the dialog was kept open', async () => {
    const { dismiss, resolve, save, shown, submit } = openExisting()
    await submit(own, renamed)
    await resolve({ name: 'mine' }, { ...ada, name: 'Ada Bello' })
    expect(shown().conflicts).toEqual([{ field: 'name', mine: 'Ada Eze', theirs: 'Ada Bello' }])
    dismiss()
    dismiss()
    await submit({ name: ada.name, phone: '+2348030000000' }, renamed)
    expect(save.inputs.map(({ values }) => [values.name, values.phone])).toEqual([['Ada Musa', '+2348030000000']])
  })

  test.each([
    [new Error('User does not exist'), 'Ada Obi is no longer in the system'],
    [new Error('Timeout'), 'The request timed out. Please try again later.'],
  ])('is not saved if it cannot be read: %s', async (error, text) => {
    const { actor, effects, read, save } = openExisting()
    actor.send({ type: 'details.submitted', details: changedDetails })
    await read.fail(error)
    expect([save.inputs, effects]).toEqual([[], [toast('error', text)]])
  })
})

describe('after a failed save', () => {
  test.each([
    ['Phone Number already exists', phoneTaken, 'phone', 'This phone number is already in use'],
    [
      'User already exists',
      'This account already exists. Please use different contact information.',
      'email',
      'This email is already in use',
    ],
  ])('%j: a new marketer gets the reason, and stays unsaved', async (raw, text, problemField, problemHelper) => {
    const { refuse, actor, change, submit, effects, shown } = openNew()
    change()
    await submit()
    await refuse(new Error(raw))
    expect(effects).toEqual([blocked(actor), toast('error', text)])
    expect(shown()).toEqual({
      marketer: null,
      conflicts: [],
      isBusy: false,
      isConfirmingLeave: false,
      isConfirmingLeaveWhileSaving: false,
      problemField,
      problemHelper,
      problem: text,
    })
  })

  test.each([
    ['Phone Number already exists', phoneTaken, 'This phone number is already in use'],
    ['User does not exist', 'Ada Obi is no longer in the system', null],
  ])('%j: an edited marketer gets the reason, and stays unsaved', async (raw, text, problemHelper) => {
    const { refuse, actor, change, submit, effects, shown } = openExisting()
    change()
    await submit()
    await refuse(new Error(raw))
    expect(effects).toEqual([blocked(actor), toast('error', text)])
    expect([shown().problem, shown().problemHelper]).toEqual([text, problemHelper])
  })

  test.each(['change', 'undo'] as const)('the reason disappears when the person types: %s', async (typing) => {
    const form = openNew()
    await form.submit()
    await form.refuse(new Error('Timeout'))
    form[typing]()
    expect(form.shown().problem).toBeNull()
  })
})

describe('when the dialog is closed', () => {
  test.each([
    ['new', openNew, 'Ada Obi may have been created.'],
    ['edited', openExisting, 'The changes may have been saved.'],
  ] as const)('before the answer for a %s marketer, it asks first and warns', async (_, open, warning) => {
    const { submit, dismiss, confirmLeave, state, effects, output } = open()
    await submit()
    dismiss()
    expect(state()).toEqual({ saving: 'confirmingLeave' })
    confirmLeave()
    expect([effects, output()]).toEqual([[toast('blank', `${warning} Check the list first.`)], { saved: null }])
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

  test('and the person declines, the page does not open later', () => {
    const { actor, change, leavePage, dismiss, confirmLeave, effects, output } = openNew()
    change()
    leavePage()
    dismiss()
    dismiss()
    confirmLeave()
    expect([effects, output()]).toEqual([[blocked(actor), cancelled, unblocked], { saved: null }])
  })

  test('before the answer, and the person waits, the page stays blocked until the marketer is saved', async () => {
    const { save, actor, change, submit, leavePage, dismiss, effects, output } = openNew()
    change()
    await submit()
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
    const { refuse, actor, change, submit, leavePage, dismiss, confirmLeave, effects, output } = openExisting()
    change()
    await submit()
    leavePage()
    await refuse(new Error('Network Error'))
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
