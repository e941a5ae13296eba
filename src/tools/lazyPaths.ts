import { parseSync, type Plugin, Visitor } from 'vite'

/** What goes into the code: the path after the arguments of a call of `lazy`. */
interface Insertion {
  readonly at: number
  readonly text: string
}

/** The path of each call of `lazy` that has none, from the last call to the first. */
const insertionsIn = (code: string, file: string): Insertion[] => {
  const insertions: Insertion[] = []
  new Visitor({
    CallExpression({ callee, arguments: [importModule, name, path] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'lazy' || path) return
      if (importModule?.type !== 'ArrowFunctionExpression' || importModule.body.type !== 'ImportExpression') return
      const { source } = importModule.body
      if (source.type !== 'Literal') return
      const text = `${name ? '' : ', undefined'}, '${String(source.value).replace(/^#/, '')}'`
      insertions.push({ at: (name ?? importModule).end, text })
    },
  }).visit(parseSync(file, code).program)
  return insertions.sort((one, other) => other.at - one.at)
}

/** `lazy(() => import('#ui/X.tsx'), 'X')` becomes `lazy(() => import('#ui/X.tsx'), 'X', 'ui/X.tsx')`. */
export const withLazyPaths = (code: string, file: string): string =>
  insertionsIn(code, file).reduce((rest, { at, text }) => rest.slice(0, at) + text + rest.slice(at), code)

/** Passes the path of the imported module to each call of `lazy`. The source says it once, in the import. */
export const lazyPaths = (): Plugin => ({
  name: 'lazy-paths',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /\blazy\(/ },
    handler: (code, id) => ({ code: withLazyPaths(code, id), map: null }),
  },
})
