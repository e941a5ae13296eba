import { countRows, type ImportRows } from '#domain/people/import/marketerImport.ts'
import type { ImportStep } from '#machines/marketers/import/marketerImport.selectors.ts'
import { formatCount } from '#ui/format.ts'

const countOf = (count: number, one: string, several: string): string =>
  `${formatCount(count)} ${count === 1 ? one : several}`

export const marketersText = (count: number): string => countOf(count, 'marketer', 'marketers')

/** How many rows were sent, of how many. */
export const progressOf = (rows: ImportRows) => {
  const sentCount = rows.filter(({ wasSent, state }) => wasSent && state !== 'waiting').length
  return { sentCount, totalCount: sentCount + countRows(rows).waitingCount }
}

/** Where the import is, while its rows are not shown. */
export const stateTextOf = (step: ImportStep, rows: ImportRows, isPausing: boolean, isChecking: boolean): string => {
  const { sentCount, totalCount } = progressOf(rows)
  if (step === 'notCompared') return 'Nothing can be added yet.'
  if (step === 'discarding') return 'Discard your corrections? Nothing has been added yet.'
  if (step === 'adding' && isChecking) return 'Checking which marketers were added…'
  if (isPausing) return 'Pausing after this row…'
  const progress = `${formatCount(sentCount)} of ${marketersText(totalCount)} sent`
  return step === 'paused' ? `Paused. ${progress}` : progress
}

/** What the rows are that wait: none was sent, or the rest was not. */
export const waitingTitles = { previewing: 'Can be added', finished: 'Not sent' } as const

/** What becomes of the rows, before and after they are sent. The first figure is what the person wants to know. */
export const figuresOf = (step: keyof typeof waitingTitles, rows: ImportRows) => {
  const { addedCount, alreadyCount, problemCount, waitingCount } = countRows(rows)
  const waiting = { count: waitingCount, label: waitingTitles[step] }
  const others = [
    { count: problemCount, label: problemCount === 1 ? 'Needs a change' : 'Need a change' },
    { count: alreadyCount, label: alreadyCount === 1 ? 'Exists already' : 'Exist already' },
  ]
  const [first, ...rest] =
    step === 'previewing' ? [waiting, ...others] : [{ count: addedCount, label: 'Added' }, waiting, ...others]
  return [first, ...rest.filter(({ count }) => count > 0)]
}
