import { operators } from '#charts/paths/check/mutants.ts'
import type { TestedMutant } from '#charts/paths/check/mutation.ts'
import { formatColumns } from '#charts/paths/check/resultsTable.ts'

/** A text table: for each kind of change the number of mutants and how many of them are noticed, and a total. */
export const formatMutationTable = (mutants: readonly TestedMutant[]): string => {
  const line = (name: string, all: readonly TestedMutant[]): string[] => {
    const noticed = all.filter(({ reason }) => reason !== null).length
    return [name, String(all.length), String(noticed), all.length === 0 ? '' : `${toPercent(noticed / all.length)} %`]
  }
  return formatColumns([
    ['change', 'mutants', 'noticed', ''],
    ...operators.map((operator) =>
      line(
        operator,
        mutants.filter((mutant) => mutant.operator === operator),
      ),
    ),
    line('all', mutants),
  ])
}

const toPercent = (share: number): string => (share * 100).toFixed(1)
