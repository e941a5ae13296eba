import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Page } from '@playwright/test'
import { expectNoHorizontalScroll, expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { countCalls, expect, signIn, test } from '#tests/journeys/support/fixtures.ts'
import { spread } from '#tests/journeys/support/spread.ts'
import type { TestStack } from '#tests/support/stack.ts'

const openMarketers = async (page: Page, stack: TestStack, search = ''): Promise<void> => {
  await signIn(page, stack)
  await page.goto(`/admin/marketers${search}`)
  await expect(page.getByRole('heading', { name: 'Marketers', level: 1 })).toBeVisible()
}

const rows = (page: Page) => page.getByRole('table', { name: 'Marketers' }).locator('tbody').getByRole('row')
const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text })
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` })
const newMarketer = (page: Page) => page.getByRole('button', { name: 'New Marketer' })

const fill = async (page: Page, name: string, email: string, phone: string): Promise<void> => {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone number').fill(phone)
}

const choose = async (page: Page, name: string, action: 'Edit' | 'Delete'): Promise<void> => {
  await menuOf(page, name).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const deleteByName = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Name of the marketer').fill(name)
  await page.getByRole('button', { name: 'Delete marketer' }).click()
}

/** Chooses an action of the open menu with the keyboard. */
const chooseWithKeyboard = async (page: Page, action: 'Edit' | 'Delete', key: 'Home' | 'End'): Promise<void> => {
  const item = page.getByRole('menuitem', { name: action })
  // The menu takes the keys once it has the focus.
  await expect(page.locator('[role=menu]:focus, [role=menu] :focus').first()).toBeVisible()
  await page.keyboard.press(key)
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Answers every call of an operation. */
const answerCalls = async (page: Page, operation: string, result: () => object): Promise<void> => {
  await page.route(/\/graphql$/, async (route) => {
    if (!(route.request().postData() ?? '').includes(`${operation}(`)) return route.fallback()
    await route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ data: { [operation]: { ...result(), error: null } } }),
    })
  })
}

/** Answers every call for the list of marketers, and for the first of them. */
const answerList = async (page: Page, users: readonly object[]): Promise<void> => {
  await answerCalls(page, 'listAllMarketers', () => ({ users, lastEvaluatedKey: null }))
  await answerCalls(page, 'getMarketer', () => ({ marketer: users[0] }))
}

test('a new marketer is at the top of the list and can sign in immediately', async ({ page, stack }) => {
  await openMarketers(page, stack)
  await expect(page.getByRole('table', { name: 'Marketers' }).getByRole('columnheader')).toHaveText([
    '',
    'Name',
    'Email',
    'Phone Number',
    'Referral Code',
    'Users Referred',
    'Date added',
    'Actions',
  ])
  await newMarketer(page).click()
  await test.step('invalid fields show their reasons, and a toast appears', async () => {
    await page.getByRole('button', { name: 'Add marketer' }).click()
    for (const text of [
      'Name must be at least 2 characters',
      'Invalid email address',
      'Phone number must be 11 digits and start with 0',
    ])
      await expect(dialog(page).getByText(text)).toBeVisible()
    await expect(toast(page, 'Please fill all fields correctly.')).toBeVisible()
  })
  await test.step('Escape asks first and keeps the entries', async () => {
    await fill(page, 'Ngozi Bello', 'ngozi.bello@example.com', '08039990001')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('Phone number')).toBeFocused()
    await expect(page.getByLabel('Full name')).toHaveValue('Ngozi Bello')
  })
  const created = countCalls(page, (_, body) => body.includes('createMarketer('))
  const listed = countCalls(page, (_, body) => body.includes('listAllMarketers('))
  await page.getByRole('button', { name: 'Add marketer' }).dblclick()
  await expect(toast(page, 'Marketer created successfully!')).toBeVisible()
  await expect(toast(page, 'Please fill all fields correctly.')).toHaveCount(0)
  await page.getByRole('dialog', { name: 'Marketer added' }).getByRole('button', { name: 'Done' }).click()
  await expect(newMarketer(page)).toBeFocused()
  await expect(rows(page).first()).toContainText('Ngozi Bello')
  await expect(rows(page).first()).toContainText('+2348039990001')
  await expect.poll(() => listed.count, 'the list is fetched again').toBe(1)
  expect(created.count).toBe(1)
  await expect(rows(page).first()).toContainText('Ngozi Bello')
  await test.step('the form is empty when it opens again', async () => {
    await newMarketer(page).click()
    await expect(page.getByLabel('Full name')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })
  await page.goto('/amb/sign-in')
  await page.getByLabel('Email').fill('ngozi.bello@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByLabel('Verification code').fill(await stack.readCode('ngozi.bello@example.com'))
  await expect(page).toHaveURL(/\/amb$/)
})

test('a failed creation marks its field, and the form is empty after a slow creation is closed', async ({
  page,
  stack,
}) => {
  await openMarketers(page, stack)
  await newMarketer(page).click()
  await fill(page, 'Uche Okeke', 'uche@example.com', '08045500001')
  await page.getByRole('button', { name: 'Add marketer' }).click()
  await expect(
    toast(page, 'This phone number is already registered. Please use a different phone number.'),
  ).toBeVisible()
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/This phone number is already in use/)
  await page.getByLabel('Phone number').fill('08039990002')
  await stack.setFault({ operation: 'createMarketer', fault: 'null-data' })
  await page.getByRole('button', { name: 'Add marketer' }).click()
  await expect(dialog(page).getByText('Failed to create marketer: No response from server')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Uche Okeke')
  await stack.setFault({ operation: 'createMarketer', fault: 'slow', ms: 10_000 })
  await page.getByRole('button', { name: 'Add marketer' }).click()
  await expect(page.getByRole('button', { name: 'Add marketer' })).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close anyway' }).click()
  await expect(toast(page, 'Uche Okeke may have been created.')).toBeVisible()
  await newMarketer(page).click()
  for (const label of ['Full name', 'Phone number']) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Add marketer' })).not.toHaveAttribute('aria-busy')
})

test('a row can be edited and deleted with the keyboard alone', async ({ page, stack }) => {
  await openMarketers(page, stack, '?q=fatima.etim')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('heading', { name: 'Marketers', level: 2 }).focus()
  for (const key of ['j', 'Tab', 'Enter']) await page.keyboard.press(key)
  await chooseWithKeyboard(page, 'Edit', 'Home')
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByText('Email cannot be changed')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Fatima Etim-Bassey')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Marketer updated successfully')).toBeVisible()
  await expect(menuOf(page, 'Fatima Etim-Bassey')).toBeFocused()
  await page.keyboard.press('Enter')
  await chooseWithKeyboard(page, 'Delete', 'End')
  await expect(page.getByLabel('Name of the marketer')).toBeFocused()
  await page.keyboard.type('Fatima Etim')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.type('-Bassey')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Fatima Etim-Bassey has been deleted')).toBeVisible()
  await expect(page.getByText('No marketers found matching your search. Try a different search term.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Marketers', level: 2 })).toBeFocused()
})

test('an empty list shows its reason, and a failed list can be retried', async ({ page, stack }) => {
  await openMarketers(page, stack)
  await expect(rows(page)).toHaveCount(10)
  await stack.setFault({ operation: 'listAllMarketers', fault: 'http-500' })
  await page.reload()
  const alert = page.getByRole('region', { name: 'Marketers' }).getByRole('alert')
  await expect(alert).toContainText('Could not load marketers')
  await expect(
    toast(page, 'Failed to fetch marketers: Something went wrong. Please try again or contact support.'),
  ).toBeVisible()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(rows(page)).toHaveCount(10)
  await answerList(page, [])
  await page.reload()
  await expect(page.getByText('No marketers found. Add a new marketer to get started.')).toBeVisible()
  await page.unrouteAll()
  await answerList(page, [{ id: 'USR-gone', name: 'Ada Obi', email: 'ada@example.com' }])
  await page.reload()
  await choose(page, 'Ada Obi', 'Delete')
  await stack.setFault({ operation: 'deleteMarketer', fault: 'error-field', message: 'Permission denied' })
  await deleteByName(page, 'Ada Obi')
  await expect(
    page.getByRole('alertdialog').getByText("You don't have permission to perform this action."),
  ).toBeVisible()
  await expect(page.getByLabel('Name of the marketer')).toHaveValue('Ada Obi')
  await page.getByRole('button', { name: 'Delete marketer' }).click()
  await expect(page.getByRole('alertdialog').getByText('Failed to delete marketer')).toBeVisible()
  await page.unrouteAll()
  await answerList(page, [])
  await page.getByRole('button', { name: 'Delete marketer' }).click()
  await expect(toast(page, 'Ada Obi is no longer in the system')).toBeVisible()
  await expect(page.getByText('No marketers found. Click "New Marketer" to add one.')).toBeVisible()
})

test('the side panel has its own URL and shows referees in batches', async ({ page, stack }) => {
  await openMarketers(page, stack, '?q=ambassador%40example.com')
  await rows(page).first().getByRole('link').click()
  const panel = page.getByRole('dialog', { name: 'Tunde Bakare' })
  const referees = panel.getByRole('table', { name: 'Referees' }).locator('tbody').getByRole('row')
  await expect(referees).toHaveCount(50)
  await expect(panel.getByRole('heading', { name: 'Users referred 60' })).toBeVisible()
  await expect(page).toHaveURL(/open=USR-/)
  await stack.setFault({ operation: 'listReferredUsers', fault: 'http-500' })
  await panel.getByRole('button', { name: 'Load more' }).click()
  await expect(panel.getByRole('alert')).toContainText('Error fetching referred users')
  await expect(referees).toHaveCount(50)
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(referees).toHaveCount(60)
  await expect(panel.getByText('End of list.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  await test.step('a dialog replaces the panel, and the panel returns after it', async () => {
    await panel.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Marketer' })).toBeVisible()
    await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(panel).toBeVisible()
  })
  await page.reload()
  await expect(referees).toHaveCount(50)
  await page.keyboard.press('Escape')
  await expect(rows(page).first().getByRole('link')).toBeFocused()
  await answerList(page, [{ id: 'USR-new', name: 'Ada Obi', email: 'ada@example.com', referralCode: 'nobody' }])
  await page.goto('/admin/marketers')
  await rows(page).first().getByRole('link').click()
  await expect(page.getByRole('dialog', { name: 'Ada Obi' }).getByText('No users referred yet.')).toBeVisible()
})

test('an edited phone number changes the code whose referees the side panel shows', async ({ page, stack }) => {
  const ada = { id: 'USR-1', name: 'Ada Obi', email: 'ada@example.com', phoneNumber: '+2348031111111' }
  let stored = ada
  await answerCalls(page, 'listAllMarketers', () => ({ users: [stored], lastEvaluatedKey: null }))
  await answerCalls(page, 'getMarketer', () => ({ marketer: stored }))
  await answerCalls(page, 'updateMarketer', () => ({ marketer: stored }))
  const refereeCall = (code: string) =>
    page.waitForRequest((request) => (request.postData() ?? '').includes(`"referralCode":"${code}"`))
  await openMarketers(page, stack)
  await Promise.all([refereeCall('8031111111'), rows(page).first().getByRole('link').click()])
  await dialog(page).getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Phone number').fill('08032222222')
  stored = { ...ada, phoneNumber: '+2348032222222' }
  await Promise.all([refereeCall('8032222222'), page.getByRole('button', { name: 'Save changes' }).click()])
})

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

test('a page whose chart fails says so, and Retry starts it again', async ({ page, stack, consoleProblems }) => {
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
})

const displays = [
  ['a phone', 'light', { width: 360, height: 740 }],
  ['a desktop', 'dark', { width: 1280, height: 800 }],
] as const

for (const [device, colorScheme, viewport] of spread(displays, 2))
  test.describe(`on ${device} in ${colorScheme} colours`, () => {
    test.use({ colorScheme, viewport })

    test('marketers, their dialogs and the leaderboard are accessible', async ({ page, stack }) => {
      // The test checks several pages.
      test.slow()
      await openMarketers(page, stack)
      await expect(rows(page)).toHaveCount(10)
      const expectAccessible = async () => {
        await expectAccessiblePage(page)
        await expectNoHorizontalScroll(page)
      }
      await expectAccessible()
      await rows(page).last().getByRole('link').click()
      await expect(
        page
          .getByText('End of list.')
          .or(page.getByText('No users referred yet.'))
          .or(page.getByRole('button', { name: 'Load more' })),
      ).toBeVisible()
      await expectAccessible()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await newMarketer(page).click()
      await page.getByRole('button', { name: 'Add marketer' }).click()
      await page.getByLabel('Full name').fill('Ada')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
      await expect(page.locator('[data-toast]')).toHaveCount(0)
      await expectAccessible()
      await page.getByRole('button', { name: 'Discard' }).click()
      await page.getByRole('tab', { name: 'Leaderboard' }).click()
      await expect(page.getByRole('table', { name: 'Leaderboard' })).toBeVisible()
      await expectAccessible()
    })
  })
