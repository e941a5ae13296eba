import type { ServedDocument } from '#domain/routes/documentPath.ts'

/** A rule of the static routing of service workers. The first rule that fits decides. */
export interface StaticRoute {
  readonly condition: { readonly urlPattern: { readonly pathname: string }; readonly requestMode?: 'navigate' }
  readonly source: 'fetch-event' | 'cache' | 'network'
}

/**
 * The worker gets the navigations to the documents only. The browser looks for assets in the caches itself, and the
 * network gets everything else.
 */
export const staticRoutesOf = (documents: readonly ServedDocument[]): StaticRoute[] => {
  const paths = documents.flatMap(({ path, serves }) => [path, serves === 'below' ? `${path}/*` : `${path}/`])
  return [
    ...paths.map((pathname) => ({
      condition: { urlPattern: { pathname }, requestMode: 'navigate' as const },
      source: 'fetch-event' as const,
    })),
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
    { condition: { urlPattern: { pathname: '/*' } }, source: 'network' },
  ]
}
