import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { describeModules, type ModuleList } from '#tools/bench/moduleList.ts'
import { chosenMoment, usualMoment } from '#tools/testClock/moments.ts'
import { budgets, type Measure } from '#tests/journeys/app/budget/budgets.ts'
import { expect, storeMarketerSession, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { expectAnswered } from '#tests/journeys/support/timing.ts'

interface LoadedFile {
  readonly path: string
  /** The document asks for it, so the page waits for it. */
  readonly isAwaited: boolean
  /** As transferred. */
  readonly bytes: number
}

/** What the page has loaded. Pictures depend on the rows, so they are left out. */
const readFiles = (requests: readonly Request[], html: string): Promise<readonly LoadedFile[]> =>
  Promise.all(
    requests
      .map((request) => ({ request, path: new URL(request.url()).pathname }))
      .filter(({ path }) => !path.startsWith('/images/'))
      .map(async ({ request, path }) => ({
        path,
        isAwaited: path.endsWith('.js') && html.includes(path),
        bytes: (await request.sizes()).responseBodySize,
      })),
  )

const sumOf = (files: readonly LoadedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * The compressed bytes of a document, with the same text in place of each hash. The hashes of a build are random text, so
 * that each build has some dozens of bytes more or fewer.
 */
const documentBytes = (html: string): number => {
  const text = html
    .replaceAll(/-[\w-]{8}(?=\.(?:js|css|woff2))/g, '-00000000')
    .replace(/(?<=name="release" content=")[^"]*/, '')
  return brotliCompressSync(text).length
}

/** The files by size, for the person who looks for what came in. */
const listOf = (files: readonly LoadedFile[]): string =>
  [...files]
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ path, bytes, isAwaited }) => `${bytes} ${path}${isAwaited ? ', before the answer' : ''}`)
    .join('\n')

/** Lets time pass for the page in steps of some milliseconds, and waits for what it requests meanwhile. */
const pass = async (page: Page, milliseconds: number, step: number): Promise<void> => {
  for (let time = 0; time < milliseconds; time += step) {
    await page.clock.runFor(step)
    await expectAnswered(page)
    await page.waitForLoadState('networkidle')
  }
}

/**
 * Waits until the page has loaded what it loads for a person who does nothing for a moment. Its clock hardly moves while
 * a slow machine works, so it does not reach the delays after which the page loads more: the shortest is two seconds.
 */
const settle = async (page: Page, shows: string): Promise<void> => {
  await pass(page, 1_500, 100)
  await expect(async () => {
    await page.clock.runFor(5)
    await expect(page.locator(shows).first()).toBeVisible({ timeout: 100 })
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 100 })
  }).toPass({ timeout: 60_000 })
}

/** The modules in the scripts before the answer, with what imports them. */
const modulesOf = (files: readonly LoadedFile[]): string => {
  const list = JSON.parse(readFileSync('dist/stack-modules.json', 'utf8')) as ModuleList
  return describeModules(files.flatMap(({ path, isAwaited }) => (isAwaited ? (list[path] ?? []) : [])))
}

/** The charts that run: each has a snapshot with states. */
const countCharts = (): number => {
  interface Actor {
    readonly getSnapshot: () => { readonly status: string; readonly value?: unknown; readonly machine?: object }
  }
  const { actors = {} } = window as unknown as { actors?: Readonly<Record<string, Actor>> }
  return Object.values(actors).filter((actor) => {
    const { status, machine } = actor.getSnapshot()
    return machine !== undefined && status === 'active'
  }).length
}

// The week of another moment can have more days, so more data and elements.
test.skip(chosenMoment() !== usualMoment, 'a budget is for one moment')

for (const { path, shows, account, limits } of budgets)
  test(`${path} / stays within its budget`, async ({ page, stack }) => {
    if (account === 'admin') await storeSession(page, stack)
    if (account === 'marketer') await storeMarketerSession(page, stack)
    const requests: Request[] = []
    page.on('requestfinished', (request) => requests.push(request))
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1_000)
    const response = await page.goto(path)
    const html = (await response?.text()) ?? ''
    await settle(page, shows)
    const files = await readFiles(requests, html)
    const measured: Record<Measure, number> = {
      document: documentBytes(html),
      script: sumOf(files.filter(({ isAwaited }) => isAwaited)),
      data: sumOf(files.filter(({ path: name }) => name === '/graphql')),
      requests: files.length,
      requestsUntilIdle: 0,
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
      charts: await page.evaluate(countCharts),
      stored: await page.evaluate(
        () =>
          Object.entries({ ...localStorage, ...sessionStorage })
            .flat()
            .join('').length,
      ),
    }
    await pass(page, 13_500, 500)
    measured.requestsUntilIdle = (await readFiles(requests, html)).length
    const exceeded = (Object.entries(limits) as [Measure, number][]).flatMap(([measure, limit]) =>
      measured[measure] > limit ? [`${measure}: ${measured[measure]} of ${limit}`] : [],
    )
    const help = 'Modules that came in, and what they cost: npm run bench:pages -- --since COMMIT'
    expect(exceeded, [listOf(files), modulesOf(files), help].join('\n\n')).toEqual([])
  })
