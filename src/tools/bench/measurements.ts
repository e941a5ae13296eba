import type { Browser, BrowserContextOptions } from '@playwright/test'

/** One line of the table: a measured value and its limit. */
export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly limit?: number
}

/** A signed-in browser and its local stack. */
export interface BenchContext {
  readonly browser: Browser
  readonly origin: string
  readonly storageState: NonNullable<BrowserContextOptions['storageState']>
}

/** A table with one line per measurement. */
export const formatMeasurements = (measurements: readonly Measurement[]): string => {
  const nameWidth = Math.max(...measurements.map(({ name }) => name.length))
  return measurements.map((measurement) => formatMeasurement(measurement, nameWidth)).join('\n')
}

const formatMeasurement = ({ name, value, unit, limit }: Measurement, nameWidth: number): string => {
  const verdict = limit === undefined ? '' : `  limit ${limit}: ${value <= limit ? 'met' : 'missed'}`
  return `${name.padEnd(nameWidth)}  ${value.toFixed(unit === 'ms' ? 0 : 1).padStart(7)} ${unit}${verdict}`
}
