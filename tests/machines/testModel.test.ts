import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { noSubscription, notProvided } from '#machines/notProvided.ts'
import { defineTestModel, fails } from '#charts/testModel.ts'

const child = setup({ types: { output: {} as { kind: 'saved' } } }).createMachine({ output: { kind: 'saved' } })
const childWithoutOutput = setup({}).createMachine({})

const machine = setup({
  types: { events: {} as { type: 'code.submitted'; code: string } },
  actors: {
    load: notProvided<{ count: number }>('load'),
    clear: notProvided<void>('clear'),
    subscribe: noSubscription('subscribe'),
    child,
    childWithoutOutput,
  },
}).createMachine({})

const name = 'it ends'
const when = 'the person submits a code'
const events = { 'code.submitted': { when, cases: [] } }
const parts = { id: 'a/a', machine, inputs: [], events, keyOf: () => ({}) }

/** `npm run types` fails if a line below an "expect-error" compiles. */
test('outcomes compile only if their actors can end like that', () => {
  const testModels = [
    defineTestModel({
      ...parts,
      calls: {
        load: { name, outcomes: [{ name, output: { count: 1 } }, fails] },
        clear: { name, outcomes: [{ name }, fails] },
        subscribe: { name, outcomes: [fails] },
        child: { name, outcomes: [{ name, output: { kind: 'saved' } }, fails] },
        childWithoutOutput: { name, outcomes: [{ name }, fails] },
        page: { name, src: 'child', outcomes: [{ name, output: { kind: 'saved' } }, fails] },
      },
    }),
    // @ts-expect-error the output has another type
    defineTestModel({ ...parts, calls: { load: { name, outcomes: [{ name, output: { count: '1' } }] } } }),
    // @ts-expect-error a field is missing
    defineTestModel({ ...parts, calls: { load: { name, outcomes: [{ name, output: {} }] } } }),
    // @ts-expect-error the output is missing
    defineTestModel({ ...parts, calls: { load: { name, outcomes: [{ name }] } } }),
    // @ts-expect-error the output has another field
    defineTestModel({ ...parts, calls: { load: { name, outcomes: [{ name, output: { count: 1, at: 1 } }] } } }),
    // @ts-expect-error the call has no output
    defineTestModel({ ...parts, calls: { clear: { name, outcomes: [{ name, output: 1 }] } } }),
    // @ts-expect-error a subscription has no end
    defineTestModel({ ...parts, calls: { subscribe: { name, outcomes: [{ name }] } } }),
    // @ts-expect-error the chart has another output
    defineTestModel({ ...parts, calls: { child: { name, outcomes: [{ name, output: { kind: 'gone' } }] } } }),
    // @ts-expect-error the chart has no output
    defineTestModel({ ...parts, calls: { childWithoutOutput: { name, outcomes: [{ name, output: 1 }] } } }),
    // @ts-expect-error the id is not the name of an actor
    defineTestModel({ ...parts, calls: { page: { name, outcomes: [{ name }] } } }),
    // @ts-expect-error the chart has no such actor
    defineTestModel({ ...parts, calls: { page: { name, src: 'save', outcomes: [{ name }] } } }),
    // @ts-expect-error the named actor has another output
    defineTestModel({ ...parts, calls: { page: { name, src: 'child', outcomes: [{ name, output: 1 }] } } }),
  ]
  expect(testModels.every((testModel) => testModel.machine === machine)).toBe(true)
})

test('payloads compile only with the fields of their events', () => {
  const type = 'code.submitted'
  const testModels = [
    defineTestModel({ ...parts, calls: {}, events: { [type]: { when, cases: [{ name, payload: { code: '1' } }] } } }),
    // @ts-expect-error a field is missing
    defineTestModel({ ...parts, calls: {}, events: { [type]: { when, cases: [{ name, payload: {} }] } } }),
    // @ts-expect-error the event has no cases
    defineTestModel({ ...parts, calls: {}, events: {} }),
  ]
  expect(testModels.every((testModel) => testModel.machine === machine)).toBe(true)
})
