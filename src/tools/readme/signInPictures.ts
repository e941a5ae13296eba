import type { Page } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { admin, ambassador, withBench } from '#tools/bench/withBench.ts'

const folder = 'src/pages/auth/pictures'
const quality = 50
const scale = 1.25

/** What is behind each form, without the logo and the address, which depend on the deployment. `margin`: pixels above. */
const views = [
  {
    name: 'admin',
    account: admin,
    path: '/admin?period=last-30-days',
    viewport: { width: 1440, height: 900 },
    partOf: (page: Page) => page.locator('main'),
    margin: 8,
  },
  {
    name: 'ambassador',
    account: ambassador,
    path: '/amb',
    viewport: { width: 1160, height: 1200 },
    partOf: (page: Page) => page.getByRole('region', { name: 'Your referees' }),
    margin: 0,
  },
] as const

/**
 * Opens a page for a picture. The first visit fetches the font, the second one uses it.
 * @throws Error if the page does not use the font
 */
export const openWithFont = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await page.reload()
  await page.locator('canvas, [data-row], main li').first().waitFor()
  await page.waitForLoadState('networkidle')
  if (!(await page.evaluate(() => document.fonts.check('14px Inter')))) throw new Error(`${url} has no Inter.`)
}

/** Takes the pictures beside the forms of sign-in, light and dark. */
export const takeSignInPictures = async (): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const { name, account, path, viewport, partOf, margin } of views)
    await withBench({ account, drawsImages: true }, async ({ browser, origin, storageState }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ storageState, viewport, colorScheme, reducedMotion: 'reduce' })
        const page = await context.newPage()
        await openWithFont(page, origin + path)
        const box = await partOf(page).boundingBox()
        if (!box) throw new Error(`${path} does not show what the picture of ${name} is about.`)
        const y = box.y - margin
        const session = await context.newCDPSession(page)
        const { data } = await session.send('Page.captureScreenshot', {
          format: 'webp',
          quality,
          clip: { x: box.x, y, width: box.width, height: Math.min(box.height + margin, viewport.height - y), scale },
        })
        await writeFile(join(folder, `${name}-${colorScheme}.webp`), Buffer.from(data, 'base64'))
        await context.close()
      }
    })
}
