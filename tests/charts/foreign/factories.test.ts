import { expect, test } from 'vitest'
import { runForeign } from '#tests/charts/foreign/runForeign.ts'

const upload = `import { assign, fromCallback, setup } from 'xstate'

const base = setup({ actors: { progress: fromCallback(() => {}) } })

export const createUploadMachine = ({ api, guards: { isSmall }, limits }: Deps, retries = 3) =>
  setup({
    actors: { send: api.send, progress: fromCallback(({ sendBack }) => api.onProgress(sendBack)) },
    delays: { pause: limits.pause },
  }).createMachine({
    id: 'upload',
    context: { left: retries },
    initial: 'idle',
    states: {
      idle: { on: { CHOSEN: [{ guard: isSmall, target: 'sending' }, { target: 'tooLarge' }] } },
      sending: { invoke: [{ src: 'send', onDone: 'idle', onError: 'waiting' }, { src: 'progress' }] },
      waiting: { after: { pause: 'sending' } },
      tooLarge: { on: { CHOSEN: { target: 'idle', actions: assign(({ context }) => ({ left: context.left - 1 })) } } },
    },
  })

export const formatSize = (bytes: number) => base && bytes.toFixed()
`

test('a function that creates a chart is called with stubs', async () => {
  const { status, errors, printed } = await runForeign({ 'upload.ts': upload })
  expect({ status, errors }).toEqual({
    status: 0,
    errors: [
      'createUploadMachine creates the chart. It was called with stubs.',
      'upload: 5 states, 6 of 6 goals of zero-switch in 1 path.',
    ],
  })
  expect(printed).toContain('When CHOSEN: is small. Then the chart is in sending.')
  expect(printed).toContain('When the delay "pause" ends.')
})

test.each([
  ['a class', "export class Lock { chart = createMachine({ id: 'lock' }) }", 'lock'],
  [
    'a class with decorators',
    "import { Injectable, Inject } from 'nest'\n@Injectable()\nexport class Lock {\n" +
      "  constructor(@Inject('key') key) { this.chart = createMachine({ id: 'lock', on: { TURN: { guard: key.fits } } }) }\n}",
    'lock',
  ],
  [
    'a function that waits',
    "export const load = async (a) => ({ a: await a.b(), c: createMachine({ id: 'late' }) })",
    'late',
  ],
  [
    'a call of another function',
    "export const Context = createActorContext(createMachine({ id: 'hidden' }))",
    'hidden',
  ],
  [
    'a component',
    "import { useMemo } from 'react'\nexport const Lamp = ({ a }) => useMemo(() => createMachine({ id: 'lamp' }), [a])",
    'lamp',
  ],
])('%s creates a chart too', async (_, text, id) => {
  const { errors } = await runForeign({ 'a.tsx': `import { createMachine } from 'xstate'\n${text}\n` })
  expect(errors.at(-1)).toMatch(new RegExp(`^${id}: `))
})

test('a function that fails with stubs is told, and how to call it', async () => {
  const { status, errors } = await runForeign({
    'steps.ts':
      "import { createMachine } from 'xstate'\nexport function createSteps(names: string[]) {\n" +
      "  if (!names.length) throw new Error('No steps.')\n  return createMachine({ id: names[0] })\n}\n",
  })
  expect({ status, errors }).toEqual({
    status: 2,
    errors: [
      'createSteps creates no chart when it is called with stubs: No steps. Call it in a file next to steps.ts, and name ' +
        "that file: import { createSteps } from './steps.ts'; export const chart = createSteps(…)",
    ],
  })
})

const several = `import { createMachine } from 'xstate'
const inner = createMachine({ id: 'inner', on: { A: {} } })
export const first = createMachine({ id: 'first', on: { A: {} }, invoke: { src: inner } })
export const second = createMachine({ id: 'second', on: { A: {} } })
export const same = second
export const createThird = () => createMachine({ id: 'third', on: { A: {} } })
`

test('one chart of several has a name, exported or not', async () => {
  expect(await runForeign({ 'all.ts': several })).toMatchObject({
    status: 2,
    errors: ['Name one chart: all.ts#first, all.ts#second, all.ts#createThird, all.ts#inner.'],
  })
  const idOf = async (name: string) => (await runForeign({ 'all.ts': several }, name)).errors.at(-1)?.split(':')[0]
  expect(
    (await runForeign({ 'one.ts': several.replaceAll(/export const (first|second|same).*/g, '') })).errors,
  ).toContain('The file has other charts too: one.ts#inner.')
  expect(await Promise.all(['#second', '#createThird', '#inner'].map(idOf))).toEqual(['second', 'third', 'inner'])
})

test('a test model needs a chart that it can import', async () => {
  expect(await runForeign({ 'all.ts': several }, '#inner', '--skeleton')).toMatchObject({
    status: 2,
    errors: ['A test model imports its chart: export it, or what inner returns, and name that.'],
  })
})
