import type { Browser, BrowserContextOptions } from '@playwright/test'

/**
 * Signs an account in with a code from the outbox.
 * @param path of the sign-in page
 * @returns the storage state for further browser contexts
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
