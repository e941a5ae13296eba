import type { Page } from '@playwright/test'
import { expect, openAmbassadorArea, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { expectAnswered } from '#tests/journeys/support/timing.ts'

/** What has a size in the text face, a weight, a corner or a distance between its parts that the look does not have. */
const findOdd = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sizes = ['12px', '13px', '14px', '16px', '20px', '28px']
    const weights = ['400', '500', '600']
    const corners = ['0px', '2px', '6px', '10px', '50%', '999px']
    const gaps = ['normal', '0px', '1px', '2px', '4px', '8px', '16px', '24px']
    // The browser has styles of its own inside a select.
    return [...document.body.querySelectorAll(':not(select, option)')].flatMap((element) => {
      const { fontFamily, fontSize, fontWeight, borderTopLeftRadius, rowGap, columnGap } = getComputedStyle(element)
      const isText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
      const odd = [
        ...(isText && fontFamily.startsWith('Inter') && !sizes.includes(fontSize) ? [fontSize] : []),
        ...(isText && !weights.includes(fontWeight) ? [fontWeight] : []),
        ...(corners.includes(borderTopLeftRadius) ? [] : [borderTopLeftRadius]),
        ...[rowGap, columnGap].filter((gap) => !gaps.includes(gap)).map((gap) => `gap ${gap}`),
      ]
      return odd.map((value) => `${value} at ${element.tagName} ${String(element.getAttribute('class'))}`)
    })
  })

const adminPages = [
  '/admin',
  '/admin/users',
  '/admin/all-items',
  '/admin/marketers',
  '/admin/settings',
  '/admin/feedbacks',
]

const expectEven = async (page: Page): Promise<void> => {
  await expect(page.locator('#main')).toBeVisible()
  await expectAnswered(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await findOdd(page), page.url()).toEqual([])
}

/** The pages and the buttons that open something over them. */
const overlays = [
  ['/admin/users', 'Filters'],
  ['/admin/users', 'Export'],
  ['/admin/users', 'Search pages, actions, records'],
  ['/admin/users', /^Actions for /],
  ['/admin/marketers', 'New Marketer'],
] as const

for (const [width, details] of [
  [1440, {}],
  [390, { tag: '@whole' }],
] as const)
  test.describe(`at ${width} px`, details, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the admin area and what opens over its lists / have the sizes, weights, corners and gaps of the look', async ({
      page,
      stack,
    }) => {
      await storeSession(page, stack)
      for (const path of adminPages) {
        await page.goto(path)
        await expectEven(page)
      }
      for (const [path, button] of overlays) {
        await page.goto(path)
        await page.getByRole('button', { name: button }).first().click()
        await expect(page.locator('[role=dialog], [role=menu], :popover-open').first()).toBeVisible()
        await expectEven(page)
      }
      await page.goto('/admin/users')
      await page.locator('[data-row-link]').first().click()
      await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
      await expectEven(page)
    })

    test('the sign-in pages and the page of a marketer / have them too', async ({ page, stack }) => {
      for (const path of ['/sign-in', '/amb/sign-in']) {
        await page.goto(path)
        await expectEven(page)
      }
      await openAmbassadorArea(page, stack)
      await expectEven(page)
    })
  })
