import type { Page } from '@playwright/test'
import { leaksOf } from '#tests/soak/growth.ts'
import { measureGrowth } from '#tests/soak/measure.ts'
import { pageCycle } from '#tests/soak/cycles.ts'
import { expect, signIn, test } from '#tests/journeys/support/fixtures.ts'

/** Runs code each time that the console opens or leaves the list of users. */
const onUsers = (page: Page, event: 'open' | 'leave', code: string): Promise<unknown> =>
  page.addInitScript(`{
    const push = history.pushState
    history.pushState = (...args) => {
      const isUsers = new URL(args[2], location.href).pathname === '/admin/users'
      if (isUsers === ${event === 'open'}) { ${code} }
      push.apply(history, args)
    }
  }`)

const findLeaks = async (page: Page) => leaksOf(await measureGrowth(page, pageCycle('users'), 6))

test('the soak finds a listener that each opening of a list leaves', { tag: '@whole' }, async ({ page, stack }) => {
  await onUsers(page, 'open', `addEventListener('resize', () => undefined)`)
  await signIn(page, stack)
  expect(await findLeaks(page)).toEqual(expect.arrayContaining(['listeners']))
})

test('the soak finds a page that is kept after each opening', { tag: '@whole' }, async ({ page, stack }) => {
  await onUsers(page, 'leave', `(window.kept ??= []).push(document.querySelector('main table'))`)
  await signIn(page, stack)
  expect(await findLeaks(page)).toEqual(expect.arrayContaining(['nodes']))
})
