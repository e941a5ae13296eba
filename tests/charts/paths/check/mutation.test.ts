import { describe, expect, test } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { defaultModelOf } from '#charts/generatedModel.ts'
import { defineTestModel, type TestModel, toAnyTestModel } from '#charts/testModel.ts'
import { recordSetFields } from '#charts/paths/check/assignmentMutants.ts'
import { mutantsOf, identityMutantOf } from '#charts/paths/check/mutants.ts'
import { testMutants } from '#charts/paths/check/mutation.ts'
import { approveChart } from '#charts/paths/approved/compareChart.ts'
import { door } from '#tests/charts/samples/door.ts'
import { lamp } from '#tests/charts/samples/lamp.ts'
import { letter } from '#tests/charts/samples/letter.ts'

describe('the mutants of a chart', () => {
  test('remove a transition, negate a guard or change a target', () => {
    expect(mutantsOf(door.machine).map(({ description }) => description)).toEqual([
      'remove closed: door.pushed',
      'change target of closed: door.pushed to door.closed',
      'remove closed: key.turned',
      'negate keyFits of closed: key.turned',
      'no guard keyFits for closed: key.turned',
      'change target of closed: key.turned to door.closed',
      'remove open: door.pulled',
      'change target of open: door.pulled to door.open',
      'remove locked: key.turned',
      'negate keyFits of locked: key.turned',
      'no guard keyFits for locked: key.turned',
      'change target of locked: key.turned to door.open',
    ])
  })

  test('drop actions, parameters, inputs and calls, and change delays', () => {
    const names = mutantsOf(letter.machine)
      .filter(({ operator }) => !['transition', 'guard', 'target'].includes(operator))
      .map(({ operator, description }) => `${operator}: ${description}`)
    expect(names).toEqual([
      'action: drop remind of (chart): reminder.due',
      'action: drop storeText of writing: letter.written',
      'action: drop hurry of posting: postman.called',
      'child: re-enter the state of posting: postman.called',
      'parameter: no parameter for isDelivered of posting: post is done (1)',
      'action: drop remindLater of posting: post is done (2)',
      'order: check posting: post is done (2) before the branch above it',
      'action: drop storeReason of posting: post fails',
      'parameter: no parameter for storeReason of posting: post fails',
      'child: do not start post in posting',
      'input: no input for post in posting',
      'assignment: do not set text in storeText',
      'assignment: do not set reason in storeText',
      'delay: skip the delay reminderDelay',
      'delay: make the delay reminderDelay 0.01 times as long',
      'delay: make the delay reminderDelay 10 times as long',
    ])
  })

  test('keep the old value of one field of an assign function', () => {
    const machine = setup({ actions: { reset: assign(() => ({ count: 0, text: '' })) } }).createMachine({
      context: { count: 1, text: 'old' },
      on: { reset: { actions: 'reset' } },
    })
    const { machine: recorder, setFields } = recordSetFields(machine)
    createActor(recorder).start().send({ type: 'reset' })
    const contexts = mutantsOf(machine, setFields).map((mutant) => {
      const actor = createActor(mutant.machine).start()
      actor.send({ type: 'reset' })
      return [mutant.description, actor.getSnapshot().context]
    })
    expect(contexts).toEqual(
      expect.arrayContaining([
        ['do not set count in reset', { count: 1, text: '' }],
        ['do not set text in reset', { count: 0, text: 'old' }],
      ]),
    )
  })

  test('leave out what an assign function only copies', () => {
    const add = <C extends { count: number }>(context: C): C => ({ ...context, count: context.count + 1 })
    const machine = setup({
      actions: { add: assign(({ context }) => add(context as { count: number })) },
    }).createMachine({
      context: { count: 1, text: '', other: '' },
      on: { add: { actions: 'add' } },
    })
    const { machine: recorder, setFields } = recordSetFields(machine)
    createActor(recorder).start().send({ type: 'add' })
    expect(Object.fromEntries(setFields)).toEqual({ add: new Set(['count']) })
  })

  test('do not change the chart', () => {
    const before = JSON.stringify(door.machine.config)
    mutantsOf(door.machine)
    expect(JSON.stringify(door.machine.config)).toBe(before)
  })
})

const approvedPathsOf = (testModel: TestModel) => approveChart(testModel, [], []).tree

describe('the approved paths of a chart', () => {
  test.each([
    ['the door', door],
    ['the lamp', lamp],
    ['the letter', letter],
  ])('notice the mutants of %s, and say why', (_, testModel) => {
    const mutants = testMutants(testModel, approvedPathsOf(testModel))
    expect(mutants.filter(({ verdict }) => verdict !== 'noticed').map(({ description }) => description)).toEqual([])
  })

  test('do not notice a copy without a change', () => {
    expect(testMutants(letter, approvedPathsOf(letter), [identityMutantOf(letter.machine)])).toEqual([
      {
        operator: 'transition',
        description: 'no change',
        verdict: 'same',
        reason: 'no input of the test model tells it from the chart',
      },
    ])
  })

  test('name the case that the test model needs to notice more', () => {
    const machine = setup({
      types: { context: {} as { length: number; isSent: boolean }, events: {} as { type: 'code.sent'; code: string } },
      guards: {
        isShort: ({ context, event }) => event.code.length < context.length,
        isLong: ({ context, event }) => event.code.length > context.length,
      },
      actions: { reset: assign(() => ({ length: 4, isSent: true })), enlarge: assign({ length: 6 }) },
    }).createMachine({
      context: { length: 4, isSent: false },
      initial: 'first',
      states: {
        first: {
          on: {
            'code.sent': [
              { guard: 'isShort', actions: 'enlarge' },
              { guard: 'isLong', target: 'sent' },
            ],
          },
        },
        sent: { entry: 'reset' },
      },
    })
    const cases = ['12', '1234', '123456'].map((code) => ({ name: code, payload: { code } }))
    const testModel = toAnyTestModel(
      defineTestModel({
        id: 'house/code',
        machine,
        inputs: [{ name: 'new', input: undefined }],
        events: { 'code.sent': { when: 'the person sends a code', cases } },
        calls: {},
        keyOf: ({ context }) => context,
      }),
    )
    const survivors = testMutants(testModel, approvedPathsOf(testModel)).filter(
      ({ verdict, operator }) => verdict === 'same' && ['order', 'assignment'].includes(operator),
    )
    expect(survivors.map(({ description, reason }) => `${description}: ${reason}`)).toEqual([
      'check first: code.sent (2) before the branch above it: no input of the test model tells it from the chart. ' +
        'No case of "event code.sent" meets both isShort and isLong with another result. Add one if it can happen',
      'do not set length in reset: no input of the test model tells it from the chart. ' +
        'reset never runs while length is 6. Add a case of "event code.sent" that meets isLong then',
    ])
    const start = approvedPathsOf(testModel).map((step) => ({ ...step, next: [] }))
    const { machine: recorder, setFields } = recordSetFields(machine)
    const actor = createActor(recorder).start()
    actor.send({ type: 'code.sent', code: '123456' })
    const assignments = mutantsOf(machine, setFields).filter(({ operator }) => operator === 'assignment')
    const missing = testMutants(testModel, start, assignments)
    expect(missing.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^no input of the test model/),
      'no approved path has "start new", "code.sent: 123456": isSent is no longer set to true',
    ])
  })

  test('say what a re-entry would repeat, and which field an action never changes', () => {
    const machine = setup({
      actions: { close: assign({ isOpen: false, count: 0 }), toast: () => undefined },
    }).createMachine({
      context: { isOpen: false, count: 0 },
      initial: 'editing',
      states: {
        editing: { entry: 'close', on: { 'entry.invalid': { actions: 'toast' }, 'form.opened': 'idle' } },
        idle: { on: { 'entry.invalid': { actions: ['toast', 'close'] } } },
      },
    })
    const testModel = defaultModelOf(machine)
    const reasons = testMutants(testModel, approvedPathsOf(testModel))
      .filter(({ verdict, operator }) => verdict === 'same' && ['child', 'assignment'].includes(operator))
      .map(({ reason }) => reason.split('. ').slice(1).join('. '))
    expect(reasons).toEqual([
      'A re-entry would only repeat close, and that changes nothing in any configuration',
      'No case of "event entry.invalid" lets close change isOpen. Add one if it can happen',
      'No case of "event entry.invalid" lets close change count. Add one if it can happen',
    ])
  })

  test('notice nothing without a path, and the missing paths are named', () => {
    const [first, ...others] = testMutants(door, [])
    expect(first).toMatchObject({
      description: 'remove closed: door.pushed',
      verdict: 'missing',
      reason: 'no approved path has "start the house is new", "door.pushed": nothing happens any more',
    })
    expect(others.map(({ verdict }) => verdict)).not.toContain('noticed')
  })
})
