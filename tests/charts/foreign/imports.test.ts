import { expect, test } from 'vitest'
import { runForeign } from '#tests/charts/foreign/runForeign.ts'

const order = `'use client'
import React, { useEffect } from 'react'
import { useMachine } from '@xstate/react'
import axios from 'axios'
import { z } from 'zod'
import type { Cart } from '@/types/cart'
import { assign, fromPromise, setup } from 'xstate'
import { api } from '@/lib/api'
import { Phase, isPayable, secondsToPay } from './constants'
import { shipOrder } from '#actors/shipping'
import './order.css'

const client = axios.create({ baseURL: import.meta.env.VITE_API, timeout: 2 * secondsToPay })
const schema = z.object({ id: z.string().min(1) })

export const orderMachine = setup({
  types: { context: {} as { cart: Cart }, events: {} as { type: 'PAY' } },
  actors: { pay: fromPromise(async ({ input }) => schema.parse(await client.post('/pay', input))), shipOrder },
  guards: { isPayable },
}).createMachine({
  context: ({ input }) => ({ cart: api.emptyCart(input) }),
  initial: Phase.Cart,
  states: {
    [Phase.Cart]: { on: { PAY: { guard: isPayable, target: Phase.Paying, actions: [api.track] } } },
    [Phase.Paying]: {
      invoke: { src: 'pay', onDone: Phase.Shipping, onError: { target: Phase.Cart, actions: assign({ cart: null }) } },
    },
    [Phase.Shipping]: { invoke: { id: 'ship', src: shipOrder, onDone: 'done' } },
    done: { type: 'final' },
  },
})

export default function Order() {
  const [state, send] = useMachine(orderMachine)
  useEffect(() => send({ type: 'PAY' }), [])
  return <button onClick={() => send({ type: 'PAY' })}>{String(state.value)}</button>
}
`

test('packages, files and aliases that are not there have stubs, and the command names them', async () => {
  const { status, errors, printed } = await runForeign({ 'order.tsx': order })
  expect({ status, errors }).toEqual({
    status: 0,
    errors: [
      'Replaced by stubs: react, @xstate/react, axios, zod, @/lib/api, ./constants, #actors/shipping, ./order.css.',
      'machine: 5 states, 4 of 4 goals of zero-switch in 2 paths.',
    ],
  })
  expect(printed).toContain('When PAY: is payable. Then the chart is in Paying. The chart does: track.')
})

test('files, packages and aliases that are there are read', async () => {
  const { status, errors } = await runForeign({
    'src/gate.ts':
      "import { createMachine } from 'xstate'\nimport { names } from '@/names'\nimport { part } from './parts'\n" +
      "import { pass } from 'pass'\nexport default createMachine({ id: pass, initial: names[0], states: part(names) })\n",
    'src/parts/index.ts':
      'export const part = (all) => Object.fromEntries(all.map((name, at) => [name, { on: { NEXT: all[at + 1] ?? all[0] } }]))',
    'src/names.js': "export const names = ['red', 'green', 'amber']",
    'node_modules/pass/package.json': '{ "name": "pass", "exports": { "import": "./pass.mjs" } }',
    'node_modules/pass/pass.mjs': "export const pass = 'light'",
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  })
  expect({ status, errors }).toEqual({ status: 0, errors: ['light: 4 states, 3 of 3 goals of zero-switch in 1 path.'] })
})

test('a CommonJS module is read', async () => {
  const { status, errors } = await runForeign({
    'gate.cjs':
      "'use strict'\nconst xstate_1 = require('xstate')\nconst { join } = require('path')\nconst db = require('./db')\n" +
      "module.exports = (0, xstate_1.createMachine)({ id: join('a', 'gate'), on: { OPEN: { guard: db.isOpen } } })\n" +
      'if (require.main === module) db.start()\n',
  })
  expect({ status, errors }).toEqual({
    status: 0,
    errors: ['Replaced by stubs: ./db.', 'a/gate: 1 states, 1 of 1 goals of zero-switch in 1 path.'],
  })
})

test('a package that is there finds nothing of its own in the globals', async () => {
  const { status, errors } = await runForeign({
    'gate.ts':
      "import { createMachine } from 'xstate'\nimport { id } from 'registry'\nexport const gate = createMachine({ id })\n",
    'node_modules/registry/package.json': '{ "name": "registry", "main": "registry.js" }',
    'node_modules/registry/registry.js':
      "exports.id = (globalThis.registry ?? window.__registry ?? (typeof Deno === 'undefined' ? null : Deno))?.id ?? 'own'",
  })
  expect({ status, errors }).toEqual({ status: 0, errors: ['own: 1 states, 0 of 0 goals of zero-switch in 0 paths.'] })
})

test('a package that is there and does not start has a stub too', async () => {
  const { status, errors } = await runForeign({
    'gate.ts':
      "import { createMachine } from 'xstate'\nimport { port } from 'serial'\n" +
      "export const gate = createMachine({ id: 'gate', on: { OPEN: { actions: port.open } } })\n",
    'node_modules/serial/package.json': '{ "name": "serial", "main": "serial.js" }',
    'node_modules/serial/serial.js': "if (!process.versions.node) throw new Error('Node.js only')",
  })
  expect({ status, errors }).toEqual({
    status: 0,
    errors: ['Replaced by stubs: serial.', 'gate: 1 states, 1 of 1 goals of zero-switch in 1 path.'],
  })
})

test('a part of the chart that is in a missing file is told, and fails the command', async () => {
  const { status, errors } = await runForeign({
    'page.js':
      "import { createMachine } from 'xstate'\nimport { moves, moveTo, Phase } from './moves'\n" +
      "const on = { NEXT: '.b', LAST: moveTo('b') }\n" +
      "export const page = createMachine({ id: 'page', initial: Phase.Start, on, states: { a: { on: moves }, b: {} } })\n",
  })
  expect({ status, errors }).toEqual({
    status: 1,
    errors: [
      'Replaced by stubs: ./moves.',
      'A part of the chart is missing, and left out: "LAST" is "moveTo" there, "on" is "moves" there, ' +
        '"initial" is "Start" there.',
      'page: 3 states, 2 of 2 goals of zero-switch in 1 path.',
    ],
  })
})

test('a chart whose config is in a missing file is told, and fails the command', async () => {
  const { status, errors } = await runForeign({
    'service.ts':
      "import { setup } from 'xstate'\nimport { lifeCycle } from './lifeCycle'\n" +
      'export const service = setup({ guards: { mayGrant: () => true } }).createMachine(lifeCycle)\n',
  })
  expect({ status, errors }).toEqual({
    status: 1,
    errors: [
      'Replaced by stubs: ./lifeCycle.',
      'A part of the chart is missing, and left out: the config is "lifeCycle" there.',
      'machine: 1 states, 0 of 0 goals of zero-switch in 0 paths.',
    ],
  })
})

test.each([
  ['a mistake in the code', 'export const = 3', 'Expected identifier but found "=", in line 1 of gate.ts'],
  ['an own error', "throw new Error('no key.')", 'no key'],
  [
    'XState 4',
    "import { createMachine } from 'xstate'\nexport const m = createMachine({ on: { A: { cond: 'isOpen' } } })",
    'XState 5 has no "cond". A chart of XState 4 must be migrated first',
  ],
  [
    'XState 4 in another way',
    "import { Machine } from 'xstate'\nexport const m = Machine({})",
    'XState 5 has no "Machine". A chart of XState 4 must be migrated first',
  ],
  [
    'a module of XState 4',
    "import { pure } from 'xstate/lib/actions'\nexport const m = pure()",
    'XState 5 has no "xstate/lib/actions"',
  ],
  [
    'a target that does not exist',
    "import { createMachine } from 'xstate'\nexport const m = createMachine({ id: 'm', on: { A: '.b' } })",
    "Child state 'b' does not exist on 'm'",
  ],
])('%s is told in a sentence', async (_, text, message) => {
  const { status, errors } = await runForeign({ 'gate.ts': text })
  expect(status).toBe(2)
  expect(errors[0]).toContain(`gate.ts cannot be read: ${message}`)
  expect(errors.join()).not.toMatch(/\n\s+at /)
})

test('a chart that a missing package creates is told', async () => {
  const { errors } = await runForeign({
    'gate.ts': "import { setup } from 'machines'\nexport const gate = setup().create({})",
  })
  expect(errors).toEqual([
    'gate.ts has no chart and no test model. If one of these imports creates it, read the file where they are: machines.',
  ])
})

test('guards of one name with different parameters are different conditions, and a result can be taken apart', async () => {
  const { status, printed } = await runForeign({
    'door.ts': `import { setup } from 'xstate'
import { levels, loadDoor } from './levels'
const [name, colours] = loadDoor()
const size = colours.map((colour) => colour.size).length
export const door = setup({ guards: { fits: (_, { at }) => at > size } }).createMachine({
  id: 'door',
  description: name,
  initial: 'shut',
  states: {
    shut: {
      on: {
        KEY: [
          { guard: { type: 'fits', params: ({ event }) => ({ at: 1, key: event.key }) }, target: 'open' },
          { guard: { type: 'fits', params: ({ event }) => ({ at: 2, key: event.key }) }, target: 'ajar' },
        ],
        CARD: [
          { guard: { type: 'fits', params: { at: levels.low } }, target: 'open' },
          { guard: { type: 'fits', params: { at: levels.high } }, target: 'ajar' },
        ],
      },
    },
    open: {},
    ajar: {},
  },
})`,
  })
  expect(status).toBe(0)
  expect(printed).toContain('When KEY: not fits (at: 1, key: event.key), fits (at: 2, key: event.key).')
  expect(printed).toContain('When CARD: not fits (at:low), fits (at:high).')
})

test('a file of another language is told', async () => {
  const { errors } = await runForeign({ 'Gate.vue': '<script setup>const a = createMachine({})</script>' })
  expect(errors).toEqual(['Gate.vue cannot be read: it is no JavaScript or TypeScript. Copy its chart into a file.ts.'])
})
