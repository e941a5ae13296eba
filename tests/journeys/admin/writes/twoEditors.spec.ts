import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
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

test('two browsers edit one marketer: both changes are kept, or the second person decides', async ({
  browser,
  page: first,
  stack,
}) => {
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
})
