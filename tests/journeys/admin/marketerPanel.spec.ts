import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { answerCalls } from '#tests/journeys/support/answerCalls.ts'
import { answerList, openMarketers, rows } from '#tests/journeys/support/marketers.ts'
import { rowPanel } from '#tests/journeys/support/users.ts'

test('the side panel has its own URL and shows referees in batches', async ({ page, stack }) => {
  await openMarketers(page, stack, '?q=ambassador%40example.com')
  await rows(page).first().getByRole('link').click()
  const panel = rowPanel(page)
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
  await test.step('while a dialog is open, the panel keeps its referees', async () => {
    await panel.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Marketer' })).toBeVisible()
    await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(1)
    await expect(panel.locator('tbody tr')).toHaveCount(60)
    await page.keyboard.press('Escape')
    await expect(referees).toHaveCount(50)
  })
  await page.reload()
  await expect(referees).toHaveCount(50)
  await page.keyboard.press('Escape')
  await expect(rows(page).first().getByRole('link')).toBeFocused()
  await answerList(page, [{ id: 'USR-new', name: 'Ada Obi', email: 'ada@example.com', referralCode: 'nobody' }])
  await page.goto('/admin/marketers')
  await rows(page).first().getByRole('link').click()
  await expect(rowPanel(page).getByText('No users referred yet.')).toBeVisible()
})

test('an edited phone number changes the code whose referees the side panel shows', async ({ page, stack }) => {
  const ada = { id: 'USR-1', name: 'Ada Obi', email: 'ada@example.com', phoneNumber: '+2348031111111' }
  let stored = ada
  await answerCalls(page, 'listAllMarketers', () => ({ users: [stored], lastEvaluatedKey: null }))
  await answerCalls(page, 'getMarketer', () => ({ marketer: stored }))
  await answerCalls(page, 'updateMarketer', () => ({ marketer: stored }))
  const refereeCall = (code: string) =>
    page.waitForRequest((request) => (request.postData() ?? '').includes(`referralCode: \\"${code}\\"`))
  await openMarketers(page, stack)
  await Promise.all([refereeCall('8031111111'), rows(page).first().getByRole('link').click()])
  await rowPanel(page).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('Phone number').fill('08032222222')
  stored = { ...ada, phoneNumber: '+2348032222222' }
  await Promise.all([refereeCall('8032222222'), page.getByRole('button', { name: 'Save changes' }).click()])
})

test(
  'a code with the digits of a corrected phone number / stays, and the panel and the form say so',
  { tag: '@whole' },
  async ({ page, stack }) => {
    const ada = { id: 'USR-1', name: 'Ada Obi', phoneNumber: '+2348031111111', referralCode: '8031111111' }
    let stored = ada
    await answerCalls(page, 'listAllMarketers', () => ({ users: [stored], lastEvaluatedKey: null }))
    await answerCalls(page, 'getMarketer', () => ({ marketer: stored }))
    await answerCalls(page, 'updateMarketer', () => ({ marketer: stored }))
    await openMarketers(page, stack, '?open=USR-1')
    const note = rowPanel(page).getByText('Has the digits of an earlier phone number')
    await expect(rowPanel(page).getByRole('button', { name: 'Copy referral code' })).toBeVisible()
    await expect(note).toHaveCount(0)
    await rowPanel(page).getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByLabel('Phone number').fill('08032222222')
    stored = { ...ada, phoneNumber: '+2348032222222' }
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(note).toBeVisible()
    await expect(rowPanel(page).getByText('8031111111')).toBeVisible()
    await rowPanel(page).getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('dialog').getByLabel('Phone number')).toHaveAccessibleDescription(
      'The referral code 8031111111 has the digits of an earlier phone number',
    )
  },
)
