import type { Page } from '@playwright/test'
import { adminEmail, ambassadorEmail, type TestStack } from '#tests/support/stack.ts'
import { requestCode, expect, test } from '#tests/journeys/support/fixtures.ts'
import { spread } from '#tests/journeys/support/spread.ts'

const noAccount = 'No account found with this email. Please sign up to create a new account.'
const noMarketer = 'No account found with this email. Please contact support to create your account.'

/** Some of the first list of §8, which `tests/domain/errorCatalogue.test.ts` has whole: raw text, and what a person reads. */
const messages = [
  ['User does not exist.', noAccount],
  ['Invalid verification code provided', 'The verification code you entered is incorrect. Please try again.'],
  ['Password attempts exceeded', 'Too many failed attempts. Please try again later or reset your password.'],
] as const

const refuse = async (stack: TestStack, operation: string, message: string): Promise<void> => {
  await stack.clearFaults()
  await stack.setFault({ operation, fault: 'graphql-error', type: 'UserLambdaValidationException', message, times: 20 })
}

const toast = (page: Page, text: string) => page.locator('[data-toast="error"]', { hasText: text })
/** A toast, or the notice in the form. */
const message = (page: Page, text: string) =>
  page.locator('[data-toast="error"], form [role=alert]').filter({ hasText: text })
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Advances the clock of the page until every toast has disappeared. */
const waitUntilNoToast = async (page: Page): Promise<void> => {
  await page.clock.fastForward(10_000)
  await expect(page.locator('[data-toast]')).toHaveCount(0)
}

const people = [
  ['an admin', '/sign-in', adminEmail, noAccount],
  ['a marketer', '/amb/sign-in', ambassadorEmail, noMarketer],
] as const

for (const [person, path, email, unknown] of spread(people, 2)) {
  test(`${person} who signs in reads what the server means, or a text of the page`, async ({ page, stack }) => {
    await page.goto(path)
    await page.getByLabel('Email').fill(email)
    for (const [raw, sentence] of [...messages, ['', 'Operation failed']] as const) {
      await refuse(stack, 'InitiateAuth', raw)
      await press(page, 'Continue')
      await expect(page.getByRole('alert')).toHaveText(sentence === noAccount ? unknown : sentence)
    }
  })
}

test(
  'a person who signs up reads what the server means, or a text of the page',
  { tag: '@whole' },
  async ({ page, stack }) => {
    await page.clock.install()
    await page.goto('/sign-up')
    await page.getByLabel('Full Name').fill('Ada Obi')
    await page.getByLabel('Email').fill('ada.lines@rewoven.com')
    await page.getByLabel('Phone Number').fill('08031230000')
    for (const [raw, sentence] of [...messages, ['', 'Failed to sign up']] as const) {
      await refuse(stack, 'SignUp', raw)
      await press(page, 'Continue')
      await expect(message(page, sentence)).toHaveCount(1)
      await waitUntilNoToast(page)
    }
    await stack.clearFaults()
    await refuse(stack, 'InitiateAuth', '')
    await press(page, 'Continue')
    await expect(page.getByRole('alert')).toHaveText("Couldn't send a new code")
  },
)

test('a person who enters a code reads what the server means, or a text of the page', async ({ page, stack }) => {
  await page.clock.install()
  await requestCode(page)
  await refuse(stack, 'RespondToAuthChallenge', messages[0][0])
  await page.getByLabel('Verification code').fill('1234')
  for (const [raw, sentence] of [...messages, ['', 'Verification failed']] as const) {
    await waitUntilNoToast(page)
    await refuse(stack, 'RespondToAuthChallenge', raw)
    await press(page, 'Verify')
    const isAboutTheCode = raw.startsWith('Invalid verification code')
    await expect(page.getByRole('textbox', { name: 'Verification code' })).toHaveAccessibleDescription(
      isAboutTheCode ? 'Invalid verification code' : sentence,
    )
    await expect(toast(page, sentence)).toHaveCount(isAboutTheCode ? 1 : 0)
  }
})

test(
  'a person who requests another code reads what the server means, or a text of the page',
  { tag: '@whole' },
  async ({ page, stack }) => {
    await page.clock.install()
    await requestCode(page)
    await page.clock.fastForward('01:00')
    for (const [raw, sentence] of [...messages, ['', 'Failed to resend code']] as const) {
      await waitUntilNoToast(page)
      await refuse(stack, 'InitiateAuth', raw)
      await press(page, 'Resend code')
      await expect(toast(page, sentence)).toBeVisible()
    }
  },
)

test('a person whose expired code cannot be replaced reads what to do', { tag: '@whole' }, async ({ page, stack }) => {
  await requestCode(page)
  const code = await stack.readCode(adminEmail)
  stack.advance(3 * 60_000 + 1)
  await refuse(stack, 'InitiateAuth', '')
  await page.getByLabel('Verification code').fill(code)
  await expect(toast(page, "Couldn't send a new code. Please try again later.")).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Verification code' })).toHaveAccessibleDescription(
    'That code can no longer be used. Ask for a new one below.',
  )
})
