import type { CsvRecord } from '#domain/people/import/readCsv.ts'
import { fold } from '#domain/search.ts'

/** How the column of a field is found in a file. */
export interface OwnField {
  /** The labels that people give it, besides the name of the field and its label in the console. */
  readonly label: RegExp
  /** Labels of columns that have a part each, such as a first name. */
  readonly partLabel?: RegExp
  /** Whether a text can be one. Such a column needs no label. */
  readonly isLike?: (cell: string) => boolean
}

interface OwnRow<Name extends string> {
  /** The line of the file in which it begins. */
  readonly line: number
  /** The text of a field; empty without one. */
  readonly text: (field: Name) => string
}

const toLabel = (cell: string): string =>
  fold(cell)
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** A first row with such a text has no labels. */
const isValue = (cell: string): boolean => /^\S+@\S+$/.test(cell) || /^[^\p{L}]*\d[^\p{L}]*$/u.test(cell)

/** The rows of a file by field. Columns are found by their labels, then by what is in at least half of their cells. */
export const readRows = <Name extends string>(
  fields: Readonly<Record<Name, OwnField>>,
  labelOf: (name: Name) => string,
  records: readonly CsvRecord[],
): readonly OwnRow<Name>[] => {
  const hasLabels = records[0] !== undefined && !records[0].cells.some(isValue)
  const labels = hasLabels ? (records[0]?.cells.map(toLabel) ?? []) : []
  const rows = hasLabels ? records.slice(1) : records
  const taken = new Set<number>()
  const columnsWith = (isMatch: (label: string) => boolean): number[] =>
    labels.flatMap((label, at) => (!taken.has(at) && isMatch(label) ? [at] : []))
  const findLike = (isLike: (cell: string) => boolean): number[] => {
    const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
    const weights = Array.from({ length: width }, (_, at) => {
      const texts = rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
      const alike = texts.filter(isLike)
      return taken.has(at) || alike.length * 2 < texts.length ? 0 : new Set(alike).size
    })
    const most = Math.max(0, ...weights)
    return most === 0 ? [] : [weights.indexOf(most)]
  }
  const entries = Object.entries(fields) as [Name, OwnField][]
  const columns = new Map<Name, readonly number[]>()
  const take = (name: Name, found: readonly number[]): void => {
    found.forEach((at) => taken.add(at))
    columns.set(name, found)
  }
  for (const [name, { label, partLabel }] of entries) {
    const names = [name.toLowerCase(), toLabel(labelOf(name))]
    const [whole] = columnsWith((text) => names.includes(text) || label.test(text))
    take(name, whole !== undefined ? [whole] : columnsWith((text) => partLabel?.test(text) ?? false))
  }
  for (const [name, { isLike }] of entries) if (isLike && columns.get(name)?.length === 0) take(name, findLike(isLike))
  return rows.map(({ line, cells }) => ({
    line,
    text: (field) =>
      (columns.get(field) ?? [])
        .map((at) => cells[at] ?? '')
        .join(' ')
        .trim(),
  }))
}
