import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Locator, Page } from '@playwright/test'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { countCalls, expect, test, storeSession } from '#tests/journeys/support/fixtures.ts'
import { answerCalls } from '#tests/journeys/support/answerCalls.ts'
import { openMarketers, rows } from '#tests/journeys/support/marketers.ts'
import { setTextSize } from '#tests/journeys/support/textSize.ts'
import { rowPanel } from '#tests/journeys/support/users.ts'

test('a small leaderboard loads when its tab opens, and can be exported', async ({ page, stack }) => {
  await openMarketers(page, stack)
  const calls = countCalls(page, (_, body) => body.includes('listReferredUsers('))
  await expect(rows(page)).toHaveCount(10)
  expect(calls.count).toBe(0)
  await stack.setFault({ operation: 'listReferredUsers', fault: 'http-500' })
  await page.getByRole('tab', { name: 'Leaderboard' }).click()
  await expect(page).toHaveURL('/admin/marketers?tab=leaderboard')
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  const board = page.getByRole('table', { name: 'Leaderboard' })
  await expect(board.locator('tbody').getByRole('row')).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Items listed' }).click()
  await expect(board.getByRole('columnheader', { name: 'Items listed' })).toHaveAttribute('aria-sort', 'descending')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  const lines = parse(await readFile(await file.path()), { bom: true, columns: true }) as Record<string, string>[]
  const items = lines.map((line) => Number(line['Items listed']))
  expect(items).toEqual([...items].sort((a, b) => b - a))
  expect(lines.find(({ Email }) => Email === 'ambassador@example.com')).toMatchObject({
    Name: 'Tunde Bakare',
    'Users Referred': '60',
  })
})

test(
  'a page whose chart fails says so, and Retry starts it again',
  { tag: '@whole' },
  async ({ page, stack, consoleProblems }) => {
    await openMarketers(page, stack, '?tab=leaderboard')
    await expect(page.getByRole('table', { name: 'Leaderboard' })).toBeVisible()
    // The export of the leaderboard throws, as a bug in a chart would.
    await page.evaluate(() => {
      const join = Array.prototype.join
      Object.assign(Array.prototype, {
        join(this: unknown[], separator?: string) {
          if (this[0] === 'Rank') throw new Error('a bug')
          return join.call(this, separator)
        },
      })
    })
    await page.getByRole('button', { name: 'Export' }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText("This section couldn't load.")
    await expectAccessiblePage(page)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('table', { name: 'Leaderboard' })).toBeVisible()
    await page.getByRole('tab', { name: 'All marketers' }).click()
    await expect(rows(page)).toHaveCount(10)
    consoleProblems.length = 0
  },
)

const marketers = [
  { id: 'USR-1', name: 'Ada Obi', email: 'ada@example.com', referralCode: 'ADA-1', referredUsers: 2 },
  {
    id: 'USR-2',
    name: 'Bee Eze',
    email: 'bee@example.com',
    phoneNumber: '+2348031234567',
    referralCode: 'BEE-1',
    referredUsers: 1,
  },
]

/** The only user of the list, and the first referee of each marketer. */
const chi = { id: 'USR-7', name: 'Chi Ade', email: 'chi@example.com' }

/** Answers the calls for marketers and their referees. `createdAt` is null if the server sends no dates. */
const answerReferees = async (
  page: Page,
  dates: Readonly<Record<string, readonly (string | null)[]>>,
): Promise<void> => {
  await page.route(/\/graphql$/, async (route) => {
    const body = route.request().postData() ?? ''
    const code = Object.keys(dates).find((name) => body.includes(`referralCode: \\"${name}\\"`))
    const users = {
      listAllMarketers: marketers,
      listAllUsers: [chi],
      listReferredUsers: (dates[code ?? ''] ?? []).map((createdAt, index) => ({
        ...(index === 0 ? chi : { id: `${code}-${index}` }),
        totalItemsCount: index === 0 ? 3 : 0,
        createdAt,
      })),
    }
    const operation = Object.keys(users).find((name) => body.includes(`${name}(`)) as keyof typeof users | undefined
    if (!operation) return route.fallback()
    const answer = { users: users[operation], lastEvaluatedKey: null, error: null }
    await route.fulfill({ json: { data: { [operation]: answer } } })
  })
  await answerCalls(page, 'getMarketer', () => ({ marketer: marketers[1] }))
}

const ranking = (page: Page) =>
  page
    .getByRole('table', { name: 'Leaderboard' })
    .locator('tbody')
    .getByRole('row')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('td, th')].slice(0, 3).map((cell) => (cell.querySelector('bdi') ?? cell).textContent),
      ),
    )

/** Opens the leaderboard with the keys of the tabs. It loads by itself. */
const openLeaderboard = async (page: Page): Promise<void> => {
  await page.goto('/admin/marketers')
  await page.getByRole('tab', { name: 'All marketers' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('table', { name: 'Leaderboard' })).toBeVisible()
}

/** The receiver and the text of a message that a link opens. */
const messageOf = async (link: Locator) => {
  const url = new URL((await link.getAttribute('href')) ?? '')
  return [
    url.origin === 'null' ? url.protocol + url.pathname : url.origin + url.pathname,
    [...url.searchParams.values()],
  ]
}

test('marketers without referees have no table, and referees without dates no month', async ({ page, stack }) => {
  await storeSession(page, stack)
  await answerReferees(page, {})
  await page.goto('/admin/marketers?tab=leaderboard')
  const board = page.getByRole('region', { name: 'Leaderboard' })
  await expect(board).toContainText('No users referred yet.')
  await expect(board.getByRole('table')).toHaveCount(0)
  await answerReferees(page, { 'ADA-1': [null, null], 'BEE-1': [null] })
  await page.goto('/admin/marketers?tab=leaderboard&period=month')
  await expect(page.getByRole('alert')).toHaveText('The server sends no sign-up dates, so only all time can be shown.')
})

test('a large text on a small window / makes the leaderboard no wider than the window', async ({ page, stack }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await setTextSize(page, 32)
  await storeSession(page, stack)
  await page.goto('/admin/marketers?tab=leaderboard&period=lastMonth')
  await expect(page.getByRole('table', { name: 'Leaderboard' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test(
  'an admin writes to who brought most people this month, with the keyboard and with the mouse',
  { tag: '@calendar' },
  async ({ page, stack }) => {
    const now = new Date()
    const lastMonth = new Date(now.getFullYear(), now.getMonth(), 0, 12).toISOString()
    await storeSession(page, stack)
    await answerReferees(page, { 'ADA-1': [lastMonth, lastMonth], 'BEE-1': [now.toISOString(), lastMonth] })
    await openLeaderboard(page)
    expect(await ranking(page)).toEqual([
      ['1', 'Ada Obi', '2'],
      ['1', 'Bee Eze', '2'],
    ])
    const calls = countCalls(page, (_, body) => body.includes('listReferredUsers('))
    await page.getByLabel('Signed up').focus()
    await page.keyboard.type('This month')
    await expect
      .poll(() => ranking(page))
      .toEqual([
        ['1↑1', 'Bee Eze', '1'],
        ['2↓1', 'Ada Obi', '0'],
      ])
    const boardUrl = '/admin/marketers?tab=leaderboard&period=month'
    await expect(page).toHaveURL(boardUrl)
    expect(calls.count).toBe(0)
    await expect(page.getByRole('img', { name: 'Up 1 from last month' })).toBeVisible()

    const actions = page.getByRole('button', { name: 'Actions for Bee Eze' })
    const whatsApp = page.getByRole('menuitem', { name: 'WhatsApp' })
    const text =
      'Hello Bee Eze, thank you for being a Rewoven ambassador. ' +
      `Sign in to see who joined with your code BEE-1: ${new URL('/amb/sign-in', page.url()).href}`
    await actions.focus()
    await page.keyboard.press('Enter')
    await expect(whatsApp).toBeFocused()
    await expectAccessiblePage(page)
    expect(await messageOf(whatsApp)).toEqual(['https://wa.me/2348031234567', [text]])
    await page.keyboard.press('Escape')
    await expect(actions).toBeFocused()

    const name = page.getByRole('link', { name: 'Bee Eze', exact: true })
    const panel = rowPanel(page)
    const referees = panel.getByRole('table', { name: 'Referees' }).locator('tbody').getByRole('row')
    await name.focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByLabel('Signed up')).toHaveValue('month')
    await expect(referees).toHaveCount(1)
    await expect(page).toHaveURL(`${boardUrl}&open=USR-2`)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'Ada Obi', exact: true })).toBeFocused()
    await expect(page).toHaveURL(`${boardUrl}&open=USR-1`)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('heading', { name: 'Bee Eze' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(name).toBeFocused()
    await expect(page).toHaveURL(boardUrl)

    await page.goBack()
    await page.reload()
    await expect(panel.getByLabel('Signed up')).toHaveValue('month')
    await expect(panel.getByRole('region')).toHaveText([/^Bee Eze/, /^Contact/, /^Users referred/])
    await referees.getByRole('link', { name: 'Chi Ade' }).click()
    await expect(page).toHaveURL('/admin/users?open=USR-7')
    await expect(rowPanel(page)).toContainText('Chi Ade')
    await page.goBack()
    // The panel knows the marketer before the referees are counted. Until then there is no row that could get the focus.
    await expect(name).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(name).toBeFocused()
    await page.getByRole('link', { name: '1 users referred by Bee Eze', exact: true }).click()
    await expect(referees).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL(boardUrl)
    await page.getByLabel('Signed up').selectOption('All time')
    await page.getByRole('link', { name: '1 of 2 users referred by Bee Eze have listed, 50.0%' }).click()
    await expect(page).toHaveURL('/admin/marketers?tab=leaderboard&listed=1&open=USR-2')
    await expect(panel.getByLabel('Only with items')).toBeChecked()
    await expect(referees).toHaveText([/Chi Ade.*3$/])
    await expect(panel.getByText('1 of 2 loaded. End of list.')).toBeVisible()
    await expectAccessiblePage(page)
    await panel.getByLabel('Only with items').click()
    await expect(referees).toHaveCount(2)
    await page.goBack()
    await expect(page).toHaveURL('/admin/marketers?tab=leaderboard')
    await expect(name).toBeFocused()
    await page.getByRole('link', { name: '3 items of users referred by Bee Eze' }).click()
    await expect(referees).toHaveText([/Chi Ade.*3$/])
    await page.goBack()
    await actions.click()
    expect(await messageOf(page.getByRole('menuitem', { name: 'Email' }))).toEqual([
      'mailto:bee@example.com',
      ['Your Rewoven ambassador page', text],
    ])
  },
)
