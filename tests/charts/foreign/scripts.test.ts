import { expect, test } from 'vitest'
import { runForeign } from '#tests/charts/foreign/runForeign.ts'

const dialog = (entry: string) => ({
  'dialog.ts': `import { not, setup } from 'xstate'
export const dialog = setup({ guards: { mayWarn: () => true } }).createMachine({
  id: 'dialog',
  initial: 'closed',
  states: {
    closed: { on: { OPEN: 'quiet' } },
    quiet: { always: { guard: 'mayWarn', target: 'warning' } },
    warning: { ${entry} on: { CHOOSE: {} }, always: { guard: not('mayWarn'), target: 'quiet' } },
  },
})`,
})

const stepsIn = (printed: string) => [...printed.matchAll(/When ([^.]*)/g)].map(([, step]) => step)

test('a condition keeps its result in a step in which no action changes the data', async () => {
  const { status, printed } = await runForeign(dialog(''))
  expect({ status, steps: stepsIn(printed) }).toEqual({
    status: 0,
    steps: ['OPEN: not may warn', 'OPEN: may warn', 'CHOOSE: not may warn'],
  })
})

test('a condition is decided again after an action', async () => {
  const { status, printed } = await runForeign(dialog("entry: 'reset',"))
  expect({ status, steps: stepsIn(printed) }).toEqual({
    status: 0,
    steps: ['OPEN: not may warn', 'OPEN: may warn, not may warn', 'OPEN: may warn, may warn', 'CHOOSE: not may warn'],
  })
})

test('the name of a delay in capitals stays as it is', async () => {
  const { printed } = await runForeign({
    'loan.ts':
      "import { createMachine } from 'xstate'\nexport const loan = createMachine({ initial: 'a', states: { a: { after: { PT2W: 'b' } }, b: {} } })\n",
  })
  expect(printed).toContain('When the delay "PT2W" ends.')
})

test('the title of a script says which call ends', async () => {
  const { printed } = await runForeign({
    'order.ts':
      "import { createMachine } from 'xstate'\nexport const order = createMachine({ id: 'order', initial: 'cart', states: {\n" +
      "  cart: { on: { PAY: 'paying' } }, paying: { invoke: { src: 'pay', onDone: 'paid', onError: 'cart' } }, paid: {} } })\n",
  })
  expect(printed.match(/^## .*/gm)).toEqual(['## PAY: pay ends: with a result', '## PAY: pay ends: with an error'])
})
