import { parseSync, type Plugin, Visitor } from 'vite'

/** Where the arguments of each call of `lazy` end, and the path of the module that it imports. From the last to the first. */
const lazyCallsIn = (code: string, file: string): { end: number; path: string }[] => {
  const calls: { start: number; end: number; path: string }[] = []
  const imports: { start: number; path: string }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [importCode, path] }) {
      if (callee.type === 'Identifier' && callee.name === 'lazy' && importCode && !path)
        calls.push({ start: importCode.start, end: importCode.end, path: '' })
    },
    ImportExpression({ source, start }) {
      if (source.type === 'Literal') imports.push({ start, path: String(source.value).replace(/^#/, '') })
    },
  }).visit(parseSync(file, code).program)
  return calls
    .map(({ start, end }) => ({
      end,
      path: imports.find((imported) => start < imported.start && imported.start < end)?.path ?? '',
    }))
    .sort((one, other) => other.end - one.end)
}

/** `lazy(() => import('#ui/X.tsx'))` becomes `lazy(() => import('#ui/X.tsx'), 'ui/X.tsx')`. */
export const withLazyPaths = (code: string, file: string): string =>
  lazyCallsIn(code, file).reduce((rest, { end, path }) => `${rest.slice(0, end)}, '${path}'${rest.slice(end)}`, code)

/** Passes the path of the imported module to each call of `lazy`. The source says it once, in the import. */
export const lazyPaths = (): Plugin => ({
  name: 'lazy-paths',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /\blazy\(/ },
    handler: (code, id) => ({ code: withLazyPaths(code, id), map: null }),
  },
})
