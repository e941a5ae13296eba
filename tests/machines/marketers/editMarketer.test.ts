import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { MarketerChanges } from '#domain/people/marketerForms.ts'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'
import { editMarketerMachine, type UpdateRequest } from '#machines/marketers/editMarketer.machine.ts'
import { selectEditMarketer } from '#machines/marketers/editMarketer.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const marketer = marketerSchema.parse({
  id: 'USR-1',
  name: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '+2348031234567',
})
const changes: MarketerChanges = { name: 'Ada Eze', phone: '+2348030000000' }

const open = () => {
  const updateMarketer = deferredActor<Marketer | null, UpdateRequest>()
  const actor = createActor(editMarketerMachine.provide({ actors: { updateMarketer: updateMarketer.logic } }), {
    input: { marketer },
  })
  const emitted = recordEffects(actor)
  actor.start()
  const type = (typed: MarketerChanges = changes) => actor.send({ type: 'details.changed', typed })
  const submit = (given: Partial<MarketerChanges> = {}) =>
    actor.send({ type: 'details.submitted', details: { ...changes, ...given } })
  return {
    actor,
    updateMarketer,
    emitted,
    type,
    submit,
    seen: () => selectEditMarketer(actor.getSnapshot()),
    state: () => actor.getSnapshot().value,
    output: () => actor.getSnapshot().output,
  }
}

const shut = (isBlocked: boolean) => ({ type: 'navigationBlock', isBlocked })
const toast = (tone: string, text: string) => ({ type: 'toast', tone, text })

describe('changes that are submitted', () => {
  test('are sent once, and the answer is what the row shows', async () => {
    const { updateMarketer, submit, emitted, output } = open()
    submit()
    submit()
    expect(updateMarketer.inputs).toEqual([{ marketer, changes }])
    const updated = { ...marketer, name: 'Ada Eze' }
    await updateMarketer.answer(updated)
    expect([emitted, output()]).toEqual([[toast('success', 'Marketer updated successfully')], { updated }])
  })

  test('are shown as they were sent where the server does not say', async () => {
    const { updateMarketer, submit, output } = open()
    submit()
    await updateMarketer.answer(null)
    expect(output()).toEqual({ updated: { ...marketer, name: 'Ada Eze', phoneNumber: '+2348030000000' } })
  })

  test('that cannot be taken are not sent', () => {
    const { actor, updateMarketer, submit, emitted } = open()
    submit({ name: '' })
    actor.send({ type: 'validation.failed' })
    expect([updateMarketer.inputs, emitted.length, emitted[0]]).toEqual([
      [],
      2,
      toast('error', 'Please fill all fields correctly.'),
    ])
  })
})

describe('a failure', () => {
  test.each([
    [
      'Phone Number already exists',
      'This phone number is already registered. Please use a different phone number.',
      'This phone number is already in use',
    ],
    ['User does not exist', 'Ada Obi is no longer in the system', null],
    ['Permission denied', "You don't have permission to perform this action.", null],
    ['', 'Failed to update marketer', null],
  ])('%j is explained, and what was typed stays', async (raw, text, phoneProblem) => {
    const { actor, updateMarketer, type, submit, emitted, seen } = open()
    type()
    submit()
    await updateMarketer.fail(new Error(raw))
    expect(emitted).toEqual([shut(true), toast('error', text)])
    expect([seen().problem, seen().phoneProblem, actor.getSnapshot().context.typed]).toEqual([
      text,
      phoneProblem,
      changes,
    ])
  })
})

describe('a dialog that is closed', () => {
  test('with everything as it was closes at once', () => {
    const { actor, type, output } = open()
    type({ name: ' Ada Obi ', phone: '+2348031234567' })
    actor.send({ type: 'dialog.dismissed' })
    expect(output()).toEqual({ updated: null })
  })

  test('with changes asks first', () => {
    const { actor, type, state, output } = open()
    type()
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toBe('asking')
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toBe('editing')
    actor.send({ type: 'dialog.dismissed' })
    actor.send({ type: 'dialog.abandoned' })
    expect(output()).toEqual({ updated: null })
  })

  test('before the answer is here asks first, and says what may have happened', () => {
    const { actor, submit, state, emitted } = open()
    submit()
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toEqual({ saving: 'doubting' })
    actor.send({ type: 'dialog.abandoned' })
    expect(emitted).toEqual([
      toast('blank', 'The changes may have been saved all the same. Look at the list before you try again.'),
    ])
  })
})

describe('another page that is asked for', () => {
  const leave = { type: 'leave.requested', url: '/admin/users' } as const
  const passage = { type: 'openUrl', url: '/admin/users' }

  test('is held as long as something differs, and opens when it is let go of', () => {
    const { actor, type, emitted, output } = open()
    type()
    actor.send(leave)
    actor.send({ type: 'dialog.abandoned' })
    expect([emitted, output()]).toEqual([[shut(true), shut(false), passage], { updated: null }])
  })

  test('before the answer is here is forgotten when the answer is a failure', async () => {
    const { actor, updateMarketer, type, submit, emitted, output } = open()
    type()
    submit()
    actor.send(leave)
    await updateMarketer.fail(new Error('Network Error'))
    actor.send({ type: 'dialog.dismissed' })
    actor.send({ type: 'dialog.abandoned' })
    expect([emitted, output()]).toEqual([
      [shut(true), toast('error', 'Network error. Please check your internet connection and try again.')],
      { updated: null },
    ])
  })
})
