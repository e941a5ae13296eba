import { stringify } from 'csv-stringify/sync'
import { performers, type TracedPath, type TracedSection } from '#charts/paths/trace/trace.ts'

export type Result = Pick<TracedPath, 'result' | 'day'>

const worstFirst = ['failed', 'blocked', 'open', 'passed'] as const

/** The worst of the last results, and the newest day; undefined without a result. */
export const worstOf = (results: readonly Result[]): Result | undefined => {
  const result = worstFirst.find((each) => results.some((one) => one.result === each))
  return (
    result && {
      result,
      day:
        results
          .map(({ day }) => day)
          .sort()
          .at(-1) ?? '',
    }
  )
}

const columns = [
  'section',
  'title',
  'chart',
  'state',
  'approved paths',
  'approved',
  'browser paths',
  'browser',
  'browser day',
  'hand paths',
  'hand',
  'hand day',
]

/** One row for each state, and one for a section without a state. */
export const toTraceCsv = (sections: readonly TracedSection[]): string =>
  stringify(
    sections.flatMap(({ section, title, states }) =>
      states.length === 0
        ? [[section, title, ...columns.slice(2).map(() => '')]]
        : states.map(({ chart, state, paths }) => {
            const [approved, browser, hand] = performers.map((performer) => {
              const { result = '', day = '' } = worstOf(paths[performer]) ?? {}
              return [paths[performer].map(({ id }) => id).join(' '), result, day]
            }) as [string[], string[], string[]]
            return [section, title, chart, state, ...approved.slice(0, 2), ...browser, ...hand]
          }),
    ),
    { header: true, columns, record_delimiter: 'windows' },
  )
