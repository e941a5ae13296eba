import type { Page } from '@playwright/test'
import { earlierPeriodOf, earlierRangeOf } from '#domain/periods/comparedPeriods.ts'
import { daysOf, rangeOf, type TimeFrame, type TimeRange } from '#domain/periods/timeFrames.ts'
import { addDays, dayOf } from '#domain/days.ts'
import { createDashboardService } from '#services/api/dashboard.ts'
import { createApi } from '#services/api/graphql.ts'
import { tabTo } from '#tests/journeys/support/keyboard.ts'
import { expect, keyFigures, signIn, test } from '#tests/journeys/support/fixtures.ts'
import { settings, type TestStack } from '#tests/support/stack.ts'
import { formatCount, formatRecentRange } from '#ui/format.ts'

const users = (page: Page) => page.getByRole('region', { name: 'User Overview', exact: true })
const picker = (page: Page) => page.getByRole('combobox', { name: 'Time frame of the page' })
const periods = (page: Page) => page.getByRole('status').filter({ hasText: 'compared with' })

/** The bars of this month. On its first day there is no second bar to compare with. */
const expectBars = (page: Page): Promise<void> =>
  expect(keyFigures(page).getByRole('group', { name: /^New users by day: / })).toHaveCount(
    new Date().getDate() === 1 ? 0 : 1,
  )

/** The number of users who joined in a range, as the server counts them. */
const joinedIn = async (stack: TestStack, range: TimeRange | null): Promise<number> => {
  const api = createApi(`${stack.origin}/graphql`, settings.VITE_GRAPHQL_API_KEY)
  const { loadSection } = createDashboardService(api)
  const { period } = await loadSection('userOverview', range ?? rangeOf('Lifetime', new Date()))
  return period?.totalUserCount ?? 0
}

/** What the strip says about new users in both periods. */
const changeOf = async (stack: TestStack, timeFrame: TimeFrame): Promise<RegExp> => {
  const now = new Date()
  const [joined, before] = [
    await joinedIn(stack, rangeOf(timeFrame, now)),
    await joinedIn(stack, earlierRangeOf(timeFrame, now)),
  ]
  const percent = before === 0 ? '' : '[+-][\\d.,]+%'
  const change = joined === before ? 'No change' : `${percent}from ${formatCount(before)}`
  return new RegExp(`New users${formatCount(joined)}${change}`)
}

test(
  'this month against last month, and a range of days, with the keyboard alone',
  { tag: '@calendar' },
  async ({ page, stack }) => {
    await signIn(page, stack)
    const today = dayOf(new Date())

    await test.step('this month names both periods with their dates, and the change in percent', async () => {
      await tabTo(page, picker(page))
      await page.keyboard.type('This m')
      const [month, earlier] = [daysOf('This month', today), earlierPeriodOf('This month', today)]
      await expect(periods(page)).toContainText(
        `${formatRecentRange(month, today)}, compared with ${formatRecentRange(earlier?.days ?? month, today)} until the same time.`,
      )
      await expect(keyFigures(page)).toContainText(await changeOf(stack, 'This month'))
      await expectBars(page)
    })

    await test.step('the address keeps the time frame, also after a reload', async () => {
      await expect(page).toHaveURL('/admin?period=this-month')
      await page.reload()
      await expect(keyFigures(page)).toContainText(await changeOf(stack, 'This month'))
      await expect(picker(page)).toHaveValue('This month')
    })

    const [from, to] = [addDays(today, -40), addDays(today, -31)]

    await test.step('a range with its end before its start is explained at the form, and what was typed stays', async () => {
      await tabTo(page, picker(page))
      await page.keyboard.type('Custom')
      await expect(page.getByLabel('First day')).toBeFocused()
      await page.getByLabel('First day').fill(to)
      await page.getByLabel('Last day').fill(from)
      await page.keyboard.press('Enter')
      const form = page.getByRole('form', { name: 'Custom range' })
      await expect(form.getByRole('alert')).toHaveText('The first day must not be after the last day.')
      await expect(page.getByLabel('First day')).toHaveValue(to)
      await page.getByLabel('First day').fill(from)
      await page.getByLabel('Last day').fill(to)
      await page.keyboard.press('Enter')
      await expect(picker(page)).toBeFocused()
    })

    await test.step('the range is compared with the days before, and Back leads to the month', async () => {
      const range = `${from}..${to}` as const
      await expect(page).toHaveURL(`/admin?period=${range}`)
      await expect(periods(page)).toContainText(
        `${formatRecentRange({ from, to }, today)}, compared with ` +
          `${formatRecentRange({ from: addDays(from, -10), to: addDays(from, -1) }, today)}.`,
      )
      await expect(keyFigures(page)).toContainText(await changeOf(stack, range))
      await page.goBack()
      await expect(picker(page)).toHaveValue('This month')
      await expect(keyFigures(page)).toContainText(await changeOf(stack, 'This month'))
    })

    let error: string | null = null
    await test.step('a server without data for the period before is named, and no percentage is invented', async () => {
      await page.route('**/graphql', async (route) => {
        if (!(route.request().postData() ?? '').includes('earlier: getDashboard')) return route.fallback()
        const response = await route.fetch()
        const answer = (await response.json()) as { data: object }
        await route.fulfill({ response, json: { data: { ...answer.data, earlier: { dashboard: null, error } } } })
      })
      await tabTo(page, page.getByRole('button', { name: 'Refresh' }))
      await page.keyboard.press('Enter')
      await expect(keyFigures(page).getByText('No earlier data')).toHaveCount(2)
      await expect(keyFigures(page)).not.toContainText('%')
    })

    await test.step('a server that refuses the period before alone still has its bars', async () => {
      error = 'Rate exceeded'
      await page.keyboard.press('Enter')
      await expect(users(page)).toContainText("The previous period couldn't be loaded.")
      await expectBars(page)
    })
  },
)
