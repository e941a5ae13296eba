import type { Browser, BrowserContextOptions } from '@playwright/test'
import { formatTable } from '#tools/bench/table.ts'

/** `x` is a ratio. */
type Unit = 'ms' | 'KB' | 'x'

/** One line of the table. */
export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: Unit
}

/** A signed-in browser and its local stack. */
export interface BenchContext {
  readonly browser: Browser
  readonly origin: string
  readonly storageState: NonNullable<BrowserContextOptions['storageState']>
}

const digits: Readonly<Record<Unit, number>> = { ms: 0, KB: 1, x: 2 }

const formatValue = (value: number, unit: Unit): string => {
  if (!Number.isFinite(value)) return '–'
  return `${value.toLocaleString('en', { minimumFractionDigits: digits[unit], maximumFractionDigits: digits[unit] })} ${unit}`
}

/** A table with one line per measurement. */
export const formatMeasurements = (measurements: readonly Measurement[]): string =>
  formatTable(measurements.map(({ name, value, unit }) => [name, formatValue(value, unit)]))
