import type { CDPSession, Page } from '@playwright/test'
import { type Counts, growthPerOpening } from '#tests/soak/growth.ts'

/** Something that a person opens again and again. It ends where it began. */
export interface Cycle {
  readonly name: string
  readonly open: (page: Page) => Promise<unknown>
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
  const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize, documents, nodes, listeners: jsEventListeners, actors }
}

/** Enough time for animations and for calls that the page does not wait for. */
const idleMs = 2_000

const intervals = 3

/** Repeats a cycle until the caches are full, then measures it before and after each interval of `openings`. */
export const measureGrowth = async (page: Page, { open }: Cycle, openings: number): Promise<Counts> => {
  const session = await page.context().newCDPSession(page)
  const repeat = async (times: number): Promise<Counts> => {
    for (let index = 0; index < times; index += 1) await open(page)
    await page.waitForTimeout(idleMs)
    return readCounts(page, session)
  }
  const counts = [await repeat(openings)]
  for (let index = 0; index < intervals; index += 1) counts.push(await repeat(openings))
  await session.detach()
  return growthPerOpening(counts, openings)
}
