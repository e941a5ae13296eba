import { benchPages } from '#tools/bench/benchPages.ts'
import type { BenchContext, Measurement } from '#tools/bench/measure/measurements.ts'
import { measureVisit, type Visit } from '#tools/bench/measure/measureVisit.ts'
import { median } from '#tools/bench/median.ts'
import { openContext } from '#tools/bench/openList.ts'

/** A visit with stored code. */
const visitAgain = async (bench: BenchContext, { path, content }: (typeof benchPages)[number]): Promise<Visit> => {
  const context = await openContext(bench)
  try {
    await measureVisit(context, bench.origin + path, content)
    return await measureVisit(context, bench.origin + path, content)
  } finally {
    await context.close()
  }
}

/** Compares a list with few and with many rows in the stack, in alternating visits. */
export const compareSizes = async (
  name: 'users' | 'items',
  few: BenchContext,
  many: BenchContext,
  runs: number,
): Promise<Measurement[]> => {
  const page = benchPages.find((candidate) => candidate.name === name)
  if (!page) throw new Error(`The page ${name} is not measured.`)
  const visits: { few: Visit; many: Visit }[] = []
  for (let run = 0; run < runs; run += 1)
    visits.push({ few: await visitAgain(few, page), many: await visitAgain(many, page) })
  return (['painted', 'answers'] as const).flatMap((metric): Measurement[] => {
    const [small, large] = [
      median(visits.map((visit) => visit.few[metric])),
      median(visits.map((visit) => visit.many[metric])),
    ]
    return [
      { name: `${name}, again: ${metric}, 1,000 rows in the stack`, value: small, unit: 'ms' },
      { name: `${name}, again: ${metric}, 100,000 rows in the stack`, value: large, unit: 'ms' },
      { name: `${name}, again: ${metric}, 100,000 / 1,000 rows`, value: large / small, unit: 'x' },
    ]
  })
}
