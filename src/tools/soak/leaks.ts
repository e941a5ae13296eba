import type { CDPSession, Page } from '@playwright/test'

/** What must not grow while a person works. */
export interface Counts {
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

export const readCounts = async (page: Page, session: CDPSession): Promise<Counts> => {
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
export const grownCounts = (before: Counts, after: Counts): (keyof Counts)[] =>
  names.filter((name) => after[name] - before[name] > tolerances[name])
