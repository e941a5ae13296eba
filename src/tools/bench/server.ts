import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { generate } from 'selfsigned'
import { securityHeaders } from '#domain/routes/contentPolicy.ts'
import type { Config } from '#domain/app/config.ts'
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
import { defaultIdentityLimits, type IdentityLimits } from '#local/identity/context.ts'
import { createRouter } from '#local/router.ts'
import { createSite } from '#local/site.ts'

export interface BenchServer {
  /** `https://localhost:<port>`. */
  readonly origin: string
  /** SHA-256 of the public key in base64. A browser with this value trusts only the certificate of this server. */
  readonly fingerprint: string
  readonly close: () => Promise<void>
}

export interface BenchServerOptions {
  readonly settings: Config
  readonly siteFolder: string
  readonly dataFolder: string
  /** Other limits than those of the user pool. */
  readonly limits?: Partial<IdentityLimits>
  /** The number of sample users and items. */
  readonly size?: { readonly users: number; readonly items: number }
  /** Shows people and items as the local stack draws them, not one photo for all. */
  readonly drawsImages?: boolean
}

/** Serves the local stack and the built site like a deployment: HTTP/2 over TLS, all texts compressed with Brotli. */
export const startBenchServer = async ({
  settings,
  siteFolder,
  dataFolder,
  limits,
  size,
  drawsImages = false,
}: BenchServerOptions): Promise<BenchServer> => {
  const print = () => {}
  const plan = { folder: dataFolder, fresh: false, users: size?.users, items: size?.items }
  const database = prepareDatabase(plan, { seed: 1, adminDomain: settings.VITE_ADMIN_DOMAIN, now: Date.now() }, print)
  const route = await createRouter({
    database,
    settings,
    limits: { ...defaultIdentityLimits, ...limits },
    now: Date.now,
    print,
  })
  const headers = securityHeaders(settings)
  const site = createSite(siteFolder, headers)
  const { fingerprint, ...certificate } = await createCertificate()
  const server = createSecureServer({ ...certificate, allowHTTP1: true })
  const photo = await createPhoto()
  const findHandler = (path: string) =>
    !drawsImages && path.startsWith(`${settings.VITE_IMAGE_HOST}/`) ? photo : (route(path) ?? site)
  const respond = (request: Http2ServerRequest) => respondTo(request, findHandler)
  server.on('request', (request, response: Http2ServerResponse) => {
    void respond(request).then((result) =>
      sendResponse(response, { ...result, headers: { ...headers, ...result.headers } }, request.method),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    await promisify(server.close.bind(server))()
    database.close()
  }
  return { origin: `https://localhost:${port}`, fingerprint, close }
}

/**
 * The picture of every person and item. People upload photos. The local stack draws SVG images, which Chromium decodes on
 * the main thread: 30 ms each on the slow device.
 */
const createPhoto = async (): Promise<Handler> => {
  const body = await readFile(fileURLToPath(new URL('../../public/touch-icon.png', import.meta.url)))
  const headers = { 'Content-Type': 'image/png', 'Content-Encoding': 'identity', 'Cache-Control': 'max-age=86400' }
  return () => ({ status: 200, headers, body })
}

/** A certificate for localhost. It is not stored. */
const createCertificate = async () => {
  const altNames = [{ type: 2 as const, value: 'localhost' }]
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    // The time of the browser, which the test clock does not change.
    notBeforeDate: new Date(performance.timeOrigin),
    extensions: [{ name: 'subjectAltName', altNames }],
  })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { cert, key, fingerprint: createHash('sha256').update(publicKey).digest('base64') }
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
