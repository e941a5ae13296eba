import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'

const longEmail = `${'n'.repeat(60)}@rewoven.com`

test('a profile that does not fit into the storage / says what was saved, keeps the session and what was typed', async ({
  page,
  stack,
}) => {
  await storeSession(page, stack)
  await page.goto('/admin/settings')
  await page.getByLabel('Email Address').fill(longEmail)
  // Longer than before, so that the renewed tokens do not fit either.
  await page.getByLabel('Full Name').fill(`Ngozi ${'Full '.repeat(12)}`.trim())
  // Fills the storage to the last character.
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2))
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`filler.${size}.${part}`, 'x'.repeat(size))
      } catch {}
  })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Only your name was saved')
  await expect(page.getByLabel('Email Address')).toHaveValue(longEmail)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('.accessToken')))).toBe(true)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler.')) localStorage.removeItem(key)
  })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
})
