import { guideLine } from '#tools/doctor/deployGuide.ts'
import type { Result } from '#tools/doctor/result.ts'
import { formatTable } from '#charts/formatTable.ts'

/** A table with one row for each result. What is wrong comes with its line of the guide. @param guide `docs/deploy.md` */
export const formatResults = (results: readonly Result[], guide: string): string => {
  const rows = results.flatMap(({ what, state, detail, fix }) => {
    const first = [state, what, detail]
    return state === 'wrong' ? [first, ['', '', `fix it: ${guideLine(guide, fix)}`]] : [first]
  })
  const countOf = (wanted: Result['state']) => results.filter(({ state }) => state === wanted).length
  const sum = `${countOf('right')} right, ${countOf('wrong')} wrong, ${countOf('open')} not checked`
  return [formatTable(rows, 3), '', sum].join('\n')
}
