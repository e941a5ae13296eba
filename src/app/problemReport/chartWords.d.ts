declare module 'virtual:chart-words' {
  import type { AllChartWords } from '#domain/problemReport/describeEvents.ts'

  export const chartWords: AllChartWords
}
