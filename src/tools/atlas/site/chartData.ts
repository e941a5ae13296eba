import type { ChartData } from '#tools/atlas/data/chartData.ts'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'

/** The build of the atlas writes them here, and the data of each chart into a file. */
declare const __CHARTS__: readonly DrawnChart[]

export const drawnCharts = __CHARTS__

/** @throws Error if there is no such chart */
export const fetchChart = async (id: string): Promise<ChartData> => {
  const response = await fetch(`charts/${id}.json`)
  if (!response.ok) throw new Error(`The atlas has no chart ${id}.`)
  return (await response.json()) as ChartData
}
