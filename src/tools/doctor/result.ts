import { formatTable } from '#charts/formatTable.ts'
import type { GuideTitle } from '#tools/doctor/deployGuide.ts'

/** `open` means that the check could not be made. */
type State = 'right' | 'wrong' | 'open'

/** What the doctor found out about one thing. */
export interface Result {
  readonly what: string
  readonly state: State
  /** One sentence or a few words, for the person who deploys. */
  readonly detail: string
  /** Where the guide says how to fix it. */
  readonly fix: GuideTitle
}

/** The result of a check that lists problems: right without any. */
export const resultOf = (
  what: string,
  fix: GuideTitle,
  problems: readonly (string | undefined)[],
  rightDetail: string,
): Result => {
  const found = problems.filter((problem) => problem !== undefined)
  if (found.length === 0) return { what, state: 'right', detail: rightDetail, fix }
  return { what, state: 'wrong', detail: listed(found), fix }
}

/** The result of a check that could not be made. */
export const notChecked = (what: string, fix: GuideTitle, detail: string): Result => ({
  what,
  state: 'open',
  detail,
  fix,
})

const shownProblems = 3

const listed = (problems: readonly string[]): string => {
  const more = problems.length - shownProblems
  return [...problems.slice(0, shownProblems), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

/** A table with one row for each result. What is wrong comes with its place in the guide. */
export const formatResults = (results: readonly Result[]): string => {
  const rows = results.flatMap(({ what, state, detail, fix }) => {
    const first = [state, what, detail]
    return state === 'wrong' ? [first, ['', '', `fix it: docs/deploy.md, '${fix}'`]] : [first]
  })
  const countOf = (wanted: Result['state']) => results.filter(({ state }) => state === wanted).length
  const sum = `${countOf('right')} right, ${countOf('wrong')} wrong, ${countOf('open')} not checked`
  return [formatTable(rows, 3), '', sum].join('\n')
}
