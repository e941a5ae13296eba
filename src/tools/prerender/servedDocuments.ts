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
