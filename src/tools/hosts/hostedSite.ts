import type { Config } from '#domain/app/config.ts'
import { type InlineHashes, securityHeaders } from '#domain/routes/contentPolicy.ts'
import type { Serves } from '#domain/routes/publicPages.ts'
import { fileAt, servedDocuments } from '#tools/prerender/servedDocuments.ts'

/** Header values by name. */
export type Headers = Readonly<Record<string, string>>

/** A document of the site as a host serves it. */
export interface HostedDocument {
  readonly path: string
  readonly serves: Serves
  /** Its file in the site, such as `/sign-in/index.html`. */
  readonly file: string
  readonly headers: Headers
}

/** What a host must know about a built site. */
export interface HostedSite {
  /** The folder of the site, relative to the folder of a host. */
  readonly root: string
  /** Documents with the status 200. The first one that fits a path is the right one. */
  readonly documents: readonly HostedDocument[]
  /** The answer to paths without a document and without a file, with the status 404. */
  readonly notFound: HostedDocument
  /** The headers of all other files. */
  readonly otherHeaders: Headers
  /** The headers of all files together, for hosts that cannot choose headers by document. */
  readonly commonHeaders: Headers
}

/** The folder of files whose names contain a hash of their content. */
export const assetsFolder = '/assets'

/** A browser never asks again for a file with a hash in its name. It asks each time whether another file has changed. */
export const cacheControl = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' } as const

/**
 * @param name of the folder of the site, next to the folder for the hosts
 * @param hashes of the inline elements of each document, by file
 * @throws Error if the site has no file for a document
 */
export const hostedSiteOf = (
  name: string,
  settings: Config,
  hashes: Readonly<Record<string, InlineHashes>>,
): HostedSite => {
  const hosted = servedDocuments.map(({ path, serves }): HostedDocument => {
    const file = fileAt(path, serves)
    const inline = hashes[file]
    if (!inline) throw new Error(`The site has no file ${file}.`)
    return { path, serves, file: `/${file}`, headers: securityHeaders(settings, inline) }
  })
  const ofKind = (serves: Serves) => hosted.filter((document) => document.serves === serves)
  const [notFound] = ofKind('unknown')
  if (!notFound) throw new Error('The site has no document for unknown paths.')
  const all = Object.values(hashes)
  const union = (kind: keyof InlineHashes) => [...new Set(all.flatMap((inline) => inline[kind]))].toSorted()
  return {
    root: `../../${name}`,
    // A shell comes before the shells above it.
    documents: [...ofKind('folder'), ...ofKind('below').toReversed()],
    notFound,
    otherHeaders: securityHeaders(settings),
    commonHeaders: securityHeaders(settings, { scripts: union('scripts'), styles: union('styles') }),
  }
}

/** A regular expression for the paths that get a document, also with slashes at the end. */
export const pathPattern = ({ path, serves }: HostedDocument): string =>
  serves === 'below' ? `^${path}(/|$)` : `^${path === '/' ? '' : path}(/index\\.html)?/*$`
