import type { Page } from '@playwright/test'
import { answerCalls } from '#tests/journeys/support/answerCalls.ts'
import { countCalls, expect, test } from '#tests/journeys/support/fixtures.ts'
import { newMarketer, openMarketers, rows } from '#tests/journeys/support/marketers.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text })
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` })

const fill = async (page: Page, name: string, email: string, phone: string): Promise<void> => {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone number').fill(phone)
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

test('a new marketer is at the top of the list and can sign in immediately', async ({ page, stack }) => {
  await openMarketers(page, stack)
  await expect(page.getByRole('table', { name: 'Marketers' }).getByRole('columnheader')).toHaveText([
    '',
    'Name',
    'Email',
    'Phone Number',
    'Referral Code',
    'Role',
    'Users Referred',
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
  await test.step('a phone number that is taken is marked, and the entries stay', async () => {
    await page.getByLabel('Phone number').fill('08045500001')
    await page.getByRole('button', { name: 'Add marketer' }).click()
    await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/This phone number is already in use/)
    await expect(page.getByLabel('Full name')).toHaveValue('Ngozi Bello')
    await page.getByLabel('Phone number').fill('08039990001')
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

test('a list without marketers says what to do', { tag: '@whole' }, async ({ page, stack }) => {
  await answerCalls(page, 'listAllMarketers', () => ({ users: [], lastEvaluatedKey: null }))
  await openMarketers(page, stack)
  await expect(page.getByText('No marketers found. Add a new marketer to get started.')).toBeVisible()
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
