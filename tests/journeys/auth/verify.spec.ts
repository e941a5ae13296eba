import { adminEmail } from '#tests/support/stack.ts'
import { requestCode, countCalls, expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'

test.describe('the code page', () => {
  test('with an email and a pasted code from an Arabic message / submits the code once', async ({ page, stack }) => {
    await requestCode(page, `\u2066${adminEmail}\u200b\u2069`)
    const digits = [...(await stack.readCode(adminEmail))].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)])
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
      ` رمزك \u200f${digits.slice(0, 2).join('')}-${digits.slice(2).join('')} `,
    )
    await expect(page).toHaveURL('/admin')
    expect(calls.count).toBe(1)
  })

  test('with a wrong code / is empty again, knows it the second time, and takes the right one', async ({
    page,
    stack,
  }) => {
    const calls = countCalls(page, (target) => target.endsWith('RespondToAuthChallenge'))
    await requestCode(page)
    const field = page.getByLabel('Verification code')
    for (const problem of [
      'Invalid verification code',
      'You have tried this code already. Enter the one of the last email.',
    ]) {
      await field.fill('0000')
      await expect(field).toHaveAccessibleDescription(problem)
      await expect(field).toHaveValue('')
      await expect(field).toBeFocused()
    }
    expect(calls.count).toBe(1)
    await page.keyboard.type(await stack.readCode(adminEmail))
    await expect(page).toHaveURL('/admin')
  })

  test('with a reload while the tokens are stored / continues', async ({ page, stack }) => {
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem
      Storage.prototype.setItem = function (this: Storage, key, value) {
        setItem.call(this, key, value)
        if (!key.endsWith('.LastAuthUser') || sessionStorage.getItem('wasReloaded')) return
        setItem.call(sessionStorage, 'wasReloaded', 'yes')
        location.reload()
      }
    })
    await requestCode(page)
    await page.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
    await page.waitForFunction(() => sessionStorage.getItem('wasReloaded') === 'yes')
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await expect(page.locator('[data-toast="error"]')).toHaveCount(0)
  })
})

test('after another tab has signed in / a code, an email and a sign-up open the console, and no session is ended', async ({
  page,
  context,
  stack,
}) => {
  const [emailTab, signUpTab] = [await context.newPage(), await context.newPage()]
  await emailTab.goto('/sign-in')
  await emailTab.getByLabel('Email').fill(adminEmail)
  await signUpTab.goto('/sign-up')
  await signUpTab.getByLabel('Full Name').fill('Ngozi Eze')
  await signUpTab.getByLabel('Email').fill('ngozi.tab@rewoven.com')
  await signUpTab.getByLabel('Phone Number').fill('09090000001')
  await requestCode(page)
  await storeSession(page, stack)
  const tabs = [page, emailTab, signUpTab]
  const calls = tabs.map((tab) =>
    countCalls(tab, (target) => /GlobalSignOut|InitiateAuth|RespondToAuthChallenge|SignUp/.test(target)),
  )
  await page.getByLabel('Verification code').fill('1234')
  for (const tab of [emailTab, signUpTab]) await tab.getByRole('button', { name: 'Continue' }).click()
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  expect(calls.map(({ count }) => count)).toEqual([0, 0, 0])
  for (const path of ['/sign-in', '/sign-up']) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin')
  }
})

test.describe('an account that was never confirmed', () => {
  test('is confirmed with a code of six digits, and signs in with the next one', async ({ page, stack }) => {
    let isConfirmed = false
    await page.route('**/identity', async (route) => {
      const target = route.request().headers()['x-amz-target']?.split('.')[1] ?? ''
      const answer = (status: number, body: object) =>
        route.fulfill({ status, contentType: 'application/x-amz-json-1.1', body: JSON.stringify(body) })
      if (target === 'ResendConfirmationCode') return answer(200, {})
      if (target === 'ConfirmSignUp') {
        isConfirmed = true
        return answer(200, {})
      }
      if (target !== 'InitiateAuth' || isConfirmed) return route.fallback()
      return answer(400, { __type: 'UserNotConfirmedException', message: 'User is not confirmed.' })
    })
    await requestCode(page)
    await expect(page.getByText('We sent a 6-digit code to')).toBeVisible()
    await page.reload()
    const field = page.getByRole('textbox', { name: 'Verification code' })
    await field.fill('123456')
    await expect(field).toHaveAccessibleDescription(
      'Your email is confirmed. Enter the new code that we have sent you to sign in.',
    )
    await expect(field).toHaveValue('')
    await expect(page.getByText('We sent a 4-digit code to')).toBeVisible()
    await field.fill(await stack.readCode(adminEmail))
    await expect(page).toHaveURL('/admin')
  })
})
