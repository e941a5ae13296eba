import type { Page } from '@playwright/test'

/** Signs an account in on an open sign-in page, with a code from the outbox. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  const field = page.getByLabel('Verification code')
  await field.waitFor()
  const code = await page.evaluate(async (to) => {
    const response = await fetch(`/local/outbox.json?to=${encodeURIComponent(to)}`)
    const [newest] = (await response.json()) as { code: string }[]
    return newest?.code ?? ''
  }, email)
  await field.fill(code)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
}
