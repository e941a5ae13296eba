import { adminEmail } from '#tests/support/stack.ts'
import { requestCode, expect, signIn, test } from '#tests/journeys/support/fixtures.ts'
import { spread } from '#tests/journeys/support/spread.ts'

const unknown = 'Something went wrong. Please try again or contact support.'
const network = 'Network error. Please check your internet connection and try again.'
const timeout = 'The request timed out. Please try again later.'

/** Amplify retries a failed call, so the fault must outlast its retries. */
const lasting = { times: 20 }

const identityFaults = [
  {
    fault: 'graphql-error',
    type: 'UserNotFoundException',
    message: 'User does not exist.',
    sentence: 'No account found with this email. Please sign up to create a new account.',
  },
  {
    fault: 'graphql-error',
    type: 'LimitExceededException',
    message: 'Attempt limit exceeded, please try after some time.',
    sentence: 'Too many requests in a short time. Please wait a few minutes and try again.',
  },
  {
    fault: 'graphql-error',
    type: 'UserLambdaValidationException',
    message: 'Password attempts exceeded',
    sentence: 'Too many failed attempts. Please try again later or reset your password.',
  },
  { fault: 'error-field', type: 'InternalErrorException', message: 'stack trace at line 7', sentence: unknown },
  { fault: 'http-500', sentence: unknown },
  { fault: 'http-401', sentence: 'Unauthorized' },
  { fault: 'malformed', sentence: unknown },
  { fault: 'null-data', sentence: unknown },
  { fault: 'drop', sentence: network },
] as const

test.describe('a sign-in call that fails', () => {
  for (const { sentence, ...fault } of spread(identityFaults, 3)) {
    const message = 'message' in fault ? fault.message : ''
    test(`with ${fault.fault} ${message} shows a message, and the next try succeeds`, async ({ page, stack }) => {
      await stack.setFault({ operation: 'InitiateAuth', ...fault, ...lasting })
      await page.goto('/sign-in')
      await page.getByLabel('Email').fill(adminEmail)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toHaveText(sentence)
      await expect(page.getByLabel('Email')).toHaveValue(adminEmail)
      await stack.clearFaults()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
    })
  }

  test('with wrong types shows a message', async ({ page, stack }) => {
    await stack.setFault({ operation: 'InitiateAuth', fault: 'wrong-types', ...lasting })
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(adminEmail)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toHaveText(/Something went wrong\.|Unexpected sign-in step\./)
  })

  test('without an answer fails after 15 seconds', async ({ page, stack }) => {
    await page.clock.install()
    await stack.setFault({ operation: 'InitiateAuth', fault: 'slow', ms: 60_000 })
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(adminEmail)
    const request = page.waitForRequest((sent) => sent.url().endsWith('/identity'))
    await page.getByRole('button', { name: 'Continue' }).click()
    await request
    await page.clock.fastForward(15_000)
    await expect(page.getByRole('alert')).toHaveText(timeout)
  })
})

test.describe('a code check that fails', () => {
  const faults = [
    {
      fault: 'graphql-error',
      type: 'CodeMismatchException',
      message: 'Invalid verification code provided, please try again.',
      field: 'Invalid verification code',
      toast: 'The verification code you entered is incorrect. Please try again.',
    },
    { fault: 'error-field', type: 'InternalErrorException', message: 'at line 7', field: unknown, toast: unknown },
    { fault: 'http-500', field: unknown, toast: unknown },
    { fault: 'http-401', message: 'Access denied', field: unknown, toast: unknown },
    { fault: 'malformed', field: unknown, toast: unknown },
    { fault: 'null-data', field: unknown, toast: unknown },
    { fault: 'drop', field: network, toast: network },
  ] as const

  for (const { field, toast, ...fault } of spread(faults, 3)) {
    test(`with ${fault.fault} shows a message, and the same code is accepted afterwards`, async ({ page, stack }) => {
      await requestCode(page)
      await stack.setFault({ operation: 'RespondToAuthChallenge', ...fault, ...lasting })
      const input = page.getByRole('textbox', { name: 'Verification code' })
      await input.fill(await stack.readCode(adminEmail))
      await expect(input).toHaveAccessibleDescription(field)
      await expect(page.locator('[data-toast="error"]', { hasText: toast })).toBeVisible()
      await stack.clearFaults()
      await page.getByRole('button', { name: 'Verify' }).click()
      await expect(page).toHaveURL('/admin')
    })
  }

  test('with wrong types has used the code, so another one is sent', async ({ page, stack }) => {
    await requestCode(page)
    await stack.setFault({ operation: 'RespondToAuthChallenge', fault: 'wrong-types' })
    const input = page.getByRole('textbox', { name: 'Verification code' })
    await input.fill(await stack.readCode(adminEmail))
    await expect(input).toHaveAccessibleDescription(unknown)
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(input).toHaveAccessibleDescription(
      'That code can no longer be used. Enter the new one that we have sent you.',
    )
    await input.fill(await stack.readCode(adminEmail))
    await expect(page).toHaveURL('/admin')
  })

  test('without an answer fails after 15 seconds', async ({ page, stack }) => {
    await page.clock.install()
    await requestCode(page)
    await stack.setFault({ operation: 'RespondToAuthChallenge', fault: 'slow', ms: 60_000 })
    const input = page.getByRole('textbox', { name: 'Verification code' })
    const request = page.waitForRequest((sent) => sent.url().endsWith('/identity'))
    await input.fill(await stack.readCode(adminEmail))
    await request
    await page.clock.fastForward(15_000)
    await expect(input).toHaveAccessibleDescription(timeout)
  })
})

test.describe('a card whose figures cannot be loaded', () => {
  const faults = [
    {
      fault: 'error-field',
      message: 'Permission denied for getDashboard',
      sentence: "You don't have permission to perform this action.",
    },
    { fault: 'graphql-error', message: 'Network Error', sentence: network },
    { fault: 'http-500', sentence: unknown },
    { fault: 'http-401', sentence: 'Unauthorized' },
    { fault: 'malformed', sentence: unknown },
    { fault: 'null-data', sentence: unknown },
    { fault: 'wrong-types', sentence: unknown },
    { fault: 'drop', sentence: network },
  ] as const

  for (const { sentence, ...fault } of spread(faults, 4)) {
    test(`with ${fault.fault} shows the reason, and the other cards work`, async ({ page, stack }) => {
      await signIn(page, stack)
      await stack.setFault({ operation: 'getDashboard', match: { section: 'itemListings' }, ...fault, ...lasting })
      await page.reload()
      const card = page.getByRole('region', { name: 'Item Listings Overview' })
      await expect(card.getByRole('alert')).toContainText(`Error: ${sentence}`)
      await expect(page.getByRole('region', { name: 'User Overview' })).toContainText('1,240 total users')
      await expect(page.getByRole('region', { name: 'Item Overview' })).toContainText('3,600 Lifetime')
      await expect(page.getByRole('region', { name: 'Item Performance' })).toContainText('total items')
      await stack.clearFaults()
      await card.getByRole('button', { name: 'Retry' }).click()
      await expect(card).toContainText('total listings')
      await expect(card.getByRole('alert')).toHaveCount(0)
    })
  }

  test('has a title of its own for users', async ({ page, stack }) => {
    await signIn(page, stack)
    await stack.setFault({
      operation: 'getDashboard',
      match: { section: 'userOverview' },
      fault: 'error-field',
      message: 'x',
      ...lasting,
    })
    await page.reload()
    const alert = page.getByRole('region', { name: 'User Overview' }).getByRole('alert')
    await expect(alert).toContainText('Failed to fetch user counts')
    await expect(alert).toContainText(unknown)
  })

  test('without an answer fails after 15 seconds', async ({ page, stack }) => {
    await page.clock.install()
    await signIn(page, stack)
    await stack.setFault({ operation: 'getDashboard', match: { section: 'itemOverview' }, fault: 'slow', ms: 60_000 })
    const request = page.waitForRequest((sent) => sent.postData()?.includes('itemOverview') ?? false)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await request
    await page.clock.fastForward(15_000)
    await expect(page.getByRole('region', { name: 'Item Overview' }).getByRole('alert')).toContainText(
      `Error: ${timeout}`,
    )
    await expect(page.getByRole('region', { name: 'Item Overview' })).toContainText('3,600 Lifetime')
  })
})

test.describe('a session that cannot be checked', () => {
  test('does not sign out, and continues when the network is back', async ({ page, stack }) => {
    await signIn(page, stack)
    // The open page renews its tokens as soon as the clock changes, so the fault comes first.
    await stack.setFault({ operation: 'GetTokensFromRefreshToken', fault: 'drop', ...lasting })
    stack.advance(61 * 60_000)
    await page.clock.setFixedTime(new Date(Date.now() + 61 * 60_000))
    await page.reload()
    await expect(page.getByRole('alert')).toContainText(network)
    await stack.clearFaults()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('region', { name: 'User Overview' })).toContainText('1,240 total users')
  })
})
