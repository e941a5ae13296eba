import type { ComparedPage } from '#tools/bench/comparePages.ts'
import type { Visit } from '#tools/bench/measure/measureVisit.ts'
import { median } from '#tools/bench/median.ts'
import { formatTable } from '#charts/formatTable.ts'

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
