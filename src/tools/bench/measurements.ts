import type { Browser, BrowserContextOptions } from '@playwright/test'
import { formatTable } from '#tools/bench/table.ts'

/** `x` is a ratio. A count has no unit. */
type Unit = 'ms' | 'KB' | 'MB' | 'x' | '%' | ''

/** One line of the table: a measured value and its limit. */
export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: Unit
  readonly limit?: number
}

/** A signed-in browser and its local stack. */
export interface BenchContext {
  readonly browser: Browser
  readonly origin: string
  readonly storageState: NonNullable<BrowserContextOptions['storageState']>
}

const digits: Readonly<Record<Unit, number>> = { ms: 0, KB: 1, MB: 1, x: 2, '%': 2, '': 3 }

const formatValue = (value: number, unit: Unit): string => {
  if (!Number.isFinite(value)) return '–'
  const maximumFractionDigits = digits[unit]
  const minimumFractionDigits = unit === '' ? 0 : maximumFractionDigits
  return `${value.toLocaleString('en', { minimumFractionDigits, maximumFractionDigits })} ${unit}`.trim()
}

/** A table with one line per measurement, and how many limits are met. A value that is not a number misses its limit. */
export const formatMeasurements = (measurements: readonly Measurement[]): string => {
  const isMet = ({ value, limit }: Measurement) => limit === undefined || value <= limit
  const lines = measurements.map((measurement) => {
    const { name, value, unit, limit } = measurement
    const verdict = limit === undefined ? ['', ''] : [formatValue(limit, unit), isMet(measurement) ? 'met' : 'missed']
    return [name, formatValue(value, unit), ...verdict]
  })
  const limited = measurements.filter(({ limit }) => limit !== undefined)
  const table = formatTable([['', 'measured', 'at most', ''], ...lines])
  return `${table}\n${limited.filter(isMet).length} of ${limited.length} limits met`
}
