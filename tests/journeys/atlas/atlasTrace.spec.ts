import { expect, test } from '#tests/journeys/support/fixtures.ts'

test('a section of the specification leads to its states / each says how its paths ended, and opens its chart', async ({
  page,
}) => {
  await page.goto('/atlas/')
  await page.getByRole('navigation', { name: 'Atlas' }).getByRole('link', { name: 'Traceability' }).click()
  await expect(page.getByRole('region', { name: /^§1 / }).getByText('no state')).toBeVisible()
  const section = page.getByRole('region', { name: '§8 Error catalogue' })
  await section.getByText(/^\d+ states\. Entered by tests: \d+/).click()
  const state = section.getByRole('listitem').first()
  await expect(state.getByText(/^tests \d+ passed$/)).toBeVisible()
  await state.getByRole('link').click()
  await expect(page).toHaveURL(/#\w+\/\w+\/\w+/)
  await expect(page.getByRole('group', { name: /^Picture of/ })).toBeVisible()
})
