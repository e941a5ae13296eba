import { parseSync, type Plugin, Visitor } from 'vite'

/** The properties of a chart, and of an entry of the routes, that only readers and tools use. */
const removedProperties = (file: string): ReadonlySet<string> =>
  new Set(/[rR]outes\.tsx$/.test(file) ? ['description', 'document', 'preload'] : ['description', 'meta'])

/** The ranges of these properties with their commas, from the last to the first. */
const cutsIn = (code: string, file: string): [start: number, end: number][] => {
  const cuts: [number, number][] = []
  const removed = removedProperties(file)
  const visitor = new Visitor({
    Property({ key, start, end }) {
      if (key.type !== 'Identifier' || !removed.has(key.name)) return
      const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0
      cuts.unshift([start, end + comma])
    },
  })
  visitor.visit(parseSync(file, code).program)
  return cuts
}

/**
 * The code of a chart without descriptions and meta data: a third of the code, which no browser reads. The table of the
 * routes loses what is about documents.
 */
export const leanChart = (code: string, file: string): string =>
  cutsIn(code, file).reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), code)

/** Removes what no browser reads from every chart and from the table of the routes. */
export const leanCharts = (): Plugin => ({
  name: 'lean-charts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/.+\.ts$|\/router\/\w*[rR]outes\.tsx$/ },
    handler: (code, id) => ({ code: leanChart(code, id), map: null }),
  },
})
