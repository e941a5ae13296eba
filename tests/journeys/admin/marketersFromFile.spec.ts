import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { countCalls, expect, test } from '#tests/journeys/support/fixtures.ts'
import { openMarketers, rows } from '#tests/journeys/support/marketers.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add marketers from a file' })

const numbered = (number: number) => `Ọlá Bello ${number};ola${number}@example.com;0803 777 ${1_000 + number}`

/** 26 new marketers, and four rows that cannot be added. */
const file = [
  'Full name;Email;Phone',
  ...Array.from({ length: 13 }, (_, at) => numbered(at)),
  'Uche;uche@;08037772001',
  'Ngozi;ngozi@example.com;0803',
  'Ọlá again;OLA3@example.com;08037772003',
  'Tunde;tunde@example.com;+234 804 550 0001',
  ...Array.from({ length: 13 }, (_, at) => numbered(at + 13)),
].join('\r\n')

const tabTo = async (page: Page, name: string): Promise<void> => {
  const button = dialog(page).getByRole('button', { name })
  for (let presses = 0; presses < 6; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(button).toBeFocused()
}

/** The server creates this marketer, but its answer does not arrive. */
const loseAnswerFor = async (page: Page, email: string): Promise<void> => {
  await page.route(/\/graphql$/, async (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('createMarketer(') || !body.includes(email)) return route.fallback()
    await route.fetch()
    await route.abort()
  })
}

test('thirty marketers from a file, by keyboard: four wrong rows are named, and a lost answer adds nobody twice', async ({
  page,
  stack,
}) => {
  // The browser needs time to report the chooser instead of showing it.
  const chooser = page.waitForEvent('filechooser')
  await openMarketers(page, stack)
  await expect(rows(page).first()).toBeVisible()
  await loseAnswerFor(page, 'ola7@example.com')
  const created = countCalls(page, (_, body) => body.includes('createMarketer('))
  await page.getByRole('button', { name: 'Import' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Choose a file' })).toBeFocused()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'marketers.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${file}`) })
  const status = dialog(page).getByRole('status')
  await expect(status).toHaveText('26 marketers can be added, 3 rows have a problem, 1 is a marketer already.')
  await expect(status).toBeFocused()
  for (const text of [
    'Invalid email address',
    'Phone number must be 11 digits and start with 0',
    'Line 5 has the same email',
    /has this phone number/,
  ])
    await expect(dialog(page).getByText(text)).toBeVisible()
  await tabTo(page, 'Add 26 marketers')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('progressbar', { name: 'Marketers sent' })).toBeVisible()
  await expect(status).toHaveText('26 marketers added, 3 rows have a problem, 1 is a marketer already.')
  expect(created.count).toBe(26)
  await tabTo(page, 'Download results')
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const results = await readFile(await (await download).path(), 'utf8')
  expect([results.match(/,Added,/g)?.length, results.match(/,Not added,/g)?.length]).toEqual([26, 3])
  expect(results).toContain(',Already a marketer,')
  await tabTo(page, 'Done')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Import' })).toBeFocused()
  await page.getByRole('searchbox').fill('ola bello')
  await expect(rows(page).first()).toContainText('Ọlá Bello')
})
