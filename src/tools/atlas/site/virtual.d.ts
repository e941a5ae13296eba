declare module 'virtual:charts' {
  import type { Charts } from '#tools/atlas/data/chartData.ts'

  export const charts: Charts
}
