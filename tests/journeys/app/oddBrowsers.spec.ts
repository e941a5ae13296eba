import { expect, openAmbassadorArea, signIn, test } from '#tests/journeys/support/fixtures.ts'

test('another script has the default policy for markup / the plots are drawn', async ({
  page,
  stack,
  consoleProblems,
}) => {
  await page.addInitScript(() => {
    const { trustedTypes } = window as never as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void }
    }
    trustedTypes.createPolicy('default', { createHTML: (markup: string) => markup })
  })
  await signIn(page, stack)
  await expect(page.getByRole('region', { name: 'User Overview', exact: true }).locator('canvas')).toBeVisible()
  // The browser reports the second policy.
  expect(consoleProblems.splice(0)).toEqual([
    expect.stringContaining('a TrustedTypePolicy with that name already exists'),
  ])
})

test(
  'a screen with more pixels for a point / the plots are drawn again, and sharp',
  { tag: '@whole' },
  async ({ page, stack }) => {
    await signIn(page, stack)
    const canvas = page.getByRole('region', { name: 'User Overview', exact: true }).locator('canvas')
    const pixelsOfPoint = () => canvas.evaluate((plot: HTMLCanvasElement) => plot.width / plot.clientWidth)
    await expect(canvas).toBeVisible()
    expect(await pixelsOfPoint()).toBe(1)
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setDeviceMetricsOverride', {
      width: 1280,
      height: 720,
      deviceScaleFactor: 2,
      mobile: false,
    })
    await expect.poll(pixelsOfPoint).toBe(2)
  },
)

test(
  'a browser that changes pictures / says so in place of a striped story',
  { tag: '@whole' },
  async ({ page, stack }) => {
    await page.addInitScript(() => {
      CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(new Uint8ClampedArray(64).fill(7), 4, 4)
    })
    await openAmbassadorArea(page, stack)
    await page.getByRole('button', { name: 'QR code and poster' }).click()
    await expect(page.getByRole('dialog')).toContainText('The poster could not be drawn')
  },
)
