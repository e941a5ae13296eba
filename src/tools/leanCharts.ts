import { parseSync, type Plugin, Visitor } from 'vite'

/** The properties of a chart that only readers and tools use. */
const removedProperties = new Set(['description', 'meta'])

/** The ranges of these properties with their commas, from the last to the first. */
const cutsIn = (code: string, file: string): [start: number, end: number][] => {
  const cuts: [number, number][] = []
  const visitor = new Visitor({
    Property({ key, start, end }) {
      if (key.type !== 'Identifier' || !removedProperties.has(key.name)) return
      const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0
      cuts.unshift([start, end + comma])
    },
  })
  visitor.visit(parseSync(file, code).program)
  return cuts
}

/** The code of a chart without descriptions and meta data: a third of the code, which no browser reads. */
export const leanChart = (code: string, file: string): string =>
  cutsIn(code, file).reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), code)

/** Removes descriptions and meta data from every chart of a build. */
export const leanCharts = (): Plugin => ({
  name: 'lean-charts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.machine\.ts$/ },
    handler: (code, id) => ({ code: leanChart(code, id), map: null }),
  },
})
