import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  jsonResponse,
  HttpError,
  errorResponse,
  sendResponse,
  type HttpResponse,
  type Handler,
} from '#local/http/http.ts'
import { checkOrigin } from '#local/http/originCheck.ts'
import { toHttpRequest } from '#local/http/request.ts'

/** Connect's shape of a middleware, as a dev server gives it. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

export interface ListenerOptions {
  readonly port: number
  /** The handler of a path, or undefined when the path belongs to the site. */
  readonly route: (path: string) => Handler | undefined
  readonly site: Handler
  /** Serves the site in its place, with headers of its own. */
  readonly middleware: Middleware | undefined
  /** Headers of every answer but the middleware's. */
  readonly headers: Readonly<Record<string, string>>
  readonly print: (line: string) => void
}

/** Answers every request; whatever goes wrong inside becomes a 500 and a printed line, never the end of the process. */
export const createListener =
  (serving: ListenerOptions) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (answer: HttpResponse) =>
      sendResponse(response, { ...answer, headers: { ...serving.headers, ...answer.headers } }, request.method ?? 'GET')
    try {
      const received = toHttpRequest(request)
      checkOrigin(received, serving.port)
      const handler = serving.route(received.path)
      if (!handler && serving.middleware) serving.middleware(request, response, () => send(noSuchPage))
      else send(await (handler ?? serving.site)(received))
    } catch (error) {
      if (error instanceof HttpError) return send(errorResponse(error))
      serving.print(
        `${request.method} ${request.url} failed: ${error instanceof Error ? error.message : String(error)}`,
      )
      send(jsonResponse(500, { message: 'The local stack could not answer.' }))
    }
  }

const noSuchPage = errorResponse(new HttpError(404, 'There is no such page.'))
