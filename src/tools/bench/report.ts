import type { ComparedPage } from '#tools/bench/comparePages.ts'
import type { Visit } from '#tools/bench/measure/measureVisit.ts'
import { formatTable } from '#charts/formatTable.ts'

/** The middle of the numbers, or the mean of the two in the middle. NaN without numbers. */
export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

const english = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const whole = (value: number): string => (Number.isFinite(value) ? english.format(value) : '–')

/** The median of each figure. */
const medianVisit = (visits: readonly Visit[]): Visit => {
  const figures = Object.keys(visits[0] ?? {}) as (keyof Visit)[]
  return Object.fromEntries(figures.map((name) => [name, median(visits.map((visit) => visit[name]))])) as never
}

const rowsOf = ({ page, subjects }: ComparedPage): string[][] => {
  const bare = subjects.find(({ name }) => name === 'bare')
  return subjects.flatMap((subject) =>
    (['first', 'again'] as const).map((visit) => {
      const own = medianVisit(subject[visit])
      const reference = bare && subject !== bare ? medianVisit(bare[visit]) : undefined
      const compare = (figure: 'painted' | 'answers') => [
        whole(own[figure]),
        reference ? (own[figure] / reference[figure]).toFixed(2) : '',
      ]
      const costs = [(own.script / 1_000).toFixed(1), whole(own.requests), whole(own.blocking), own.cls.toFixed(3)]
      return [page, subject.name, visit, ...compare('painted'), ...compare('answers'), whole(own.lcp), ...costs]
    }),
  )
}

/** A table of medians with a row for each visit. The ratios are to the bare page. */
export const reportPages = (results: readonly ComparedPage[]): string => {
  const head = ['page', 'site', 'visit', 'painted', 'ratio', 'answers', 'ratio']
  return formatTable([[...head, 'LCP', 'script', 'requests', 'blocking', 'CLS'], ...results.flatMap(rowsOf)], 3)
}

/** One line of the table. */
export interface Measurement {
  readonly name: string
  readonly value: number
}

/** A table with one line per measurement. */
export const formatMeasurements = (measurements: readonly Measurement[]): string =>
  formatTable(measurements.map(({ name, value }) => [name, Number.isFinite(value) ? `${value.toFixed(0)} ms` : '–']))
