import type { Page } from '@playwright/test'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { openMarketers, rows } from '#tests/journeys/support/marketers.ts'

const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Marketer' })

const openForm = async (page: Page): Promise<void> => {
  await rows(page)
    .last()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(form(page)).toBeVisible()
}

const save = async (page: Page, label: string, text: string): Promise<void> => {
  await form(page).getByLabel(label).fill(text)
  await form(page).getByRole('button', { name: 'Save changes' }).click()
}

test(
  'two browsers edit one marketer: both changes are kept, or the second person decides',
  { tag: '@whole' },
  async ({ browser, page: first, stack }) => {
    await openMarketers(first, stack)
    const second = await (await browser.newContext()).newPage()
    await openMarketers(second, stack)

    await test.step('the second one saves another field', async () => {
      await openForm(first)
      await openForm(second)
      await save(first, 'Full name', 'Ngozi Changed')
      await expect(form(first)).toHaveCount(0)
      await save(second, 'Phone number', '+2348039990777')
      await expect(form(second)).toHaveCount(0)
      await expect(rows(second).last()).toContainText('Ngozi Changed')
      await expect(rows(second).last()).toContainText('8039990777')
    })

    await test.step('the second one saves the same field', async () => {
      await openForm(first)
      await openForm(second)
      await save(first, 'Full name', 'Ngozi First')
      await expect(form(first)).toHaveCount(0)
      await save(second, 'Full name', 'Ngozi Second')
      const name = form(second).getByRole('group', { name: 'Full name' })
      await expect(name.getByRole('radio', { name: 'Keep mine: Ngozi Second' })).toBeChecked()
      await name.getByRole('radio', { name: 'Take theirs: Ngozi First' }).check()
      await form(second).getByRole('button', { name: 'Save changes' }).click()
      await expect(form(second)).toHaveCount(0)
      await expect(rows(second).last()).toContainText('Ngozi First')
    })
  },
)

test(
  'two browsers change the name of one admin: the second one decides',
  { tag: '@whole' },
  async ({ browser, page: first, stack }) => {
    const second = await (await browser.newContext()).newPage()
    const saveName = async (page: Page, text: string) => {
      await page.getByLabel('Full Name').fill(text)
      await page.getByRole('button', { name: 'Save Changes' }).click()
    }
    const isSaved = (page: Page) => expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)
    for (const page of [first, second]) {
      await storeSession(page, stack)
      await page.goto('/admin/settings')
      await expect(page.getByLabel('Full Name')).toBeVisible()
    }
    await saveName(first, 'Amara First')
    await isSaved(first)
    await saveName(second, 'Amara Second')
    await expect(second.getByRole('alert')).toContainText('Your name was changed in another browser')
    await expect(second.getByRole('radio', { name: 'Keep mine: Amara Second' })).toBeChecked()
    await second.getByRole('radio', { name: 'Take theirs: Amara First' }).check()
    await second.getByRole('button', { name: 'Save Changes' }).click()
    await isSaved(second)
    await expect(second.getByLabel('Full Name')).toHaveValue('Amara First')
  },
)
