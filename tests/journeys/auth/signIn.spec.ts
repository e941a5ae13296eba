import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'
import {
  requestCode,
  countCalls,
  expect,
  signInWithCode,
  storeSession,
  test,
} from '#tests/journeys/support/fixtures.ts'
import { holdRequests } from '#tests/journeys/support/timing.ts'

const domainRule = 'Only @rewoven.com email addresses are allowed for admin accounts'

test.describe('an admin', () => {
  test('with the code from the outbox / signs in and sees the totals', async ({ page, stack }) => {
    await requestCode(page)
    await expect(page).toHaveTitle('Enter your code · Rewoven')
    expect(page.url()).not.toContain('admin')
    await page.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
    await expect(page).toHaveURL('/admin')
    await expect(page).toHaveTitle('Dashboard · Rewoven')
    await expect(page.getByRole('region', { name: 'User Overview' })).toContainText('1,240 total users')
    await expect(page.getByRole('region', { name: 'Item Overview' })).toContainText('3,600 Lifetime')
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Power Admin')
  })

  test('with Back and Forward during a sign-out / stays signed out', { tag: '@whole' }, async ({ page, stack }) => {
    await page.goto('/')
    await signInWithCode(page, stack)
    await stack.setFault({ operation: 'GlobalSignOut', fault: 'slow', ms: 3_000 })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.goBack()
    await page.goForward()
    await expect(page).toHaveURL('/sign-in')
    await page.goto('/admin')
    await expect(page).toHaveURL('/sign-in')
  })

  test('with a double click over a session of another account / ends it on all devices, and requests one code', async ({
    page,
    stack,
  }) => {
    await page.goto('/sign-in')
    await storeSession(page, stack, ambassadorEmail)
    const ends = countCalls(page, (target) => target.endsWith('GlobalSignOut'))
    const codes = countCalls(page, (target) => target.endsWith('InitiateAuth'))
    await page.getByLabel('Email').fill(adminEmail)
    await page.getByRole('button', { name: 'Continue' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
    expect([ends.count, codes.count]).toEqual([1, 1])
    await page.getByRole('link', { name: 'Use another email' }).click()
    await expect(page).toHaveURL('/sign-in')
  })

  test('whose session is of another role / reads the reason on the sign-in page', async ({ page, stack }) => {
    await storeSession(page, stack, ambassadorEmail)
    await page.goto('/admin/users')
    await expect(page).toHaveURL('/sign-in')
    await expect(page.getByRole('alert')).toContainText(domainRule)
    await expect(page.locator('[data-toast]')).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('admin.')))).toEqual([])
    await page.getByLabel('Email').fill(adminEmail)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
    await expect(page).toHaveURL('/admin/users')
  })
})

test.describe('the sign-in page', () => {
  test('with the email of an ambassador / sends no code, and leads to their sign-in page', async ({ page }) => {
    const calls = countCalls(page, (target) => target.endsWith('InitiateAuth'))
    await page.goto('/sign-in')
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
    await page.keyboard.type(ambassadorEmail)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText(domainRule)
    expect(calls.count).toBe(0)
    await page.getByRole('link', { name: 'Ambassador? Sign in here' }).press('Enter')
    await expect(page).toHaveURL('/amb/sign-in')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(ambassadorEmail)
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
    await page.getByRole('link', { name: 'Admin sign-in' }).click()
    await expect(page).toHaveURL('/sign-in')
  })

  test(
    'with a typed email and a followed link before the scripts have loaded / passes it to the sign-up page',
    { tag: '@whole' },
    async ({ page }) => {
      const release = await holdRequests(page, /\/assets\/[^/]*\.js$/)
      await page.goto('/sign-in', { waitUntil: 'commit' })
      await page.getByLabel('Email').fill('eve@rewoven.com')
      await page.getByRole('link', { name: 'Go to sign up' }).click()
      await expect(page).toHaveURL('/sign-in')
      release()
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('eve@rewoven.com')
      await expect(page).toHaveURL('/sign-up')
      await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeFocused()
    },
  )

  test('with a submit before the scripts have loaded / keeps the text and continues', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/[^/]*\.js$/)
    await page.goto('/sign-in', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill(adminEmail)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/sign-in')
    await expect(page.getByLabel('Email')).toHaveValue(adminEmail)
    release()
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  })
})
