import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { HttpError, type HttpRequest } from '#local/http/http.ts'

/** Largest body that any address of the stack reads, in bytes. */
export const maxBodyBytes = 1_000_000

interface NodeRequest extends Readable {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

/**
 * A Node request (HTTP/1 or HTTP/2) as the stack sees it.
 * @throws Refusal 400 when the address is no path
 */
export const toHttpRequest = (request: NodeRequest): HttpRequest => {
  const target = request.url ?? '/'
  if (!target.startsWith('/') || !URL.canParse(target, 'http://localhost'))
    throw new HttpError(400, 'The address is not a path.')
  const question = target.indexOf('?')
  return {
    method: request.method ?? 'GET',
    path: question < 0 ? target : target.slice(0, question),
    query: new URLSearchParams(question < 0 ? '' : target.slice(question)),
    headers: request.headers,
    readBody: () => readBody(request),
  }
}

/**
 * A body that must be JSON.
 * @throws Refusal 400 when it is not, 413 when it is larger than the limit
 */
export const readJson = async (request: HttpRequest): Promise<unknown> => {
  const text = await request.readBody()
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The body is not JSON.')
  }
}

const readBody = async (request: NodeRequest): Promise<string> => {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > maxBodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const tooLarge = () => new HttpError(413, `A body may hold ${maxBodyBytes} bytes at most.`, { Connection: 'close' })
