import { describe, expect, test } from 'vitest'
import {
  activity,
  ada,
  blocked,
  newDetails,
  openExisting,
  openNew,
  toast,
  cancelled,
  unblocked,
} from '#tests/machines/marketers/marketerFormSupport.ts'

const phoneTaken = 'This phone number is already registered. Please use a different phone number.'

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

  test.each(['change', 'undo'] as const)('the reason disappears when the person types: %s', async (typing) => {
    const form = openNew()
    await form.submit()
    await form.refuse(new Error('Timeout'))
    form[typing]()
    expect(form.shown().problem).toBeNull()
  })
})

describe('when another page is opened', () => {
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
