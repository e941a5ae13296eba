import { describe, expect, test } from 'vitest'
import {
  activity,
  ada,
  blocked,
  cancelled,
  openExisting,
  openNew,
  toast,
  unblocked,
  urlRequested,
} from '#tests/machines/marketers/marketerFormSupport.ts'

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
  ] as const)('before the answer for a %s marketer, it asks first and warns', async (_, open, warning) => {
    const { submit, dismiss, confirmLeave, state, effects, output } = open()
    await submit()
    dismiss()
    expect(state()).toEqual({ saving: 'confirmingLeave' })
    confirmLeave()
    expect([effects, output()]).toEqual([[toast('blank', `${warning} Check the list first.`)], { saved: null }])
  })

  test("before the answer, 'Keep waiting' closes the question and the save goes on", async () => {
    const { save, submit, dismiss, state, effects, output } = openNew()
    await submit()
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
    await submit()
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

  test('before the answer, it opens after the person confirms', async () => {
    const { actor, change, submit, leavePage, confirmLeave, state, effects } = openNew()
    change()
    await submit()
    leavePage()
    expect(state()).toEqual({ saving: 'confirmingLeave' })
    confirmLeave()
    expect(effects).toEqual([blocked(actor), unblocked, expect.objectContaining({ tone: 'blank' }), urlRequested])
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
