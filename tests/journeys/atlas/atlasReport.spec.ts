import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessiblePage, expectNoHorizontalScroll } from '#tests/journeys/support/accessibility.ts'
import { expect, signIn, test } from '#tests/journeys/support/fixtures.ts'

const steps = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('button')
const activeState = (page: Page, name: string) =>
  page.getByRole('group', { name: /^Picture of/ }).getByRole('button', { name: `${name}, active`, exact: true })

/** Drops a file on the page. */
const dropFile = async (page: Page, name: string, text: string): Promise<void> => {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const data = new DataTransfer()
      data.items.add(new File([content], fileName, { type: 'application/json' }))
      return data
    },
    [name, text] as const,
  )
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: transfer })
}

/** Presses the save button of the empty form for a new marketer, and downloads the report of it. */
const downloadReport = async (page: Page): Promise<string> => {
  await page.goto('/admin/marketers')
  await page.getByRole('button', { name: 'New Marketer' }).click()
  await page.getByRole('button', { name: 'Add marketer' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search pages, actions, records' }).fill('report a problem')
  await page.getByRole('option', { name: /^Report a problem/ }).click()
  await page.getByLabel('What went wrong? (optional)').fill('The form shows an error.')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download report' }).click()
  return readFile(await (await downloading).path(), 'utf8')
}

test('a report that is dropped on the atlas is shown step by step on the pictures', async ({ page, stack }) => {
  await signIn(page, stack)
  const text = await downloadReport(page)
  await page.goto('/atlas/#report')
  await dropFile(page, 'rewoven-report-2026-11-24.json', text)
  await expect(page.getByText('“The form shows an error.”')).toBeVisible()

  await steps(page).filter({ hasText: 'When the person presses the save button' }).last().click()
  await expect(page.getByRole('group', { name: /^Picture of Marketer form/ })).toBeVisible()
  await expect(activeState(page, 'Editing')).toBeAttached()
  const shown = page.getByRole('heading', { name: /^Step \d+ of \d+$/ })
  const number = Number(/\d+/.exec((await shown.textContent()) ?? '')?.[0])
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(shown).toContainText(`Step ${number - 1} of`)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(shown).toContainText(`Step ${number} of`)
  await expectAccessiblePage(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoHorizontalScroll(page)
})

test('a file that is no report is refused, and another one can be chosen', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/atlas/#report')
  await dropFile(page, 'notes.json', '{"format":1}')
  await expect(page.getByText('notes.json is not a problem report of the console')).toBeVisible()
  await expect(page.getByLabel('Choose a report, or drop it on this page')).toBeEnabled()
  await expectAccessiblePage(page)
})
