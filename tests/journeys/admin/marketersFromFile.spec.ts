import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { tabTo } from '#tests/journeys/support/keyboard.ts'
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

const pressByKey = async (page: Page, name: string): Promise<void> => {
  await tabTo(page, dialog(page).getByRole('button', { name }))
  await page.keyboard.press('Enter')
}

/** Types into the field of a row, which replaces what it has. */
const typeInto = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, dialog(page).getByLabel(label))
  await page.keyboard.type(text)
}

const readDownload = async (page: Page, start: () => Promise<void>): Promise<string> => {
  const download = page.waitForEvent('download')
  await start()
  return readFile(await (await download).path(), 'utf8')
}

const expectSummary = (page: Page, text: string) =>
  expect(dialog(page).getByRole('status')).toHaveText(text, { useInnerText: true })

/** The server creates this marketer, but its answer does not arrive. */
const loseAnswerFor = async (page: Page, email: string): Promise<void> => {
  await page.route(/\/graphql$/, async (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('createMarketer(') || !body.includes(email)) return route.fallback()
    await route.fetch()
    await route.abort()
  })
}

test('thirty marketers from a file, by keyboard: wrong rows are corrected in place, and a lost answer adds nobody twice', async ({
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
  const template = await readDownload(page, () => pressByKey(page, 'Download a template'))
  expect(template.split('\r\n')[0]).toBe('\ufeffFull name,Email,Phone number')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'marketers.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${file}`) })
  await expectSummary(page, '26 Can be added 3 Need a change 1 Exists already')
  await expect(dialog(page).getByRole('status')).toBeFocused()
  await expect(dialog(page).getByText(/has this phone number/)).toBeVisible()
  const email = dialog(page).getByLabel('Email in line 15')
  await expect(email).toHaveAccessibleDescription('Invalid email address')
  await typeInto(page, 'Email in line 15', 'uche@example.com')
  await expectSummary(page, '27 Can be added 2 Need a change 1 Exists already')
  await expect(email).toHaveAccessibleDescription('')
  await page.keyboard.press('Escape')
  await pressByKey(page, 'Keep editing')
  await expect(email).toHaveValue('uche@example.com')
  await typeInto(page, 'Email in line 17', 'ola3@example.com')
  await expect(dialog(page).getByLabel('Email in line 17')).toHaveAccessibleDescription('Line 5 has the same email')
  await pressByKey(page, 'Add 27 marketers')
  await expect(dialog(page).getByRole('progressbar', { name: 'Marketers sent' })).toBeVisible()
  await expectSummary(page, '27 Added 2 Need a change 1 Exists already')
  expect(created.count).toBe(27)
  await typeInto(page, 'Phone number in line 16', '+234 803 777 2002')
  await pressByKey(page, 'Add 1 marketer')
  await expectSummary(page, '28 Added 1 Needs a change 1 Exists already')
  expect(created.count).toBe(28)
  const results = await readDownload(page, () => pressByKey(page, 'Download results'))
  expect([results.match(/,Added,/g)?.length, results.match(/,Not added,/g)?.length]).toEqual([28, 1])
  expect(results).toContain(',Already a marketer,')
  await pressByKey(page, 'Done')
  await expect(page.getByRole('button', { name: 'Import' })).toBeFocused()
  await page.getByRole('searchbox').fill('ola bello')
  await expect(rows(page).first()).toContainText('Ọlá Bello')
})
