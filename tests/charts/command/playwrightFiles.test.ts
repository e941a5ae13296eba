import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { check } from '#charts/check.ts'
import { playwrightFiles } from '#charts/command/playwrightFiles.ts'

test('an event that a state forbids / is a step of its own', () => {
  const machine = createMachine({
    id: 'checkout',
    initial: 'cart',
    on: { BACK: '.cart' },
    states: { cart: { on: { PAY: 'paying' } }, paying: { on: { BACK: undefined } } },
  })
  const { page } = playwrightFiles(check(machine), 'checkout.spec.ts')
  expect(page.text.match(/'[A-Z]{3,}.*'/g)).toEqual(["'BACK'", "'PAY'", "'BACK (nothing changes)'"])
})
