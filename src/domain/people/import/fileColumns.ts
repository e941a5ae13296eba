import type { CsvRecord } from '#domain/people/import/readCsv.ts'
import { fold } from '#domain/search/search.ts'

/** How the column of a field is found in a file. */
export interface FileField {
  /** @param label in small letters, without accents, digits and signs */
  readonly isLabel: (label: string) => boolean
  /** Labels of columns that have a part each, such as a first name. */
  readonly isPartLabel?: (label: string) => boolean
  /** Whether a text can be one. Such a column needs no label. */
  readonly isLike?: (cell: string) => boolean
  /** Of several such columns, the one with the highest weight is taken. Without it: the one whose texts differ most. */
  readonly weigh?: (alike: readonly string[]) => number
}

interface FileColumns<Name extends string> {
  /** The columns of each field, from 0. First and last name can have a column each. */
  readonly columns: Readonly<Record<Name, readonly number[]>>
  /** The records without the row of labels. */
  readonly rows: readonly CsvRecord[]
}

export const toLabel = (cell: string): string =>
  fold(cell)
    .replace(/[^a-z]+/g, ' ')
    .trim()

export const isEmailLike = (cell: string): boolean => /^\S+@\S+$/.test(cell.trim())

/** A day has as many digits as a phone number. */
const isDayLike = (cell: string): boolean => /^\s*\d{1,4}([-/.])\d{1,2}\1\d{1,4}\s*$/.test(cell)

export const isPhoneLike = (cell: string): boolean =>
  /^[\d\s()+./\-\u2010-\u2015]+$/.test(cell) && cell.replace(/\D/g, '').length >= 7 && !isDayLike(cell)

/** Words, as a name or a label. */
export const isWords = (cell: string): boolean => /\p{L}/u.test(cell) && !cell.includes('@')

/** Any words can be in such a field, so its column says nothing about a row of labels. */
const isFreeText = ({ isLike }: FileField): boolean => isLike?.('label') ?? true

const countDifferent = (cells: readonly string[]): number => new Set(cells).size

/** The column with what the field has in at least half of its texts. */
const findLike = (
  { isLike, weigh = countDifferent }: FileField,
  records: readonly CsvRecord[],
  taken: ReadonlySet<number>,
): readonly number[] => {
  if (!isLike) return []
  const width = Math.max(0, ...records.map(({ cells }) => cells.length))
  const weights = Array.from({ length: width }, (_, at) => {
    const texts = records.map(({ cells }) => cells[at] ?? '').filter((cell) => cell.trim() !== '')
    const alike = texts.filter(isLike)
    return taken.has(at) || alike.length * 2 < texts.length ? 0 : weigh(alike)
  })
  const most = Math.max(0, ...weights)
  return most === 0 ? [] : [weights.indexOf(most)]
}

/** The records from the row of labels, if there are only single cells above it, such as a title. */
const withoutTitle = (records: readonly CsvRecord[], isKnown: (label: string) => boolean): readonly CsvRecord[] => {
  const first = records.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1)
  return records[first]?.cells.some((cell) => isKnown(toLabel(cell))) ? records.slice(first) : records
}

/**
 * Finds the columns of the fields by their labels, then by what is in them. The columns can have any order, with or
 * without a row of labels.
 * @param fields those that are easy to recognise first
 */
export const findColumns = <Name extends string>(
  fields: Readonly<Record<Name, FileField>>,
  file: readonly CsvRecord[],
): FileColumns<Name> => {
  const names = Object.keys(fields) as Name[]
  const byShape = [...names].sort((one, other) => Number(isFreeText(fields[one])) - Number(isFreeText(fields[other])))
  const columnsWith = (labels: readonly string[], rows: readonly CsvRecord[]): Record<Name, readonly number[]> => {
    const taken = new Set<number>()
    const take = (found: readonly number[]): readonly number[] => {
      found.forEach((at) => taken.add(at))
      return found
    }
    const labelled = (isLabel: (label: string) => boolean = () => false): readonly number[] =>
      labels.flatMap((label, at) => (!taken.has(at) && isLabel(label) ? [at] : []))
    const columns = Object.fromEntries(
      names.map((name) => {
        const whole = labelled(fields[name].isLabel).slice(0, 1)
        return [name, take(whole.length > 0 ? whole : labelled(fields[name].isPartLabel))]
      }),
    ) as Record<Name, readonly number[]>
    for (const name of byShape)
      if (columns[name].length === 0) columns[name] = take(findLike(fields[name], rows, taken))
    return columns
  }
  const isKnown = (label: string) =>
    names.some((name) => fields[name].isLabel(label) || fields[name].isPartLabel?.(label))
  const records = withoutTitle(file, isKnown)
  const [first = { line: 1, cells: [] }, ...rest] = records
  const isData = first.cells.some((cell) => isEmailLike(cell) || isPhoneLike(cell))
  const labels = isData ? [] : first.cells.map(toLabel)
  if (labels.some(isKnown)) return { columns: columnsWith(labels, rest), rows: rest }
  const columns = columnsWith([], records)
  // A row with words where the others have an email or a number has labels. Half an email or number is a mistake.
  const shaped = names.filter((name) => !isFreeText(fields[name]) && columns[name].length > 0)
  const isLabelOf = (name: Name) =>
    columns[name].every((at) => isWords(first.cells[at] ?? '') && !fields[name].isLike?.(first.cells[at] ?? ''))
  return isData || shaped.length === 0 || !shaped.every(isLabelOf)
    ? { columns, rows: records }
    : { columns: columnsWith([], rest), rows: rest }
}

/** The text of the columns of a field in a row. */
export const cellOf = (columns: readonly number[], cells: readonly string[]): string =>
  columns.map((at) => cells[at] ?? '').join(' ')
