import { routeEntries } from '#app/router/routeTable.tsx'
import type { ServedDocument } from '#domain/routes/documentPath.ts'
import { publicPages, type Serves } from '#domain/routes/publicPages.ts'

/** The file of a document. An `index.html` serves its folder, a `shell.html` also every URL below it. */
export const fileAt = (path: string, serves: Serves): string => {
  if (serves === 'unknown') return `${path.slice(1)}.html`
  const folder = path === '/' ? '' : `${path.slice(1)}/`
  return `${folder}${serves === 'below' ? 'shell' : 'index'}.html`
}

/** The documents of the console, as the host serves them. */
export const consoleDocuments: readonly ServedDocument[] = routeEntries.flatMap(({ path, entry: { document } }) =>
  document ? { path, serves: document.serves } : [],
)

/** Every document of the site. A path comes after the paths above it. */
export const servedDocuments: readonly ServedDocument[] = [...Object.values(publicPages), ...consoleDocuments].toSorted(
  (one, other) => (one.path < other.path ? -1 : 1),
)

const pathsThatServe = (serves: Serves): string[] =>
  servedDocuments.filter((document) => document.serves === serves && document.path !== '/').map(({ path }) => path)

const code = (text: string): string => `\`${text}\``

const rows = (): string[][] => {
  const shells = pathsThatServe('below').toReversed()
  return [
    [code('/'), code('/index.html'), '200'],
    [pathsThatServe('folder').map(code).join(', '), code('<path>/index.html'), '200'],
    ...shells.map((path) => [`${code(path)}, ${code(`${path}/…`)}`, code(`${path}/shell.html`), '200']),
    [
      'anything else that is no file',
      pathsThatServe('unknown')
        .map((path) => code(`${path}.html`))
        .join(', '),
      '404',
    ],
  ]
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const ruleTable = (): string => [['Path', 'File', 'Status'], ['---', '---', '---'], ...rows()].map(line).join('\n')

const start = '<!-- rewrite rules: written by npm run docs -->'
const end = '<!-- end of rewrite rules -->'

/** `docs/deploy.md` with the current rewrite rules. Formatting can still change it. */
export const withRewriteRules = (deployGuide: string): string => {
  const [before, rest] = deployGuide.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`docs/deploy.md needs the markers ${start} and ${end}`)
  return `${before}${start}\n\n${ruleTable()}\n\n${end}${after}`
}
