import type { Plugin } from 'vite'
import type { ChartData } from '#tools/atlas/data/chartData.ts'

const listName = 'virtual:charts'

/** Hands what was worked out of the charts to the atlas as modules: a list of all, and a chunk for each with its places, paths and coverage. */
export const chartsPlugin = (charts: ReadonlyMap<string, ChartData>): Plugin => ({
  name: 'charts',
  resolveId: (id) => (id.startsWith(listName) ? `\0${id}` : undefined),
  load: (id) => {
    if (!id.startsWith(`\0${listName}`)) return undefined
    const data = charts.get(id.slice(listName.length + 2))
    return data ? moduleOf(data) : listOf(charts)
  },
})

/** Parsed as JSON, which is faster than as a script. */
const written = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

const moduleOf = (data: ChartData): string => `export default ${written(data)}`

const listOf = (charts: ReadonlyMap<string, ChartData>): string =>
  `export const charts = {${[...charts].map(([id, { layout }]) => `${JSON.stringify(id)}: { chart: ${written(layout.chart)}, load: () => import(${JSON.stringify(`${listName}/${id}`)}) }`).join(',')}}`
