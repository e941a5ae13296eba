import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Http2ServerResponse } from 'node:http2'

/** A request without a socket, so that handlers work with any HTTP server. */
export interface HttpRequest {
  readonly method: string
  /** Not decoded; starts with '/', without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  /** The body as UTF-8 text. Throws HttpError if it is too large or nested too deeply. */
  readonly readBody: () => Promise<string>
}

/** A response. With `drop`, the connection closes without a response, or in the middle of its body. */
export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  readonly drop?: 'response' | 'body'
}

export type Handler = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>

/** Thrown if a request cannot be served. The message is sent to the client. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

export const textResponse = (status: number, type: string, body: string): HttpResponse => ({
  status,
  headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' },
  body,
})

export const jsonResponse = (status: number, value: unknown): HttpResponse => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  body: JSON.stringify(value),
})

export const errorResponse = (error: HttpError): HttpResponse => {
  const response = jsonResponse(error.status, { message: error.message })
  return { ...response, headers: { ...response.headers, ...error.headers } }
}

/** @throws HttpError 405 for any other method */
export const allowMethods = (request: HttpRequest, ...methods: string[]): void => {
  if (methods.includes(request.method)) return
  throw new HttpError(405, `${request.path} supports only ${methods.join(', ')}.`, { Allow: methods.join(', ') })
}

/** Writes a response to an HTTP/1 or HTTP/2 connection. A HEAD request gets only the headers. */
export const sendResponse = (
  response: ServerResponse | Http2ServerResponse,
  answer: HttpResponse,
  method: string,
): void => {
  if (answer.drop === 'response') return void response.socket?.destroy()
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value)
  if (answer.status !== 304) response.setHeader('Content-Length', body.byteLength)
  response.statusCode = answer.status
  if (method === 'HEAD' || answer.status === 304) response.end()
  // A browser sends the request again if the connection closes before the headers.
  else if (answer.drop === 'body')
    (response as ServerResponse).write(body.subarray(0, body.length / 2), () => response.socket?.destroy())
  else response.end(body)
}
