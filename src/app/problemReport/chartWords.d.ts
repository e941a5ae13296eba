declare module 'virtual:chart-words' {
  import type { AllChartWords } from '#domain/problemReport/describeEvents.ts'

  export const chartWords: AllChartWords
  /** The names of controls that are the same for everyone. */
  export const controlNames: readonly string[]
}
