import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Records copies and stores in order. The clipboard answers late, a store at once and with a page that opens nothing. */
export const recordSlowCopies = async (page: Page): Promise<string[]> => {
  const steps: string[] = []
  await page.exposeFunction('recordCopy', async (text: string) => {
    await setTimeout(300)
    steps.push(`copied ${text}`)
  })
  await page.addInitScript(() => {
    const writeText = (text: string) =>
      (window as never as { recordCopy: (copied: string) => unknown }).recordCopy(text)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await page.route(/^https:\/\/(apps\.apple|play\.google)\.com\//, (route) => {
    steps.push(route.request().url())
    return route.fulfill({ status: 204 })
  })
  return steps
}
