import type { CDPSession } from '@playwright/test'
import { warnIfBusy } from '#tools/bench/launchBrowser.ts'
import { type BenchContext, formatMeasurements, type Measurement } from '#tools/bench/measurements.ts'
import { median } from '#tools/bench/median.ts'
import { openRecordingPage, turnPages } from '#tools/bench/openList.ts'
import { readPaints } from '#tools/bench/paints.ts'
import { slowDownProcessor } from '#tools/bench/slowDevice.ts'
import { withBench } from '#tools/bench/withBench.ts'

const turns = 200

type Profile = Awaited<ReturnType<typeof stopProfile>>

const stopProfile = async (session: CDPSession) => (await session.send('Profiler.stop')).profile

/** The time in a function and in all that it called, in milliseconds. */
const timeIn = (functionName: string, { nodes, samples = [], timeDeltas = [] }: Profile): number => {
  const children = new Map(nodes.map(({ id, children: ids = [] }) => [id, ids]))
  const withDescendants = (id: number): number[] => [id, ...(children.get(id) ?? []).flatMap(withDescendants)]
  const inside = new Set(
    nodes.filter(({ callFrame }) => callFrame.functionName === functionName).flatMap(({ id }) => withDescendants(id)),
  )
  if (inside.size === 0) throw new Error(`The profile has no function ${functionName}.`)
  return samples.reduce((sum, id, index) => (inside.has(id) ? sum + (timeDeltas[index] ?? 0) : sum), 0) / 1_000
}

const measure = async (bench: BenchContext): Promise<Measurement[]> => {
  const page = await openRecordingPage(bench)
  await page.goto(`${bench.origin}/admin/users?q=zzzzz`)
  await page.getByText(/in all [\d,]+ users/).waitFor({ timeout: 120_000 })
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await page.getByRole('table').waitFor()
  const session = await slowDownProcessor(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 100 })
  await turnPages(page, 40, 0)
  await readPaints(page)
  await session.send('Profiler.start')
  const turn = median(await turnPages(page, turns, 0))
  const recorded = timeIn('inspect', await stopProfile(session)) / turns
  await page.context().close()
  return [
    { name: 'page turn to painted rows, median', value: turn, unit: 'ms' },
    { name: 'recorder, for each page turn', value: recorded, unit: 'ms' },
    { name: 'recorder / page turn', value: (recorded / turn) * 100, unit: '%', limit: 1 },
  ]
}

warnIfBusy()
console.log(`${turns} page turns. CPU slowed 4 times, and observed every 0.1 ms.`)
console.log(`\n${formatMeasurements(await withBench({ size: { users: 1_000, items: 1_000 } }, measure))}`)
