/** The caches of the service worker (decision 0057). */
export const cacheNames = { documents: 'documents', assets: 'assets' } as const

/** Where the service worker is. The address never changes, so that a later release can replace or remove the worker. */
export const workerPath = '/service-worker.js'

/** The licences of the software that the site contains. The build writes them. */
export const licencesPath = '/licences.txt'

/** The tag that names the release of a document. The build writes it. */
export const releaseTag = (release: string): string => `<meta name="release" content="${release}" />`

/** The release of an HTML document, or undefined if it names none. */
export const releaseOf = (html: string): string | undefined => /<meta name="release" content="([^"]+)"/.exec(html)?.[1]

/** The paths of the hashed files that an HTML document names, each once. */
export const assetsOf = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+/g))]
