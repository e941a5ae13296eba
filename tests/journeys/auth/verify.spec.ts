import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'
import { requestCode, countCalls, expect, test } from '#tests/journeys/support/fixtures.ts'

const otherCode = (code: string, by = 1): string => String((Number(code) + by) % 10_000).padStart(4, '0')

test.describe('the code page', () => {
  test('tells a wrong code, then takes the right one', async ({ page, stack }) => {
    await requestCode(page)
    const code = await stack.readCode(adminEmail)
    const field = page.getByRole('textbox', { name: 'Verification code' })
    await field.fill(otherCode(code))
    await expect(field).toHaveAccessibleDescription('Invalid verification code')
    await expect(page.getByText('Invalid verification code. Please try again.')).toBeVisible()
    await page.keyboard.type(code)
    await expect(page).toHaveURL('/admin')
  })

  test('sends another code after three wrong ones', async ({ page, stack }) => {
    await requestCode(page)
    const first = await stack.readCode(adminEmail)
    const field = page.getByRole('textbox', { name: 'Verification code' })
    for (const by of [1, 2]) {
      await field.fill(otherCode(first, by))
      await expect(field).toHaveAccessibleDescription('Invalid verification code')
    }
    await field.fill(otherCode(first, 3))
    await expect(field).toHaveAccessibleDescription(
      'That code can no longer be used. Enter the new one that we have sent you.',
    )
    await expect(page.getByText('New verification code sent')).toBeVisible()
    await field.fill(await stack.readCode(adminEmail))
    await expect(page).toHaveURL('/admin')
  })

  test('sends another code after three minutes', async ({ page, stack }) => {
    await requestCode(page)
    const code = await stack.readCode(adminEmail)
    stack.advance(3 * 60_000 + 1)
    const field = page.getByRole('textbox', { name: 'Verification code' })
    await field.fill(code)
    await expect(field).toHaveAccessibleDescription(
      'That code can no longer be used. Enter the new one that we have sent you.',
    )
    await field.fill(await stack.readCode(adminEmail))
    await expect(page).toHaveURL('/admin')
  })

  test('opens its resend link after a minute', async ({ page, stack }) => {
    await page.clock.install()
    await requestCode(page)
    const first = await stack.readCode(adminEmail)
    await expect(page.getByText(/You can resend the code in 0:5\d|1:00/)).toBeVisible()
    await page.clock.fastForward('01:00')
    await page.getByRole('button', { name: 'Resend code' }).click()
    await expect(page.getByText('Code resent successfully')).toBeVisible()
    await expect(page.getByText('You can resend the code in')).toBeVisible()
    const second = await stack.readCode(adminEmail)
    const field = page.getByRole('textbox', { name: 'Verification code' })
    if (first !== second) {
      await field.fill(first)
      await expect(field).toHaveAccessibleDescription('Invalid verification code')
    }
    await field.fill(second)
    await expect(page).toHaveURL('/admin')
  })

  test('falls back to a new sign-in where a resend fails', async ({ page, stack }) => {
    await page.clock.install()
    await requestCode(page)
    await page.clock.fastForward('01:00')
    await stack.setFault({
      operation: 'InitiateAuth',
      fault: 'graphql-error',
      type: 'InternalErrorException',
      message: 'x',
    })
    await page.getByRole('button', { name: 'Resend code' }).click()
    await expect(page.getByText('Code resent successfully')).toBeVisible()
  })

  test('says so where no code can be sent, and the link stays', async ({ page, stack }) => {
    await page.clock.install()
    await requestCode(page)
    await page.clock.fastForward('01:00')
    await stack.setFault({ operation: 'InitiateAuth', fault: 'drop', times: 20 })
    await page.getByRole('button', { name: 'Resend code' }).click()
    await expect(page.getByText('Network error. Please check your internet connection and try again.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Resend code' })).toBeVisible()
  })

  test('takes a code as it is pasted, and sends it once', async ({ page, stack }) => {
    await requestCode(page)
    const code = await stack.readCode(adminEmail)
    const calls = countCalls(page, (target) => target.endsWith('RespondToAuthChallenge'))
    await page.getByLabel('Verification code').focus()
    await page.evaluate(
      (text) => {
        const data = new DataTransfer()
        data.setData('text/plain', text)
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
        document.execCommand('insertText', false, text)
      },
      ` ${code.slice(0, 2)}-${code.slice(2)} `,
    )
    await expect(page).toHaveURL('/admin')
    expect(calls.count).toBe(1)
  })

  test('asks for the whole code', async ({ page }) => {
    await requestCode(page)
    await page.getByLabel('Verification code').fill('12')
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByRole('textbox', { name: 'Verification code' })).toHaveAccessibleDescription(
      'Verification code must be 4 digits',
    )
  })

  test('survives a reload', async ({ page, stack }) => {
    await requestCode(page)
    await page.reload()
    await expect(page.getByText(adminEmail)).toBeVisible()
    await page.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
    await expect(page).toHaveURL('/admin')
  })

  test('goes on where it is loaded anew in the moment in which the code is taken', async ({ page, stack }) => {
    await page.addInitScript(() => {
      const keep = Storage.prototype.setItem
      Storage.prototype.setItem = function (this: Storage, key, value) {
        keep.call(this, key, value)
        if (!key.endsWith('.LastAuthUser') || sessionStorage.getItem('wasLoadedAnew')) return
        keep.call(sessionStorage, 'wasLoadedAnew', 'yes')
        location.reload()
      }
    })
    await requestCode(page)
    await page.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
    await expect(page).toHaveURL('/admin')
    expect(await page.evaluate(() => sessionStorage.getItem('wasLoadedAnew'))).toBe('yes')
    await expect(page.locator('[data-toast="error"]')).toHaveCount(0)
  })

  test('sends back who comes without an email', async ({ page }) => {
    await page.goto('/verify')
    await expect(page).toHaveURL('/sign-in')
    await expect(page.getByText('Please complete the sign-in process first')).toBeVisible()
  })

  test('sends back whose marker is of somebody else', async ({ page }) => {
    await requestCode(page)
    await page.evaluate(() => sessionStorage.setItem('validatedEmail', 'eve@rewoven.com'))
    await page.reload()
    await expect(page).toHaveURL('/sign-in')
    await expect(page.getByText('Please complete the sign-in process first')).toBeVisible()
  })

  test('lets no marketer into the admin area', async ({ page, stack }) => {
    await requestCode(page, ambassadorEmail)
    await page.getByLabel('Verification code').fill(await stack.readCode(ambassadorEmail))
    await expect(page.getByText('Only @rewoven.com email addresses are allowed for admin accounts')).toBeVisible()
    await expect(page).toHaveURL('/sign-in')
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('admin.')))).toEqual([])
  })
})
