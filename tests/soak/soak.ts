import { parseArgs } from 'node:util'
import { withBench } from '#tools/bench/withBench.ts'
import { writeDatedTable } from '#tools/datedTable.ts'
import { cycles } from '#tests/soak/cycles.ts'
import { type Counts, leaksOf, limits } from '#tests/soak/growth.ts'
import { measureGrowth } from '#tests/soak/measure.ts'

const { values } = parseArgs({ options: { openings: { type: 'string', default: '20' } } })
const openings = Number(values.openings)
if (!(openings >= 20)) throw new Error('Fewer than 20 openings measure the code that the engine compiles, not a leak')

const toLine = (name: string, { heap, documents, nodes, listeners, actors }: Counts, result: string): string[] => [
  name,
  ...[heap / 1_000, documents, nodes, listeners, actors].map((growth) => growth.toFixed(2)),
  result,
]

await withBench({ limits: { codesPerWindow: 10_000 } }, async ({ browser, origin, storageState }) => {
  const context = await browser.newContext({ storageState, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${origin}/admin`)
  const lines = [
    ['Growth for each opening', 'heap (KB)', 'documents', 'nodes', 'listeners', 'actors', ''],
    toLine('Limit', limits, ''),
  ]
  for (const cycle of cycles) {
    const growth = await measureGrowth(page, cycle, openings)
    const leaks = leaksOf(growth)
    const line = toLine(cycle.name, growth, leaks.length === 0 ? 'flat' : `grows: ${leaks.join(', ')}`)
    console.log(line.join('  '))
    lines.push(line)
    if (leaks.length > 0) process.exitCode = 1
  }
  await writeDatedTable(
    'soak',
    lines,
    `The median of three intervals of ${openings} openings, after ${openings} others.`,
  )
})
