import type { Plugin } from 'vite'
import type { ChartData } from '#tools/atlas/data/chartData.ts'

const moduleName = 'virtual:charts'

/** Provides the charts as virtual modules: one list, and one chunk per chart with its picture and paths. */
export const chartsPlugin = (charts: ReadonlyMap<string, ChartData>): Plugin => ({
  name: 'charts',
  resolveId: (id) => (id.startsWith(moduleName) ? `\0${id}` : undefined),
  load: (id) => {
    if (!id.startsWith(`\0${moduleName}`)) return undefined
    const data = charts.get(id.slice(moduleName.length + 2))
    return data ? dataModule(data) : listModule(charts)
  },
})

/** Browsers parse JSON faster than an object literal. */
const toSource = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

const dataModule = (data: ChartData): string => `export default ${toSource(data)}`

const listModule = (charts: ReadonlyMap<string, ChartData>): string => {
  const entries = [...charts].map(([id, { picture }]) => {
    const load = `() => import(${JSON.stringify(`${moduleName}/${id}`)})`
    return `${JSON.stringify(id)}: { chart: ${toSource(picture.chart)}, load: ${load} }`
  })
  return `export const charts = {${entries.join(',')}}`
}
