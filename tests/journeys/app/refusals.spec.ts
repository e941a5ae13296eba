import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { revoked } from '#tests/journeys/support/expiredSession.ts'
import { newMarketer, openMarketers } from '#tests/journeys/support/marketers.ts'
import { adminEmail } from '#tests/support/stack.ts'

const keyRefused = { operation: 'getDashboard', fault: 'http-401', times: 20 } as const

test.describe('a server that refuses the API key of the open page', () => {
  test(
    'has no Retry, but a sentence for the administrator, and a reload once a version is deployed',
    { tag: '@whole' },
    async ({ page, stack, consoleProblems }) => {
      await storeSession(page, stack)
      await stack.setFault(keyRefused)
      await page.goto('/admin')
      const notice = page.getByRole('status', { name: 'Update needed' })
      await expect(notice).toHaveText(/ask your administrator to update it/)
      await expect(page.getByRole('main').getByText('Error: Unauthorized', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)

      await page.route('/admin', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<meta name="release" content="next" />' }),
      )
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByRole('status', { name: 'New version' }).getByRole('button')).toHaveText(['Reload'])
      consoleProblems.length = 0
    },
  )
})

test('a session that an HTTP 401 refuses at Add is opened again in the dialog, and the form goes on', async ({
  page,
  stack,
  consoleProblems,
}) => {
  await openMarketers(page, stack)
  await newMarketer(page).click()
  await page.getByLabel('Full name').fill('Ngozi Refused')
  await page.getByLabel('Email', { exact: true }).fill('ngozi.refused@example.com')
  await page.getByLabel('Phone number').fill('08045590099')
  await stack.setFault({ operation: 'createMarketer', fault: 'http-401', type: 'Unauthorized', times: 1 })
  await stack.setFault(revoked)
  await page.getByRole('button', { name: 'Add marketer' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Session expired. Please sign in again.' })
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await dialog.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
  await expect(page.getByText('Marketer created successfully!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  consoleProblems.length = 0
})
