import type { Page } from '@playwright/test'
import { expect, openAmbassadorArea, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { expectAnswered } from '#tests/journeys/support/timing.ts'

/** What stands on the page in the text face, with a size, weight or corner that the look does not have. */
const findOdd = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sizes = ['12px', '13px', '14px', '16px', '20px', '28px']
    const weights = ['400', '500', '600']
    const corners = ['0px', '2px', '6px', '10px', '50%', '999px']
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { fontFamily, fontSize, fontWeight, borderTopLeftRadius } = getComputedStyle(element)
      const isText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
      const odd = [
        ...(isText && fontFamily.startsWith('Inter') && !sizes.includes(fontSize) ? [fontSize] : []),
        ...(isText && !weights.includes(fontWeight) ? [fontWeight] : []),
        ...(corners.includes(borderTopLeftRadius) ? [] : [borderTopLeftRadius]),
      ]
      return odd.map((value) => `${value} at ${element.tagName} ${String(element.getAttribute('class'))}`)
    })
  })

const adminPages = ['/admin', '/admin/users', '/admin/all-items', '/admin/marketers', '/admin/settings']

const expectEven = async (page: Page): Promise<void> => {
  await expect(page.locator('#main')).toBeVisible()
  await expectAnswered(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await findOdd(page)).toEqual([])
}

for (const [width, details] of [
  [1440, {}],
  [390, { tag: '@whole' }],
] as const)
  test.describe(`at ${width} px`, details, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of [...adminPages, '/admin/feedbacks'])
      test(`${path} / has the sizes, weights and corners of the look`, async ({ page, stack }) => {
        await storeSession(page, stack)
        await page.goto(path)
        await expectEven(page)
      })

    test('the page of a marketer / has the sizes, weights and corners of the look', async ({ page, stack }) => {
      await openAmbassadorArea(page, stack)
      await expectEven(page)
    })
  })
