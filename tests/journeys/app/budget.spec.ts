import type { Page } from '@playwright/test'
import { budgets, type Measure } from '#tests/journeys/app/budgets.ts'
import { expect, storeMarketerSession, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { expectAnswered } from '#tests/journeys/support/timing.ts'

interface LoadedFile {
  readonly path: string
  readonly isDocument: boolean
  /** The document asks for it, so the page waits for it. */
  readonly isAwaited: boolean
  /** As transferred. */
  readonly bytes: number
}

/** What the page has loaded. Pictures depend on the rows, so they are left out. */
const readFiles = async (page: Page, html: string): Promise<readonly LoadedFile[]> => {
  const files = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      path: new URL(entry.name).pathname,
      isDocument: entry.entryType === 'navigation',
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  )
  return files
    .filter(({ path }) => !path.startsWith('/images/'))
    .map((file) => ({ ...file, isAwaited: file.path.endsWith('.js') && html.includes(file.path) }))
}

const sumOf = (files: readonly LoadedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** The files by size, for the person who looks for what came in. */
const listOf = (files: readonly LoadedFile[]): string =>
  [...files]
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ path, bytes, isAwaited }) => `${bytes} ${path}${isAwaited ? ', before the answer' : ''}`)
    .join('\n')

for (const { path, shows, account, limits } of budgets)
  test(`${path} / stays within its budget`, async ({ page, stack }) => {
    if (account === 'admin') await storeSession(page, stack)
    if (account === 'marketer') await storeMarketerSession(page, stack)
    const response = await page.goto(path)
    const html = (await response?.text()) ?? ''
    await expect(page.locator(shows).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAnswered(page)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const files = await readFiles(page, html)
    const measured: Readonly<Record<Measure, number>> = {
      document: sumOf(files.filter(({ isDocument }) => isDocument)),
      script: sumOf(files.filter(({ isAwaited }) => isAwaited)),
      data: sumOf(files.filter(({ path: name }) => name === '/graphql')),
      requests: files.length,
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
      stored: await page.evaluate(
        () =>
          Object.entries({ ...localStorage, ...sessionStorage })
            .flat()
            .join('').length,
      ),
    }
    const exceeded = (Object.entries(limits) as [Measure, number][]).flatMap(([measure, limit]) =>
      measured[measure] > limit ? [`${measure}: ${measured[measure]} of ${limit}`] : [],
    )
    expect(exceeded, listOf(files)).toEqual([])
  })
