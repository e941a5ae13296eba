import { formatTable } from '#charts/formatTable.ts'

/** One line of the table. */
export interface Measurement {
  readonly name: string
  readonly value: number
}

/** A table with one line per measurement. */
export const formatMeasurements = (measurements: readonly Measurement[]): string =>
  formatTable(measurements.map(({ name, value }) => [name, Number.isFinite(value) ? `${value.toFixed(0)} ms` : '–']))
