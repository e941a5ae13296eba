import type { Config } from '#domain/app/config.ts'
import type { Database } from '#local/data/database.ts'
import { createFaultStore } from '#local/faults/faults.ts'
import { createFaultsEndpoint } from '#local/faults/faultsEndpoint.ts'
import { operationNames } from '#local/graphql/contract.ts'
import { createGraphqlEndpoint } from '#local/graphql/endpoint.ts'
import type { Handler } from '#local/http/http.ts'
import { createIdentityEndpoint, createKeySetEndpoint } from '#local/identity/endpoint.ts'
import type { IdentityLimits } from '#local/identity/limits.ts'
import { loadSigningKey } from '#local/identity/signingKey.ts'
import { targetNames } from '#local/identity/targets.ts'
import { createImagesEndpoint } from '#local/images/images.ts'
import { createOutbox } from '#local/outbox/outbox.ts'
import { createOutboxData, createOutboxPage } from '#local/outbox/outboxPages.ts'

export interface RouterOptions {
  readonly database: Database
  readonly settings: Config
  readonly limits: IdentityLimits
  readonly now: () => number
  readonly print: (line: string) => void
}

/** Finds the handler of a path, or undefined when the path belongs to the site. */
export type Router = (path: string) => Handler | undefined

/** Every address of the stack but the site. Identity, GraphQL and images are where the settings have them. */
export const createRouter = async (parts: RouterOptions): Promise<Router> => {
  const { database, settings, limits, now, print } = parts
  const outbox = createOutbox(database, now, print)
  const faults = createFaultStore()
  const identity = { database, settings, outbox, limits, now, key: await loadSigningKey(database) }
  const identityPath = pathOf(settings.VITE_IDENTITY_ENDPOINT)
  const imagePath = `${pathOf(settings.VITE_IMAGE_HOST)}/`
  const keySet = createKeySetEndpoint(identity)
  const images = createImagesEndpoint(imagePath)
  const exact: Record<string, Handler> = {
    [identityPath]: createIdentityEndpoint(identity, faults),
    [`${identityPath}/.well-known/jwks.json`]: keySet,
    [`${identityPath}/${settings.VITE_IDENTITY_POOL_ID}/.well-known/jwks.json`]: keySet,
    [pathOf(settings.VITE_GRAPHQL_ENDPOINT)]: createGraphqlEndpoint({ database, settings, now }, faults, print),
    '/local/outbox': createOutboxPage(outbox),
    '/local/outbox.json': createOutboxData(outbox),
    '/local/faults': createFaultsEndpoint(faults, [...operationNames, ...targetNames]),
  }
  return (path) => {
    if (Object.hasOwn(exact, path)) return exact[path]
    return path.startsWith(imagePath) && imagePath !== '/' ? images : undefined
  }
}

/** The path of an address; one without a path, as of another host, is none of the stack's. */
const pathOf = (address: string): string => new URL(address, 'http://localhost').pathname.replace(/\/$/, '')
