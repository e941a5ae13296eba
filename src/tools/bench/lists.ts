import { parseArgs } from 'node:util'
import { parseRuns } from '#tools/bench/benchPages.ts'
import { measureFirstInteractions, measureLoadedList } from '#tools/bench/interactions.ts'
import { describeDevice } from '#tools/bench/measure/slowDevice.ts'
import { formatMeasurements } from '#tools/bench/report.ts'
import { warnIfBusy, withBench } from '#tools/bench/withBench.ts'

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
const runs = parseRuns(options.runs)

console.log(`${describeDevice(runs)}\nTyping and page turns need no requests.`)
warnIfBusy()
const measurements = await withBench({ size: { users: 10_000, items: 10_000 } }, async (bench) => [
  ...(await measureFirstInteractions(bench, runs)),
  ...(await measureLoadedList(bench, 10)),
  ...(await measureLoadedList(bench, 100)),
])
console.log(`\n${formatMeasurements(measurements)}`)
