import { countRows, type ImportRows } from '#domain/people/import/marketerImport.ts'
import type { ImportStep } from '#machines/marketers/import/marketerImport.selectors.ts'
import { formatCount } from '#ui/format.ts'

const countOf = (count: number, one: string, several: string): string =>
  `${formatCount(count)} ${count === 1 ? one : several}`

export const marketersText = (count: number): string => countOf(count, 'marketer', 'marketers')

const joinTexts = (texts: readonly (string | false)[]): string => `${texts.filter(Boolean).join(', ')}.`

/** How many rows were sent, of how many. */
export const progressOf = (rows: ImportRows) => {
  const sentCount = rows.filter(({ wasSent, state }) => wasSent && state !== 'waiting').length
  return { sentCount, totalCount: sentCount + countRows(rows).waitingCount }
}

/** Where the import is, in one line. */
export const summaryOf = (step: ImportStep, rows: ImportRows, isPausing: boolean, isChecking: boolean): string => {
  const { addedCount, alreadyCount, problemCount, waitingCount } = countRows(rows)
  const { sentCount, totalCount } = progressOf(rows)
  if (step === 'notCompared') return 'Nothing can be added yet.'
  if (step === 'adding' && isChecking) return 'Checking which marketers were added…'
  if (isPausing) return 'Pausing after this row…'
  if (step === 'adding') return `${formatCount(sentCount)} of ${marketersText(totalCount)} sent`
  if (step === 'paused') return `Paused. ${formatCount(sentCount)} of ${marketersText(totalCount)} sent`
  const others = [
    problemCount > 0 && countOf(problemCount, 'row has a problem', 'rows have a problem'),
    alreadyCount > 0 && countOf(alreadyCount, 'is a marketer already', 'are marketers already'),
  ]
  if (step === 'previewing') return joinTexts([`${marketersText(waitingCount)} can be added`, ...others])
  return joinTexts([
    `${marketersText(addedCount)} added`,
    ...others,
    waitingCount > 0 && `${formatCount(waitingCount)} not sent`,
  ])
}
