import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, openAmbassadorArea, test } from '#tests/journeys/support/fixtures.ts'
import { answerCalls } from '#tests/journeys/support/answerCalls.ts'
import { nextFrames } from '#tests/journeys/support/timing.ts'
import { list, rows, search } from '#tests/journeys/support/referees.ts'

test('ten thousand referees are searchable, and few of them are rendered', async ({ page, stack }) => {
  const users = Array.from({ length: 10_000 }, (_, index) => ({
    id: `USR-${index}`,
    name: `Ada ${'Obi '.repeat(1 + (index % 12))}${index}`,
    email: `ada${index}@example.com`,
    userStatus: 'ACTIVE',
    totalItemsCount: index % 3,
  }))
  await answerCalls(page, 'listReferredUsers', () => ({ users, lastEvaluatedKey: { id: 'USR-9999', item: '9' } }))
  await page.setViewportSize({ width: 360, height: 740 })
  await openAmbassadorArea(page, stack)
  await expect(list(page)).toContainText('10,000 referees')
  await expect(list(page)).toContainText('This list may be incomplete')
  await expect(rows(page)).toHaveCount(10)
  const showAll = page.getByRole('button', { name: 'Show all 10,000' })
  await showAll.scrollIntoViewIfNeeded()
  const lastShown = list(page).getByText(/^Ada (Obi ){10}9$/)
  const place = await lastShown.boundingBox()
  await showAll.click()
  await expect(page.getByRole('heading', { name: 'Your referees' })).toBeFocused()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(10)
  await nextFrames(page)
  expect(Math.abs(((await lastShown.boundingBox())?.y ?? 0) - (place?.y ?? 0)), 'the last row has moved').toBeLessThan(
    1,
  )
  expect(await rows(page).count()).toBeLessThan(60)
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(rows(page).last()).toBeInViewport({ timeout: 1_000 })
    await expect(rows(page).last()).toHaveAttribute('aria-posinset', '10000', { timeout: 1_000 })
  }).toPass()
  await search(page).fill('ada4711@')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toBeInViewport()
})

test('a marketer sees who joined this week, with the keyboard alone', { tag: '@calendar' }, async ({ page, stack }) => {
  const now = new Date()
  const lastWeek = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 7, 12)
  const userOf = (id: string, name: string, createdAt: string | null) => ({ id, name, totalItemsCount: 1, createdAt })
  await answerCalls(page, 'listReferredUsers', () => ({
    users: [
      userOf('USR-1', 'Ada Obi', now.toISOString()),
      userOf('USR-2', 'Bee Eze', lastWeek.toISOString()),
      userOf('USR-3', 'Chi Ade', null),
    ],
    lastEvaluatedKey: null,
  }))
  await openAmbassadorArea(page, stack)
  await expect(rows(page)).toHaveCount(3)
  await search(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Joined this week 1' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Ada Obi')
  await expect(list(page).getByRole('status').first()).toHaveText(/^1 of 3 referees\. Updated /)
  await expect(list(page).getByRole('alert')).toHaveText(
    '1 of 3 referees have no sign-up date. They count only in All time.',
  )
  await expect(page.getByLabel('Joined', { exact: true })).toHaveValue('week')
  await expect(page).toHaveURL('/amb?show=this-week')
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await page.goBack()
  await expect(rows(page)).toHaveCount(3)
})

test(
  "on a phone's width / a marketer sees who joined this week, and reminds three who have not listed",
  { tag: '@calendar' },
  async ({ page, context, stack }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
    const userOf = (id: number, phoneNumber: string | null) => ({
      id: `USR-${id}`,
      name: `Ada ${id}`,
      totalItemsCount: 0,
      phoneNumber,
      createdAt: new Date().toISOString(),
    })
    const users = [1, 2, 3].map((id) => userOf(id, `+23480311111${id}0`))
    await answerCalls(page, 'listReferredUsers', () => ({ users, lastEvaluatedKey: null }))
    await openAmbassadorArea(page, stack)
    const next = page.getByRole('region', { name: 'What to do next' })
    await expect(next).toContainText('3 joined this week')
    const remind = next.getByRole('button', { name: 'Remind to list an item' })
    await remind.click()
    const dialog = page.getByRole('dialog', { name: 'Remind to list an item' })
    await dialog.getByLabel('Message').fill('Hi {name}!')
    for (const { name } of users) {
      const link = dialog.getByRole('link', { name: `WhatsApp: remind ${name}` })
      await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/234803\d+\?text=Hi%20/)
      const opened = context.waitForEvent('page')
      await link.click()
      await (await opened).close()
    }
    await expect(dialog.getByText(/^Reminded /)).toHaveCount(3)
    await expectAccessiblePage(page)
    await page.keyboard.press('Escape')
    const again = next.getByRole('button', { name: 'Remind again' })
    await expect(again).toBeFocused()
    await expect(next.getByRole('link', { name: 'Invite more people' })).toBeInViewport()
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('followUp.')) ?? ''
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object
      localStorage.setItem(key, JSON.stringify({ ...kept, seenAt: Date.now() - 86_400_000 }))
    })
    await page.reload()
    await expect(next).toContainText('3 of 3 reminded')
    await expect(page.getByRole('region', { name: 'Growth' })).toContainText(
      /^Growth.*3 joined since your last visit on /,
    )
    await again.click()
    await expect(dialog.getByLabel('Message')).toHaveValue('Hi {name}!')
  },
)
