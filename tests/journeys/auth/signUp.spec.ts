import type { Page } from '@playwright/test'
import { countCalls, expect, signIn, test } from '#tests/journeys/support/fixtures.ts'
import { spread } from '#tests/journeys/support/spread.ts'

const domainRule = 'Only @rewoven.com email addresses are allowed for admin accounts'
const network = 'Network error. Please check your internet connection and try again.'

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

  test('with a session that an email address has ended / is signed out on all devices, and the tab is cleared', async ({
    page,
    stack,
  }) => {
    await signIn(page, stack)
    const signOuts = countCalls(page, (target) => target.endsWith('GlobalSignOut'))
    await page.evaluate(() => sessionStorage.setItem('draft', 'x'))
    const person = newPerson()
    await page.goto('/sign-up?reason=unauthorized_email')
    await fill(page, person)
    await expect(page).toHaveURL('/verify')
    expect(signOuts.count).toBe(1)
    expect(
      await page.evaluate(() => [sessionStorage.getItem('draft'), sessionStorage.getItem('validatedEmail')]),
    ).toEqual([null, person.email])
    await page.goto('/admin')
    await expect(page).toHaveURL('/sign-in')
  })

  test('who is signed in, here or meanwhile in another tab / gets to the console', async ({ page, stack }) => {
    await page.goto('/sign-up')
    await expect(field(page, 'Full Name')).toBeEditable()
    const tab = await page.context().newPage()
    await signIn(tab, stack)
    const calls = countCalls(page, (target) => /(GlobalSignOut|SignUp)$/.test(target))
    await fill(page, newPerson())
    await expect(page).toHaveURL('/admin')
    await page.goto('/sign-up')
    await expect(page).toHaveURL('/admin')
    expect(calls.count).toBe(0)
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

  const invalidDetails = [
    ['Email', { email: 'ada@example.com' }, domainRule],
    ['Phone Number', { phone: '0803call4567' }, 'Phone number must contain only numbers and "+" (country code)'],
    ['Phone Number', { phone: '+447911123456' }, 'Invalid phone number format.'],
    ['Phone Number', { phone: '00000000000' }, 'Invalid phone number format.'],
  ] as const

  for (const [name, changed, message] of spread(invalidDetails, 2)) {
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

  test('with another reason in the URL / shows no toast', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/sign-up?reason=%3Cb%3Ehello')
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
    await expect(page.locator('[data-toast]')).toHaveCount(0)
  })

  test('without the phone library / shows a network error', { tag: '@whole' }, async ({ page, consoleProblems }) => {
    await page.route('**/assets/phone-*.js', (route) => route.abort())
    await signUp(page)
    await expect(page.getByRole('alert')).toHaveText(network)
    consoleProblems.length = 0
  })
})
