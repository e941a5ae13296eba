import type { Page } from '@playwright/test'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'
import { countCalls, expect, signIn, test } from '#tests/journeys/support/fixtures.ts'

const domainRule = 'Only @rewoven.com email addresses are allowed for admin accounts'
const unknown = 'Something went wrong. Please try again or contact support.'
const network = 'Network error. Please check your internet connection and try again.'
const account = 'This account already exists. Please use different contact information.'
const takenPhone = 'This phone number is already registered. Please use a different phone number.'

/** Somebody who has no account yet: every call gives another one. */
const somebody = () => {
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')
  return { name: 'Ngozi Eze', email: `ngozi.${digits}@rewoven.com`, phone: `0909${digits}` }
}

const fill = async (page: Page, { name, email, phone }: ReturnType<typeof somebody>): Promise<void> => {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone Number').fill(phone)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const signUp = async (page: Page, person = somebody()): Promise<string> => {
  await page.goto('/sign-up')
  await fill(page, person)
  return person.email
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const toast = (page: Page, text: string) => page.locator('[data-toast="error"]', { hasText: text })

test.describe('a person of the company', () => {
  test('signs up, enters the code and is an admin', async ({ page, stack }) => {
    const email = await signUp(page)
    await expect(page.getByText('Verification code sent to your email.')).toBeVisible()
    await expect(page).toHaveURL('/verify')
    await expect(page.getByText(email)).toBeVisible()
    await page.getByLabel('Verification code').fill(await stack.readCode(email))
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Power Admin')
  })

  test('who is signed in already is signed out everywhere, and this tab forgets what it kept', async ({
    page,
    stack,
  }) => {
    await signIn(page, stack)
    const ended = countCalls(page, (target) => target.endsWith('GlobalSignOut'))
    await page.evaluate(() => sessionStorage.setItem('draft', 'x'))
    const email = await signUp(page)
    await expect(page).toHaveURL('/verify')
    expect(ended.count).toBe(1)
    expect(
      await page.evaluate(() => [sessionStorage.getItem('draft'), sessionStorage.getItem('validatedEmail')]),
    ).toEqual([null, email])
    await page.goto('/admin')
    await expect(page).toHaveURL('/sign-in')
  })

  test('who presses twice has one account made', async ({ page }) => {
    const made = countCalls(page, (target) => target.endsWith('SignUp'))
    await page.goto('/sign-up')
    const { name, email, phone } = somebody()
    await page.getByLabel('Full Name').fill(name)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Phone Number').fill(phone)
    await page.getByRole('button', { name: 'Continue' }).dblclick()
    await expect(page).toHaveURL('/verify')
    expect(made.count).toBe(1)
  })

  test('finds nothing of the password in what the page keeps', async ({ page }) => {
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
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
    expect(kept).not.toContain(passwords[0])
  })
})

test.describe('the sign-up form', () => {
  test('says all that is missing at the fields, and the first of it in a toast', async ({ page }) => {
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

  for (const [name, changed, sentence] of [
    ['Email', { email: 'ada@example.com' }, domainRule],
    ['Phone Number', { phone: '0803 123 4567' }, 'Phone number must contain only numbers and "+" (country code)'],
    ['Phone Number', { phone: '+447911123456' }, 'Invalid phone number format.'],
    ['Phone Number', { phone: '00000000000' }, 'Invalid phone number format.'],
  ] as const) {
    test(`refuses ${JSON.stringify(changed)} and keeps it, until it is changed`, async ({ page }) => {
      await signUp(page, { ...somebody(), ...changed })
      await expect(toast(page, sentence)).toBeVisible()
      await expect(field(page, name)).toHaveAccessibleDescription(
        new RegExp(`^${sentence.replaceAll(/[()"+.]/g, '\\$&')}`),
      )
      await expect(field(page, name)).toHaveValue(Object.values(changed)[0] as string)
      await field(page, name).fill(name === 'Email' ? 'ada@rewoven.com' : '08031234567')
      await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true')
    })
  }

  test('that somebody is sent to for an email off the domain says the rule', async ({ page }) => {
    await page.goto('/sign-up?reason=unauthorized_email')
    await expect(toast(page, domainRule)).toBeVisible()
  })

  test('takes no other word out of the address', async ({ page }) => {
    await page.goto('/sign-up?reason=%3Cb%3Ehello')
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
    await expect(page.locator('[data-toast]')).toHaveCount(0)
  })

  test('leads to the sign-in', async ({ page }) => {
    await page.goto('/sign-up')
    await page.getByRole('link', { name: 'Already signed up? Sign In' }).click()
    await expect(page).toHaveURL('/sign-in')
  })

  test('says that the network is gone where the phone library does not arrive', async ({ page, complaints }) => {
    await page.route('**/assets/phone-*.js', (route) => route.abort())
    await signUp(page)
    await expect(page.getByRole('alert')).toHaveText(network)
    complaints.length = 0
  })
})

test.describe('an account that exists', () => {
  test('is told at the email', async ({ page }) => {
    await signUp(page, { ...somebody(), email: adminEmail })
    await expect(toast(page, account)).toBeVisible()
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/^This email is already in use/)
  })

  test('with the same phone number is told at the phone', async ({ page }) => {
    await signUp(page, { ...somebody(), phone: '08041112233' })
    await expect(toast(page, takenPhone)).toBeVisible()
    await expect(field(page, 'Phone Number')).toHaveAccessibleDescription('This phone number is already in use')
  })
})

test.describe('a sign-up that the server refuses', () => {
  const lasting = { times: 20 }
  const faults = [
    {
      fault: 'graphql-error',
      type: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error x',
      sentence: 'Unable to create account. Please check your information and try again.',
    },
    {
      fault: 'graphql-error',
      type: 'LimitExceededException',
      message: 'Attempt limit exceeded',
      sentence: 'Too many requests in a short time. Please wait a few minutes and try again.',
    },
    {
      fault: 'graphql-error',
      type: 'UserLambdaValidationException',
      message: 'Permission denied',
      sentence: "You don't have permission to perform this action.",
    },
    { fault: 'graphql-error', type: 'UserLambdaValidationException', message: 'Network Error', sentence: network },
    {
      fault: 'graphql-error',
      type: 'UserLambdaValidationException',
      message: 'Timeout',
      sentence: 'The request timed out. Please try again later.',
    },
    { fault: 'error-field', type: 'InternalErrorException', message: 'stack trace at line 7', sentence: unknown },
    { fault: 'http-500', sentence: unknown },
    { fault: 'malformed', sentence: unknown },
    { fault: 'drop', sentence: network },
    { fault: 'null-data', sentence: unknown },
  ] as const

  for (const { sentence, ...fault } of faults) {
    test(`with ${fault.fault} ${'message' in fault ? fault.message : ''} is explained, and the next try goes on`, async ({
      page,
      stack,
    }) => {
      await stack.setFault({ operation: 'SignUp', ...fault, ...lasting })
      await signUp(page)
      await expect(page.getByRole('alert')).toHaveText(sentence)
      await expect(toast(page, sentence)).toBeVisible()
      await stack.clearFaults()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL('/verify')
    })
  }

  test('by not answering ends after 15 seconds', async ({ page, stack }) => {
    await page.clock.install()
    await stack.setFault({ operation: 'SignUp', fault: 'slow', ms: 60_000 })
    const asked = page.waitForRequest((request) => request.headers()['x-amz-target']?.endsWith('SignUp') ?? false)
    await signUp(page)
    await asked
    await page.clock.fastForward(15_000)
    await expect(page.getByRole('alert')).toHaveText('The request timed out. Please try again later.')
  })

  test('by asking for a further step says that it has failed', async ({ page }) => {
    await page.route('**/identity', async (route) => {
      const isSignUp = route.request().headers()['x-amz-target']?.endsWith('SignUp')
      if (!isSignUp) return route.fallback()
      await route.fulfill({
        contentType: 'application/x-amz-json-1.1',
        body: JSON.stringify({ UserConfirmed: false, UserSub: 'x' }),
      })
    })
    await signUp(page)
    await expect(page.getByRole('alert')).toHaveText('Sign-up failed. Please try again.')
  })
})

test.describe('a new account whose code cannot be sent', () => {
  test('is told so, and another press sends the code alone', async ({ page, stack }) => {
    const made = countCalls(page, (target) => target.endsWith('SignUp'))
    await stack.setFault({ operation: 'InitiateAuth', fault: 'drop', times: 20 })
    const email = await signUp(page)
    await expect(page.getByRole('alert')).toHaveText(network)
    await stack.clearFaults()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/verify')
    await page.getByLabel('Verification code').fill(await stack.readCode(email))
    await expect(page).toHaveURL('/admin')
    expect(made.count).toBe(1)
  })

  test('by a step that nobody knows is told that', async ({ page }) => {
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
  test('without its marker leads back to the sign-up', async ({ page }) => {
    await signUp(page)
    await expect(page).toHaveURL('/verify')
    await page.evaluate(() => sessionStorage.removeItem('validatedEmail'))
    await page.reload()
    await expect(page).toHaveURL('/sign-up')
    await expect(toast(page, 'Please complete the sign-up process first')).toBeVisible()
  })

  test('for an email off the domain without a marker is for nobody', async ({ page }) => {
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
