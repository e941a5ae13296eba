import { parseSync, type Plugin, Visitor } from 'vite'

/** What a chart says of itself, to readers and to tools. */
const said = new Set(['description', 'meta'])

/** The properties to leave out, from the last to the first, each with the comma behind it. */
const cutsIn = (code: string, file: string): [start: number, end: number][] => {
  const cuts: [number, number][] = []
  const visitor = new Visitor({
    Property({ key, start, end }) {
      if (key.type !== 'Identifier' || !said.has(key.name)) return
      const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0
      cuts.unshift([start, end + comma])
    },
  })
  visitor.visit(parseSync(file, code).program)
  return cuts
}

/** A chart without its descriptions and the data about its states: a browser never reads them, and they are a third of its text. */
export const leanChart = (code: string, file: string): string =>
  cutsIn(code, file).reduce((left, [start, end]) => left.slice(0, start) + left.slice(end), code)

/** Takes out of every chart of a build what only readers and tools want. */
export const leanCharts = (): Plugin => ({
  name: 'lean-charts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.machine\.ts$/ },
    handler: (code, id) => ({ code: leanChart(code, id), map: null }),
  },
})
