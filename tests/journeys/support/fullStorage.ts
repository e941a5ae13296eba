import type { Page } from '@playwright/test'

/** Fills the storage to the last character. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2))
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`filler.${size}.${part}`, 'x'.repeat(size))
      } catch {}
  })

export const emptyStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler.')) localStorage.removeItem(key)
  })
