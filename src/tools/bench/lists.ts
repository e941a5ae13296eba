import { parseArgs } from 'node:util'
import { items, parseRuns, users } from '#tools/bench/benchPages.ts'
import { type ComparedPage, comparePage } from '#tools/bench/comparePages.ts'
import { measureFirstInteractions, measureLoadedList } from '#tools/bench/interactions.ts'
import { describeDevice } from '#tools/bench/measure/slowDevice.ts'
import { measureReferees, refereeBench } from '#tools/bench/referees.ts'
import { formatMeasurements, type Measurement, reportPages } from '#tools/bench/report.ts'
import { warnIfBusy, withBench } from '#tools/bench/withBench.ts'

// With 3 runs it ends within ten minutes.
const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } } })
const runs = parseRuns(options.runs)

const sizeOf = (rows: number) => ({ size: { users: rows, items: rows } })

/** Compares lists with few and with many rows in the stack. */
const compareSizes = (): Promise<ComparedPage[]> =>
  withBench(sizeOf(1_000), (few) =>
    withBench(sizeOf(100_000), async (many) => {
      const sites = { '1,000 rows': few, '100,000 rows': many }
      return [await comparePage(users, sites, runs), await comparePage(items, sites, runs)]
    }),
  )

const measureInteractions = (): Promise<Measurement[]> =>
  withBench(sizeOf(10_000), async (bench) => [
    ...(await measureFirstInteractions(bench, runs)),
    ...(await measureLoadedList(bench, 10)),
    ...(await measureLoadedList(bench, 100)),
  ])

console.log(`${describeDevice(runs)}\nPages load on the slow line. Typing and page turns need no requests.`)
warnIfBusy()
if (options.only !== 'referees') {
  console.log(`\n${reportPages(await compareSizes())}`)
  console.log(`\n${formatMeasurements(await measureInteractions())}`)
}
if (options.only !== 'lists')
  console.log(`\n${formatMeasurements(await withBench(refereeBench, (bench) => measureReferees(bench, runs)))}`)
