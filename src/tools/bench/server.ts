import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { securityHeaders } from '#domain/routes/contentPolicy.ts'
import type { Config } from '#domain/app/config.ts'
import type { Database } from '#local/data/database.ts'
import { prepareDatabase } from '#local/data/prepare.ts'
import {
  type HttpResponse,
  type Handler,
  jsonResponse,
  HttpError,
  errorResponse,
  sendResponse,
} from '#local/http/http.ts'
import { toHttpRequest } from '#local/http/request.ts'
import { defaultIdentityLimits, type IdentityLimits } from '#local/identity/limits.ts'
import { createRouter } from '#local/router.ts'
import { createSite } from '#local/site.ts'
import type { Certificate } from '#tools/bench/certificate.ts'

export interface BenchServer {
  /** `https://localhost:<port>`. */
  readonly origin: string
  readonly close: () => Promise<void>
}

export interface BenchServerOptions {
  readonly settings: Config
  readonly siteFolder: string
  readonly dataFolder: string
  readonly certificate: Certificate
  /** Other limits than those of the user pool. */
  readonly limits?: Partial<IdentityLimits>
  /** The number of sample users and items. */
  readonly size?: { readonly users: number; readonly items: number }
  /** Changes the sample data before the start. */
  readonly change?: (database: Database) => void
}

/** Serves the local stack and the built site like a deployment: HTTP/2 over TLS, all texts compressed with Brotli. */
export const startBenchServer = async ({
  settings,
  siteFolder,
  dataFolder,
  certificate,
  limits,
  size,
  change,
}: BenchServerOptions): Promise<BenchServer> => {
  const print = () => {}
  const plan = { folder: dataFolder, fresh: false, users: size?.users, items: size?.items }
  const database = prepareDatabase(plan, { seed: 1, adminDomain: settings.VITE_ADMIN_DOMAIN, now: Date.now() }, print)
  change?.(database)
  const route = await createRouter({
    database,
    settings,
    limits: { ...defaultIdentityLimits, ...limits },
    now: Date.now,
    print,
  })
  const headers = securityHeaders(settings)
  const site = createSite(siteFolder, headers)
  const server = createSecureServer({ ...certificate, allowHTTP1: true })
  const respond = (request: Http2ServerRequest) => respondTo(request, (path) => route(path) ?? site)
  server.on('request', (request, response: Http2ServerResponse) => {
    void respond(request).then((result) =>
      sendResponse(response, { ...result, headers: { ...headers, ...result.headers } }, request.method),
    )
  })
  const port = await listen(server)
  return { origin: `https://localhost:${port}`, close: () => close(server).then(() => database.close()) }
}

const respondTo = async (request: Http2ServerRequest, find: (path: string) => Handler): Promise<HttpResponse> => {
  try {
    const received = toHttpRequest(request)
    return await compressResponse(await find(received.path)(received))
  } catch (error) {
    return error instanceof HttpError ? errorResponse(error) : jsonResponse(500, { message: String(error) })
  }
}

const brotli = promisify(brotliCompress)

/** Compresses dynamic responses with the quality that a CDN uses. Files of the site are already compressed. */
const compressResponse = async (response: HttpResponse): Promise<HttpResponse> => {
  if (response.headers['Content-Encoding'] !== undefined || response.body.length === 0) return response
  const body = await brotli(response.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { ...response, headers: { ...response.headers, 'Content-Encoding': 'br' }, body }
}

const listen = (server: Http2SecureServer): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

const close = (server: Http2SecureServer): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
  })
