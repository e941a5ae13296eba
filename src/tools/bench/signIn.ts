import type { Browser, BrowserContextOptions } from '@playwright/test'

/**
 * Signs somebody in once, through the outbox.
 * @param path of the page to sign in on
 * @returns the profile's storage, to begin other profiles with
 */
export const signIn = async (
  browser: Browser,
  origin: string,
  email: string,
  path = '/sign-in',
): Promise<NonNullable<BrowserContextOptions['storageState']>> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(origin + path)
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
  const state = await context.storageState()
  await context.close()
  return state
}
