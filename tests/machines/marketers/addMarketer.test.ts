import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { NewMarketer } from '#domain/people/marketerForms.ts'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'
import { addMarketerMachine } from '#machines/marketers/addMarketer.machine.ts'
import { selectAddMarketer } from '#machines/marketers/addMarketer.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const details: NewMarketer = { name: 'Ada Obi', email: 'ada@example.com', phone: '08031234567' }
const created = marketerSchema.parse({ id: 'abc', name: 'Ada Obi' })

const open = () => {
  const createMarketer = deferredActor<Marketer | null, NewMarketer>()
  const actor = createActor(addMarketerMachine.provide({ actors: { createMarketer: createMarketer.logic } }))
  const emitted = recordEffects(actor)
  actor.start()
  const type = (typed: Partial<NewMarketer> = {}) =>
    actor.send({ type: 'details.changed', typed: { ...details, ...typed } })
  const submit = (given: Partial<NewMarketer> = {}) =>
    actor.send({ type: 'details.submitted', details: { ...details, ...given } })
  const seen = () => selectAddMarketer(actor.getSnapshot())
  return {
    actor,
    createMarketer,
    emitted,
    type,
    submit,
    seen,
    state: () => actor.getSnapshot().value,
    output: () => actor.getSnapshot().output,
  }
}

const shut = (isBlocked: boolean) => ({ type: 'navigationBlock', isBlocked })
const toast = (tone: string, text: string) => ({ type: 'toast', tone, text })

describe('a form that is submitted', () => {
  test('is sent once, however often the button is pressed', async () => {
    const { createMarketer, submit, emitted, output } = open()
    submit()
    submit()
    submit()
    expect(createMarketer.inputs).toEqual([details])
    await createMarketer.answer(created)
    expect([emitted, output()]).toEqual([[toast('success', 'Marketer created successfully!')], { created }])
  })

  test('that cannot be taken is not sent, and a toast says so', () => {
    const { actor, createMarketer, submit, emitted, state } = open()
    submit({ phone: '123' })
    actor.send({ type: 'validation.failed' })
    expect([createMarketer.inputs, state(), emitted]).toEqual([
      [],
      'editing',
      Array.from({ length: 2 }, () => toast('error', 'Please fill all fields correctly.')),
    ])
  })

  test('and has no answer says so, and can be sent again', async () => {
    const { createMarketer, type, submit, emitted, seen, actor } = open()
    type()
    submit()
    await createMarketer.answer(null)
    expect([emitted, seen().problem, actor.getSnapshot().context.typed]).toEqual([
      [shut(true), toast('error', 'Failed to create marketer: No response from server')],
      'Failed to create marketer: No response from server',
      details,
    ])
    submit()
    expect(createMarketer.inputs).toHaveLength(2)
  })
})

describe('a failure', () => {
  test.each([
    [
      'Phone Number already exists',
      'This phone number is already registered. Please use a different phone number.',
      null,
      'This phone number is already in use',
    ],
    [
      'User already exists',
      'This account already exists. Please use different contact information.',
      'This email is already in use',
      null,
    ],
    ['PreSignUp failed', 'Unable to create account. Please check your information and try again.', null, null],
    ['Permission denied', "You don't have permission to perform this action.", null, null],
    ['', 'An unexpected error occurred while creating marketer', null, null],
  ])('%j is explained, and what was typed stays', async (raw, text, emailProblem, phoneProblem) => {
    const { actor, createMarketer, type, submit, emitted, seen } = open()
    type()
    submit()
    await createMarketer.fail(new Error(raw))
    expect(emitted).toEqual([shut(true), toast('error', text)])
    expect(seen()).toEqual({
      isBusy: false,
      isAsking: false,
      isDoubting: false,
      emailProblem,
      phoneProblem,
      problem: text,
    })
    expect(actor.getSnapshot().context.typed).toEqual(details)
  })

  test('is forgotten when somebody types', async () => {
    const { createMarketer, type, submit, seen } = open()
    submit()
    await createMarketer.fail(new Error('Timeout'))
    type({ name: 'Ada' })
    expect(seen().problem).toBeNull()
  })
})

describe('a dialog that is closed', () => {
  test('with nothing typed closes at once', () => {
    const { actor, type, output } = open()
    type({ name: ' ', email: '', phone: '' })
    actor.send({ type: 'dialog.dismissed' })
    expect(output()).toEqual({ created: null })
  })

  test('with something typed asks first', () => {
    const { actor, type, state, output } = open()
    type()
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toBe('asking')
    actor.send({ type: 'dialog.kept' })
    expect([state(), actor.getSnapshot().context.typed]).toEqual(['editing', details])
    actor.send({ type: 'dialog.dismissed' })
    actor.send({ type: 'dialog.abandoned' })
    expect(output()).toEqual({ created: null })
  })

  test('before the answer is here asks first, and says what may have happened', async () => {
    const { actor, submit, state, emitted, output } = open()
    submit()
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toEqual({ creating: 'doubting' })
    actor.send({ type: 'dialog.abandoned' })
    expect([emitted, output()]).toEqual([
      [toast('blank', 'Ada Obi may have been created all the same. Look at the list before you try again.')],
      { created: null },
    ])
  })

  test('and kept open takes the answer', async () => {
    const { actor, createMarketer, submit, output } = open()
    submit()
    actor.send({ type: 'dialog.dismissed' })
    await createMarketer.answer(created)
    expect(output()).toEqual({ created })
  })
})

describe('another page that is asked for', () => {
  const leave = { type: 'leave.requested', url: '/admin/users' } as const
  const passage = { type: 'openUrl', url: '/admin/users' }

  test('is held as long as something is typed', () => {
    const { type, emitted } = open()
    type()
    type({ name: '', email: '', phone: '' })
    expect(emitted).toEqual([shut(true), shut(false)])
  })

  test('opens when what is typed is let go of', () => {
    const { actor, type, state, emitted, output } = open()
    type()
    actor.send(leave)
    expect(state()).toBe('asking')
    actor.send({ type: 'dialog.abandoned' })
    expect([emitted, output()]).toEqual([[shut(true), shut(false), passage], { created: null }])
  })

  test('is forgotten when the dialog is kept', () => {
    const { actor, type, emitted, output } = open()
    type()
    actor.send(leave)
    actor.send({ type: 'dialog.kept' })
    actor.send({ type: 'dialog.dismissed' })
    actor.send({ type: 'dialog.abandoned' })
    expect([emitted, output()]).toEqual([[shut(true)], { created: null }])
  })

  test('before the answer is here opens when it is let go of', () => {
    const { actor, submit, state, emitted } = open()
    submit()
    actor.send(leave)
    expect(state()).toEqual({ creating: 'doubting' })
    actor.send({ type: 'dialog.abandoned' })
    expect(emitted.slice(1)).toEqual([shut(false), passage])
  })
})
