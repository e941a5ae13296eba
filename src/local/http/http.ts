import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Http2ServerResponse } from 'node:http2'

/** A request as the parts of the stack see it: no socket, so that any HTTP server can carry it. */
export interface HttpRequest {
  readonly method: string
  /** Decoded by nobody yet; begins with '/' and carries no query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  /** The body as UTF-8 text. Throws a Refusal when it is too large. */
  readonly readBody: () => Promise<string>
}

/** What a part of the stack answers. With `drop` the connection is cut instead, without an answer. */
export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  readonly drop?: true
}

export type Handler = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>

/** Thrown where a request cannot be served; its message is a sentence for the person who sent it. */
export class HttpError extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, sentence: string, headers: Readonly<Record<string, string>> = {}) {
    super(sentence)
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

export const errorResponse = (refusal: HttpError): HttpResponse => {
  const answer = jsonResponse(refusal.status, { message: refusal.message })
  return { ...answer, headers: { ...answer.headers, ...refusal.headers } }
}

/** @throws Refusal 405 unless the request's method is one of those given */
export const allowMethods = (request: HttpRequest, ...methods: string[]): void => {
  if (methods.includes(request.method)) return
  throw new HttpError(405, `${request.path} answers ${methods.join(', ')} only.`, { Allow: methods.join(', ') })
}

/** Writes an answer to an HTTP/1 or HTTP/2 response; a HEAD request gets the headers alone. */
export const sendResponse = (
  response: ServerResponse | Http2ServerResponse,
  answer: HttpResponse,
  method: string,
): void => {
  if (answer.drop) return void response.socket?.destroy()
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value)
  if (answer.status !== 304) response.setHeader('Content-Length', body.byteLength)
  response.statusCode = answer.status
  if (method === 'HEAD' || answer.status === 304) response.end()
  else response.end(body)
}
