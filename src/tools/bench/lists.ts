import { parseArgs } from 'node:util'
import { measureFirstInteractions } from '#tools/bench/measure/firstInteractions.ts'
import { warnIfBusy } from '#tools/bench/launchBrowser.ts'
import { measureLoadedList } from '#tools/bench/loadedList.ts'
import { formatMeasurements, type Measurement } from '#tools/bench/measure/measurements.ts'
import { parseRuns, runsOption } from '#tools/bench/options.ts'
import { measureReferees, refereeBench } from '#tools/bench/referees.ts'
import { compareSizes } from '#tools/bench/measure/sizes.ts'
import { describeDevice } from '#tools/bench/measure/slowDevice.ts'
import { withBench } from '#tools/bench/withBench.ts'

const { values: options } = parseArgs({ options: { ...runsOption, only: { type: 'string' } } })
const runs = parseRuns(options.runs)

const sizeOf = (rows: number) => ({ size: { users: rows, items: rows } })

const measureLists = async (): Promise<Measurement[]> => [
  ...(await withBench(sizeOf(1_000), (few) =>
    withBench(sizeOf(100_000), async (many) => [
      ...(await compareSizes('users', few, many, runs)),
      ...(await compareSizes('items', few, many, runs)),
    ]),
  )),
  ...(await withBench(sizeOf(10_000), async (bench) => [
    ...(await measureFirstInteractions(bench, runs)),
    ...(await measureLoadedList(bench, 10)),
    ...(await measureLoadedList(bench, 100)),
  ])),
]

console.log(`${describeDevice(runs)}\nPages load on the slow line. Typing and page turns need no requests.`)
warnIfBusy()
const measurements = [
  ...(options.only === 'referees' ? [] : await measureLists()),
  ...(options.only === 'lists' ? [] : await withBench(refereeBench, (bench) => measureReferees(bench, runs))),
]
console.log(`\n${formatMeasurements(measurements)}`)
