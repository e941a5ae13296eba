import type { Page } from '@playwright/test'
import { callTimeoutMs } from '#domain/limits.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'
import { countCalls, expect, signIn, test } from '#tests/journeys/support/fixtures.ts'
import { spread } from '#tests/journeys/support/spread.ts'

const domainRule = 'Only @rewoven.com email addresses are allowed for admin accounts'
const unknown = 'Something went wrong. Please try again or contact support.'
const network = 'Network error. Please check your internet connection and try again.'
const account = 'This account already exists. Please use different contact information.'
const takenPhone = 'This phone number is already registered. Please use a different phone number.'

/** The details of a new person. Every call returns another one. */
const newPerson = () => {
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')
  return { name: 'Ngozi Eze', email: `ngozi.${digits}@rewoven.com`, phone: `0909${digits}` }
}

const fill = async (page: Page, { name, email, phone }: ReturnType<typeof newPerson>): Promise<void> => {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone Number').fill(phone)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const signUp = async (page: Page, person = newPerson()): Promise<string> => {
  await page.goto('/sign-up')
  await fill(page, person)
  return person.email
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const toast = (page: Page, text: string) => page.locator('[data-toast="error"]', { hasText: text })

test.describe('an employee of the company', () => {
  test('after the sign-up and the code / is an admin', async ({ page, stack }) => {
    const email = await signUp(page)
    await expect(page.getByText('Verification code sent to your email.')).toBeVisible()
    await expect(page).toHaveURL('/verify')
    await expect(page.getByText(email)).toBeVisible()
    await page.getByLabel('Verification code').fill(await stack.readCode(email))
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Power Admin')
  })

  test('with an earlier session / is signed out on all devices, and the data of the tab is cleared', async ({
    page,
    stack,
  }) => {
    await signIn(page, stack)
    const signOuts = countCalls(page, (target) => target.endsWith('GlobalSignOut'))
    await page.evaluate(() => sessionStorage.setItem('draft', 'x'))
    const email = await signUp(page)
    await expect(page).toHaveURL('/verify')
    expect(signOuts.count).toBe(1)
    expect(
      await page.evaluate(() => [sessionStorage.getItem('draft'), sessionStorage.getItem('validatedEmail')]),
    ).toEqual([null, email])
    await page.goto('/admin')
    await expect(page).toHaveURL('/sign-in')
  })

  test('with a double click / creates one account', async ({ page }) => {
    const signUps = countCalls(page, (target) => target.endsWith('SignUp'))
    await page.goto('/sign-up')
    const { name, email, phone } = newPerson()
    await page.getByLabel('Full Name').fill(name)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Phone Number').fill(phone)
    await page.getByRole('button', { name: 'Continue' }).dblclick()
    await expect(page).toHaveURL('/verify')
    expect(signUps.count).toBe(1)
  })

  test('after the sign-up / has no password in the storage of the browser', async ({ page }) => {
    const passwords: string[] = []
    page.on('request', (request) => {
      if (request.headers()['x-amz-target']?.endsWith('SignUp'))
        passwords.push((request.postDataJSON() as { Password: string }).Password)
    })
    await signUp(page)
    await expect(page).toHaveURL('/verify')
    expect(passwords).toEqual([
      expect.stringMatching(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^&*()_\-+=<>?]).{12}$/),
    ])
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    )
    expect(stored).not.toContain(passwords[0])
  })
})

test.describe('the sign-up form', () => {
  test('without values / shows each problem at its field, and the first one in a toast', async ({ page }) => {
    await page.goto('/sign-up')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(field(page, 'Full Name')).toHaveAccessibleDescription('Full name must be at least 2 characters')
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      'Email is required Must be a @rewoven.com email address',
    )
    await expect(field(page, 'Phone Number')).toHaveAccessibleDescription('Invalid phone number')
    await expect(page.locator('[data-toast]')).toHaveText('Full name must be at least 2 characters')
    await expect(field(page, 'Full Name')).toBeFocused()
  })

  for (const [name, changed, message] of [
    ['Email', { email: 'ada@example.com' }, domainRule],
    ['Phone Number', { phone: '0803call4567' }, 'Phone number must contain only numbers and "+" (country code)'],
    ['Phone Number', { phone: '+447911123456' }, 'Invalid phone number format.'],
    ['Phone Number', { phone: '00000000000' }, 'Invalid phone number format.'],
  ] as const) {
    test(`with ${JSON.stringify(changed)} / shows the problem and keeps the text until a change`, async ({ page }) => {
      await signUp(page, { ...newPerson(), ...changed })
      await expect(toast(page, message)).toBeVisible()
      await expect(field(page, name)).toHaveAccessibleDescription(
        new RegExp(`^${message.replaceAll(/[()"+.]/g, '\\$&')}`),
      )
      await expect(field(page, name)).toHaveValue(Object.values(changed)[0] as string)
      await field(page, name).fill(name === 'Email' ? 'ada@rewoven.com' : '08031234567')
      await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true')
    })
  }

  test('with the reason of an email outside the admin domain / shows the rule', async ({ page }) => {
    await page.goto('/sign-up?reason=unauthorized_email')
    await expect(toast(page, domainRule)).toBeVisible()
  })

  test('with another reason in the URL / shows no toast', async ({ page }) => {
    await page.goto('/sign-up?reason=%3Cb%3Ehello')
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
    await expect(page.locator('[data-toast]')).toHaveCount(0)
  })

  test('with a click on its link / opens the sign-in page', async ({ page }) => {
    await page.goto('/sign-up')
    await page.getByRole('link', { name: 'Already signed up? Sign In' }).click()
    await expect(page).toHaveURL('/sign-in')
  })

  test('without the phone library / shows a network error', async ({ page, consoleProblems }) => {
    await page.route('**/assets/phone-*.js', (route) => route.abort())
    await signUp(page)
    await expect(page.getByRole('alert')).toHaveText(network)
    consoleProblems.length = 0
  })
})

test.describe('a sign-up for an account that exists', () => {
  test('shows the problem at the email', async ({ page }) => {
    await signUp(page, { ...newPerson(), email: adminEmail })
    await expect(toast(page, account)).toBeVisible()
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/^This email is already in use/)
  })

  test('with the same phone number / shows the problem at the phone number', async ({ page }) => {
    await signUp(page, { ...newPerson(), phone: '08041112233' })
    await expect(toast(page, takenPhone)).toBeVisible()
    await expect(field(page, 'Phone Number')).toHaveAccessibleDescription('This phone number is already in use')
  })
})

test.describe('a failed sign-up', () => {
  const repeated = { times: 20 }
  const faults = [
    {
      fault: 'graphql-error',
      type: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error x',
      shown: 'Unable to create account. Please check your information and try again.',
    },
    {
      fault: 'graphql-error',
      type: 'LimitExceededException',
      message: 'Attempt limit exceeded',
      shown: 'Too many requests in a short time. Please wait a few minutes and try again.',
    },
    {
      fault: 'graphql-error',
      type: 'UserLambdaValidationException',
      message: 'Permission denied',
      shown: "You don't have permission to perform this action.",
    },
    { fault: 'graphql-error', type: 'UserLambdaValidationException', message: 'Network Error', shown: network },
    {
      fault: 'graphql-error',
      type: 'UserLambdaValidationException',
      message: 'Timeout',
      shown: 'The request timed out. Please try again later.',
    },
    { fault: 'error-field', type: 'InternalErrorException', message: 'stack trace at line 7', shown: unknown },
    { fault: 'http-500', shown: unknown },
    { fault: 'malformed', shown: unknown },
    { fault: 'drop', shown: network },
    { fault: 'null-data', shown: unknown },
  ] as const

  for (const { shown, ...fault } of spread(faults, 3)) {
    const name = `with ${fault.fault} ${'message' in fault ? fault.message : ''}`
    test(`${name} / shows the reason, and the next submit succeeds`, async ({ page, stack }) => {
      await stack.setFault({ operation: 'SignUp', ...fault, ...repeated })
      await signUp(page)
      await expect(page.getByRole('alert')).toHaveText(shown)
      await expect(toast(page, shown)).toBeVisible()
      await stack.clearFaults()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL('/verify')
    })
  }

  test(`without a response / ends after ${callTimeoutMs / 1_000} seconds`, async ({ page, stack }) => {
    await page.clock.install()
    await stack.setFault({ operation: 'SignUp', fault: 'slow', ms: 60_000 })
    const signUpRequest = page.waitForRequest(
      (request) => request.headers()['x-amz-target']?.endsWith('SignUp') ?? false,
    )
    await signUp(page)
    await signUpRequest
    await page.clock.fastForward(callTimeoutMs)
    await expect(page.getByRole('alert')).toHaveText('The request timed out. Please try again later.')
  })
})

test.describe('a new account without a code', () => {
  test('shows the reason, and the next submit only requests the code', async ({ page, stack }) => {
    const signUps = countCalls(page, (target) => target.endsWith('SignUp'))
    await stack.setFault({ operation: 'InitiateAuth', fault: 'drop', times: 20 })
    const email = await signUp(page)
    await expect(page.getByRole('alert')).toHaveText(network)
    await stack.clearFaults()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/verify')
    await page.getByLabel('Verification code').fill(await stack.readCode(email))
    await expect(page).toHaveURL('/admin')
    expect(signUps.count).toBe(1)
  })

  test('because of an unknown step / shows it', async ({ page }) => {
    await page.route('**/identity', async (route) => {
      const isSignIn = route.request().headers()['x-amz-target']?.endsWith('InitiateAuth')
      if (!isSignIn) return route.fallback()
      await route.fulfill({
        contentType: 'application/x-amz-json-1.1',
        body: JSON.stringify({ ChallengeName: 'SMS_MFA', ChallengeParameters: {}, Session: 'x'.repeat(20) }),
      })
    })
    await signUp(page)
    await expect(page.getByRole('alert')).toHaveText('Unexpected sign-in step.')
  })
})

test.describe('the code page after a sign-up', () => {
  test('without its marker / redirects to the sign-up page', async ({ page }) => {
    await signUp(page)
    await expect(page).toHaveURL('/verify')
    await page.evaluate(() => sessionStorage.removeItem('validatedEmail'))
    await page.reload()
    await expect(page).toHaveURL('/sign-up')
    await expect(toast(page, 'Please complete the sign-up process first')).toBeVisible()
  })

  test('for an email outside the admin domain without a marker / redirects to the sign-up page', async ({ page }) => {
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(ambassadorEmail)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/verify')
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(page).toHaveURL('/sign-up')
    await expect(toast(page, 'Unauthorized access. Please sign up first.')).toBeVisible()
  })
})
