import type { CDPSession, Page } from '@playwright/test'
import { parseArgs } from 'node:util'
import { navigationEntries, titleOf } from '#domain/routes/routes.ts'
import { formatTable } from '#charts/formatTable.ts'
import { admin, signIn, withBench } from '#tools/bench/withBench.ts'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '500' },
    dialogs: { type: 'string', default: '200' },
    'sign-ins': { type: 'string', default: '50' },
  },
})

/** What must not grow while a person works. */
interface Counts {
  /** Bytes, after garbage collection. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
  /** Running charts and calls. */
  readonly actors: number
}

/** Empties the record of the taken transitions, which only builds for the local stack have. Counts the running actors. */
const countActors = (page: Page): Promise<number> =>
  page.evaluate(() => {
    interface Actor {
      getSnapshot: () => { children?: Record<string, Actor> }
    }
    const { actors, taken } = window as unknown as { actors: Record<string, Actor>; taken: unknown[] }
    taken.length = 0
    const pending = actors['app'] ? [actors['app']] : []
    let count = 0
    for (let actor = pending.pop(); actor; actor = pending.pop()) {
      count += 1
      pending.push(...Object.values(actor.getSnapshot().children ?? {}))
    }
    return count
  })

const readCounts = async (page: Page, session: CDPSession): Promise<Counts> => {
  const actors = await countActors(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes, listeners: jsEventListeners, actors }
}

/** The growth that is not a leak: caches that fill, and lists whose rows differ. */
const tolerances: Counts = { heap: 3_000_000, nodes: 1_500, listeners: 150, actors: 3 }

const names = Object.keys(tolerances) as (keyof Counts)[]

/** The names of the counts that grew by more than their tolerance. */
const grownCounts = (before: Counts, after: Counts): (keyof Counts)[] =>
  names.filter((name) => after[name] - before[name] > tolerances[name])

/** Enough time for animations and for calls that the page does not wait for. */
const idleMs = 3_000

const openPage = async (page: Page, index: number): Promise<void> => {
  const { route } = navigationEntries[index % navigationEntries.length] ?? { route: 'dashboard' }
  await page.getByRole('link', { name: titleOf(route), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: titleOf(route) }).waitFor()
}

const usersIndex = navigationEntries.findIndex(({ route }) => route === 'users')

const openDialog = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const signInAgain = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await signIn(page, admin.email)
}

const cycles = [
  { name: 'page openings', count: Number(values.pages), run: openPage, end: (page: Page) => openPage(page, 0) },
  { name: 'dialogs', count: Number(values.dialogs), run: openDialog, end: async () => undefined },
  { name: 'sign-ins', count: Number(values['sign-ins']), run: signInAgain, end: async () => undefined },
]

const toLine = (name: string, { heap, nodes, listeners, actors }: Counts): string[] => [
  name,
  (heap / 1_000_000).toFixed(1),
  ...[nodes, listeners, actors].map(String),
]

await withBench({ limits: { codesPerWindow: 10_000 } }, async ({ browser, origin, storageState }) => {
  const context = await browser.newContext({ storageState, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(`${origin}/admin`)
  const lines = [['', 'heap (MB)', 'DOM nodes', 'listeners', 'actors']]
  for (const { name, count, run, end } of cycles) {
    if (name === 'dialogs') await openPage(page, usersIndex)
    const repeat = async (times: number): Promise<Counts> => {
      for (let index = 0; index < times; index += 1) await run(page, index)
      await end(page)
      await page.waitForTimeout(idleMs)
      return readCounts(page, session)
    }
    // The first half fills the caches of the console and of the browser.
    const half = Math.ceil(count / 2)
    const [before, after] = [await repeat(half), await repeat(count - half)]
    const grown = grownCounts(before, after)
    lines.push(toLine(`after ${half} ${name}`, before))
    lines.push([...toLine(`after ${count} ${name}`, after), grown.length === 0 ? 'flat' : `grown: ${grown.join(', ')}`])
    if (grown.length > 0) process.exitCode = 1
  }
  console.log(formatTable(lines))
})
