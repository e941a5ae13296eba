import type { Config } from '#domain/app/config.ts'
import { reviewsPath } from '#domain/app/reviewComments.ts'
import type { Database } from '#local/data/database.ts'
import { waitForFault } from '#local/faults/faultResponses.ts'
import { createFaultStore, type FaultStore } from '#local/faults/faults.ts'
import { createFaultsEndpoint } from '#local/faults/faultsEndpoint.ts'
import { operationNames } from '#local/graphql/contract.ts'
import { createGraphqlEndpoint } from '#local/graphql/endpoint.ts'
import type { Handler } from '#local/http/http.ts'
import { createIdentityEndpoint, createKeySetEndpoint } from '#local/identity/endpoint.ts'
import type { PreTokenGeneration, IdentityLimits } from '#local/identity/context.ts'
import { type CreateKey, loadSigningKeys } from '#local/identity/signingKeys.ts'
import { targetNames } from '#local/identity/targets.ts'
import { createImagesEndpoint } from '#local/images/images.ts'
import {
  createReportsData,
  createReportsEndpoint,
  createReportsPage,
  createReportFile,
  createReportStore,
} from '#local/reports/reports.ts'
import { createReviewsEndpoint, type ReviewsOptions } from '#local/reviews.ts'
import { createUsageData, createUsageEndpoint, createUsageStore } from '#local/usage.ts'
import { createOutbox } from '#local/outbox/outbox.ts'
import { createOutboxData, createOutboxPage } from '#local/outbox/outboxPages.ts'

export interface RouterOptions {
  readonly database: Database
  readonly settings: Config
  readonly limits: IdentityLimits
  readonly confirmsSignUps?: boolean | undefined
  readonly createKey?: CreateKey | undefined
  readonly preTokenGeneration?: PreTokenGeneration | undefined
  /** The comments on charts. */
  readonly reviews?: ReviewsOptions | undefined
  readonly now: () => number
  readonly print: (line: string) => void
  /** Waits with the response of a fault that takes time. */
  readonly pause?: FaultStore['pause'] | undefined
}

/** Returns the handler of a path, or undefined if the path belongs to the site. */
export type Router = (path: string) => Handler | undefined

/** Routes all paths of the stack except the site. The paths of identity, GraphQL and images come from the settings. */
export const createRouter = async (options: RouterOptions): Promise<Router> => {
  const {
    database,
    settings,
    limits,
    confirmsSignUps = true,
    createKey,
    preTokenGeneration,
    reviews,
    now,
    print,
    pause = waitForFault,
  } = options
  const outbox = createOutbox(database, now, print)
  const faults = createFaultStore(pause)
  const reports = createReportStore()
  const usage = createUsageStore()
  const identity = {
    database,
    settings,
    outbox,
    limits,
    confirmsSignUps,
    preTokenGeneration,
    now,
    keys: await loadSigningKeys(database, createKey),
  }
  const identityPath = pathOf(settings.VITE_IDENTITY_ENDPOINT)
  const imagePath = `${pathOf(settings.VITE_IMAGE_HOST)}/`
  const keySet = createKeySetEndpoint(identity)
  const images = createImagesEndpoint(imagePath)
  const exact: Record<string, Handler> = {
    [identityPath]: createIdentityEndpoint(identity, faults),
    [`${identityPath}/.well-known/jwks.json`]: keySet,
    [`${identityPath}/${settings.VITE_IDENTITY_POOL_ID}/.well-known/jwks.json`]: keySet,
    [pathOf(settings.VITE_GRAPHQL_ENDPOINT)]: createGraphqlEndpoint({ database, settings, now }, faults, print),
    ...(settings.VITE_REPORT_ENDPOINT !== undefined && {
      [pathOf(settings.VITE_REPORT_ENDPOINT)]: createReportsEndpoint(reports, print),
    }),
    ...(settings.VITE_USAGE_ENDPOINT !== undefined && {
      [pathOf(settings.VITE_USAGE_ENDPOINT)]: createUsageEndpoint(usage),
    }),
    '/local/usage.json': createUsageData(usage),
    '/local/reports': createReportsPage(reports),
    '/local/reports.json': createReportsData(reports),
    [reviewsPath]: createReviewsEndpoint(reviews, now),
    '/local/outbox': createOutboxPage(outbox),
    '/local/outbox.json': createOutboxData(outbox),
    '/local/faults': createFaultsEndpoint(faults, [...operationNames, ...targetNames]),
  }
  return (path) => {
    if (Object.hasOwn(exact, path)) return exact[path]
    const report = createReportFile(reports, path)
    if (report) return report
    return path.startsWith(imagePath) && imagePath !== '/' ? images : undefined
  }
}

/** The path of a URL. The stack uses only the path, also for a URL with another host. */
const pathOf = (url: string): string => new URL(url, 'http://localhost').pathname.replace(/\/$/, '')
