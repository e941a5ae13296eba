import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  jsonResponse,
  HttpError,
  errorResponse,
  sendResponse,
  type HttpResponse,
  type Handler,
  type HttpRequest,
} from '#local/http/http.ts'
import { toHttpRequest } from '#local/http/request.ts'

/** A Connect middleware, such as that of the Vite development server. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

export interface ListenerOptions {
  readonly port: number
  /** Returns the handler of a path, or undefined if the path belongs to the site. */
  readonly route: (path: string) => Handler | undefined
  readonly site: Handler
  /** Serves the site instead of `site`, with its own headers. */
  readonly middleware: Middleware | undefined
  /** The headers of all responses except those of the middleware. */
  readonly headers: Readonly<Record<string, string>>
  readonly print: (line: string) => void
}

/** Handles every request. An unexpected error is printed and becomes a 500 response; the process continues. */
export const createListener =
  (options: ListenerOptions) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (result: HttpResponse) =>
      sendResponse(response, { ...result, headers: { ...options.headers, ...result.headers } }, request.method ?? 'GET')
    try {
      const received = toHttpRequest(request)
      checkOrigin(received, options.port)
      const handler = options.route(received.path)
      if (!handler && options.middleware) options.middleware(request, response, () => send(pageNotFound))
      else send(await (handler ?? options.site)(received))
    } catch (error) {
      if (error instanceof HttpError) return send(errorResponse(error))
      options.print(
        `${request.method} ${request.url} failed: ${error instanceof Error ? error.message : String(error)}`,
      )
      send(jsonResponse(500, { message: 'The local stack failed.' }))
    }
  }

const pageNotFound = errorResponse(new HttpError(404, 'Page not found.'))

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']
const readOnly = ['GET', 'HEAD', 'OPTIONS']

/**
 * Protects the stack from other sites. A page of another site must not reach it through a host name that resolves to
 * this machine (Host), and must not write to it from the user's browser (Origin).
 * @param port of the stack
 * @throws HttpError 403
 */
const checkOrigin = (request: HttpRequest, port: number): void => {
  const hosts = loopbackNames.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]))
  const host = request.headers.host?.toLowerCase() ?? ''
  if (!hosts.includes(host))
    throw new HttpError(403, 'The local stack is available only at localhost, 127.0.0.1 and [::1].')
  const origin = request.headers.origin
  if (readOnly.includes(request.method) || origin === undefined) return
  if (!hosts.some((name) => origin === `http://${name}`))
    throw new HttpError(403, 'The local stack accepts requests only from its own pages.')
}
