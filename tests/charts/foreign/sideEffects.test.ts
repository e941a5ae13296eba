import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runForeign } from '#tests/charts/foreign/runForeign.ts'

test('code beside a chart reaches no file, no network and no process, and its actors do not start', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const exit = vi.spyOn(process, 'exit')
  const log = vi.spyOn(console, 'log')
  const { status, errors, folder } = await runForeign({
    'server.ts': `import { execSync } from 'child_process'
import { writeFileSync } from 'node:fs'
import express from 'express'
import { createActor, createMachine, waitFor } from 'xstate'

export const lift = createMachine({ id: 'lift', entry: () => fetch('/lift'), on: { UP: { actions: 'rise' } } })

const here = new URL('./started', import.meta.url).pathname
writeFileSync(here, 'yes')
execSync(\`touch \${here}\`)
globalThis.lift = lift
window.addEventListener('load', () => process.exit(1))
fetch('/config').then((answer) => answer.json()).then(console.log)
const actor = createActor(lift).start()
actor.subscribe((state) => writeFileSync(here, JSON.stringify(state)))
await waitFor(actor, (state) => state.matches('up'))
await new Promise((resolve) => setTimeout(resolve, 1000))
export const app = express().listen(Number(process.env.PORT ?? 3000), () => process.exit(1))
`,
  })
  expect({ status, errors }).toEqual({
    status: 0,
    errors: [
      'Replaced by stubs: child_process, node:fs, express.',
      'lift: 1 states, 1 of 1 goals of zero-switch in 1 path.',
    ],
  })
  expect([fetch, exit, log].flatMap(({ mock }) => mock.calls)).toEqual([])
  expect([existsSync(join(folder, 'started')), 'lift' in globalThis]).toEqual([false, false])
  vi.restoreAllMocks()
})

test('a test model can have a running chart in its data', async () => {
  const { status, errors } = await runForeign({
    'gate.testModel.ts': `import { createActor, createMachine } from 'xstate'
const guard = ({ event }) => event.sender.getSnapshot().status === 'active'
const machine = createMachine({ id: 'gate', on: { OPEN: { guard } } })
const sender = createActor(createMachine({})).start()
export const model = { machine, events: { OPEN: { when: 'open', cases: [{ name: 'by a chart', payload: { sender } }] } } }
`,
  })
  expect({ status, errors }).toEqual({ status: 0, errors: ['gate: 1 states, 1 of 1 goals of zero-switch in 1 path.'] })
})

test('code that stops after the chart is told, with the chart', async () => {
  const { status, errors } = await runForeign({
    'main.js':
      "import { createMachine } from 'xstate'\nconst lamp = createMachine({ id: 'lamp', on: { PRESS: {} } })\n" +
      "throw new Error('no display')\n",
  })
  expect({ status, errors }).toEqual({
    status: 1,
    errors: [
      'The code stops with "no display". What comes after this was not read.',
      'lamp: 1 states, 1 of 1 goals of zero-switch in 1 path.',
    ],
  })
})
