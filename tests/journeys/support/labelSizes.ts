import type { Page } from '@playwright/test'
import { expect } from '#tests/journeys/support/fixtures.ts'

/** What a person sees of the picture of one chart when its page opens. */
export interface OpenedPicture {
  readonly chart: string
  /** The smallest text of the picture, in CSS pixels. */
  readonly smallestLabel: number
  /** The name of the initial state is in the visible part. */
  readonly showsInitialState: boolean
}

/** The charts of the atlas, by the links of the list. */
export const chartsOfAtlas = async (page: Page): Promise<string[]> => {
  await page.goto('/atlas/')
  return page.locator('h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
}

/** Opens the page of a chart and measures its picture. */
export const openPicture = async (page: Page, chart: string): Promise<OpenedPicture> => {
  await page.goto(`/atlas/#${chart}`)
  await expect(page.locator(`a[href="charts/${chart}.svg"]`)).toBeAttached()
  const picture = page.getByRole('group', { name: /^Picture of/ })
  await expect(picture).toBeVisible()
  const measured = await picture.evaluate((svg: SVGSVGElement) => {
    const scale = svg.getScreenCTM()?.a ?? 0
    const sizes = [...svg.querySelectorAll('text')].map((text) => Number(text.getAttribute('font-size')) * scale)
    const frame = (svg.parentElement as Element).getBoundingClientRect()
    const initial = svg.querySelector('.initial:not([data-state*="."])') ?? svg.querySelector('.initial')
    const name = initial?.querySelector('text.name')?.getBoundingClientRect()
    const isInside = ({ left, right, top, bottom }: DOMRect) =>
      left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
    return {
      smallestLabel: Math.round(Math.min(...sizes) * 10) / 10,
      showsInitialState: name === undefined || isInside(name),
    }
  })
  return { chart, ...measured }
}
