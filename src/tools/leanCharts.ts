import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

/** The properties of a chart, and of an entry of the routes, that only readers and tools use. */
const removedProperties = (file: string): ReadonlySet<string> =>
  new Set(file.endsWith('Routes.tsx') ? ['description', 'document', 'preload'] : ['description', 'meta'])

/** The ranges that go, from the last to the first. */
const cutsIn = (code: string, file: string): [start: number, end: number][] => {
  const cuts: [number, number][] = []
  const removed = removedProperties(file)
  const isRemoved = (property: Node): boolean =>
    property.type === 'Property' && property.key.type === 'Identifier' && removed.has(property.key.name)
  const visitor = new Visitor({
    ObjectExpression({ properties, start, end }) {
      const kept = properties.filter((property) => !isRemoved(property))
      const target = kept.length === 1 && kept.length < properties.length ? shortFormOf(kept[0] as Node) : undefined
      if (target) return void cuts.push([start, target.start], [target.end, end])
      for (const property of properties.filter(isRemoved)) {
        const comma = /^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0
        cuts.push([property.start, property.end + comma])
      }
    },
  })
  visitor.visit(parseSync(file, code).program)
  return cuts.sort(([one], [other]) => other - one)
}

type Node = ESTree.ObjectPropertyKind

/** A transition that has only a target is the target: `{ target: 'open' }` becomes `'open'`. */
const shortFormOf = (property: Node): { start: number; end: number } | undefined => {
  if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 'target') return
  return property.value.type === 'Literal' ? property.value : undefined
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
    filter: { id: /\/machines\/.+\.ts$|\/router\/\w+Routes\.tsx$/ },
    handler: (code, id) => ({ code: leanChart(code, id), map: null }),
  },
})
