declare module 'virtual:charts' {
  import type { LazyCharts } from '#tools/atlas/data/chartData.ts'

  export const charts: LazyCharts
}
