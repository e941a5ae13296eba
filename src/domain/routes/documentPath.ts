import type { Serves } from '#domain/routes/publicPages.ts'

/** A path that the host answers with an HTML document, and which other URLs get the same document. */
export interface ServedDocument {
  readonly path: string
  readonly serves: Serves
}

/**
 * The path of the document that the host serves for a URL. It contains no id and no query.
 * @param path of the URL, with or without slashes at the end
 * @returns null if none of the documents serves it
 */
export const documentPathOf = (documents: readonly ServedDocument[], path: string): string | null => {
  const plain = path.replace(/(?<=.)\/+$/, '')
  if (documents.some((document) => document.path === plain)) return plain
  const shells = documents.filter((document) => document.serves === 'below' && plain.startsWith(`${document.path}/`))
  return shells.toSorted((one, other) => other.path.length - one.path.length)[0]?.path ?? null
}
