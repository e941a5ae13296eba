import type { Page } from '@playwright/test'
import { countCalls, expect, signIn, test } from '#tests/journeys/support/fixtures.ts'

const domainRule = 'Only @rewoven.com email addresses are allowed for admin accounts'

/** The details of a new person. Every call returns another one. */
const newPerson = () => {
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')
  return { name: 'Ngozi Eze', email: `ngozi.${digits}@rewoven.com`, phone: `0909${digits}` }
}

const fill = async (page: Page, { name, email, phone }: ReturnType<typeof newPerson>): Promise<void> => {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone Number').fill(phone)
}

const submit = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

const field = (page: Page, name: string) => page.getByRole('textbox', { name })

test.describe('an employee of the company', () => {
  test('after a double click and the code / is an admin, with one account and no stored password', async ({
    page,
    stack,
  }) => {
    const passwords: string[] = []
    page.on('request', (request) => {
      if (request.headers()['x-amz-target']?.endsWith('SignUp'))
        passwords.push((request.postDataJSON() as { Password: string }).Password)
    })
    const person = newPerson()
    await page.goto('/sign-up')
    await fill(page, person)
    await page.getByRole('button', { name: 'Continue' }).dblclick()
    await expect(page.getByText('Verification code sent to your email.')).toBeVisible()
    await expect(page).toHaveURL('/verify')
    await expect(page.getByText(person.email)).toBeVisible()
    expect(passwords).toEqual([
      expect.stringMatching(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^&*()_\-+=<>?]).{12}$/),
    ])
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    )
    expect(stored).not.toContain(passwords[0])
    await page.getByLabel('Verification code').fill(await stack.readCode(person.email))
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
    await submit(page)
    await expect(page).toHaveURL('/verify')
    expect(signOuts.count).toBe(1)
    expect(
      await page.evaluate(() => [sessionStorage.getItem('draft'), sessionStorage.getItem('validatedEmail')]),
    ).toEqual([null, person.email])
    await page.goto('/admin')
    await expect(page).toHaveURL('/sign-in')
  })
})

test('a sign-up form without values, and with invalid ones / shows each problem at its field until a change, and the first one in a toast', async ({
  page,
}) => {
  await page.goto('/sign-up')
  await submit(page)
  await expect(field(page, 'Full Name')).toHaveAccessibleDescription('Full name must be at least 2 characters')
  await expect(field(page, 'Email')).toHaveAccessibleDescription(
    'Email is required Must be a @rewoven.com email address',
  )
  await expect(field(page, 'Phone Number')).toHaveAccessibleDescription('Invalid phone number')
  await expect(page.locator('[data-toast]')).toHaveText('Full name must be at least 2 characters')
  await expect(field(page, 'Full Name')).toBeFocused()
  for (const [name, changed, message, right] of [
    ['Email', { email: 'ada@example.com' }, domainRule, 'ada@rewoven.com'],
    ['Phone Number', { phone: '+447911123456' }, 'Invalid phone number format.', '08031234567'],
  ] as const) {
    await fill(page, { ...newPerson(), ...changed })
    await submit(page)
    await expect(page.locator('[data-toast="error"]', { hasText: message })).toBeVisible()
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`^${message}`))
    await expect(field(page, name)).toHaveValue(Object.values(changed)[0] as string)
    await field(page, name).fill(right)
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true')
  }
})
