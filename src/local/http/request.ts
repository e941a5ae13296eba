import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { HttpError, type HttpRequest } from '#local/http/http.ts'

/** The largest accepted request body, in bytes. */
const maxBodyBytes = 1_000_000
/** The most objects and lists in each other that a body may have. Recursive functions would fail for many more. */
const maxNesting = 100

interface NodeRequest extends Readable {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

/**
 * Converts a Node request (HTTP/1 or HTTP/2).
 * @throws HttpError 400 if the URL is not a path
 */
export const toHttpRequest = (request: NodeRequest): HttpRequest => {
  const target = request.url ?? '/'
  if (!target.startsWith('/') || !URL.canParse(target, 'http://localhost'))
    throw new HttpError(400, 'The URL is not a path.')
  const queryStart = target.indexOf('?')
  return {
    method: request.method ?? 'GET',
    path: queryStart < 0 ? target : target.slice(0, queryStart),
    query: new URLSearchParams(queryStart < 0 ? '' : target.slice(queryStart)),
    headers: request.headers,
    readBody: () => readBody(request),
  }
}

/**
 * Reads a JSON body.
 * @throws HttpError 400 if it is not JSON, 413 if it is too large
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
  const text = Buffer.concat(chunks).toString('utf8')
  if (isNestedTooDeeply(text)) throw new HttpError(400, `The body has more than ${maxNesting} levels of nesting.`)
  return text
}

/** Counts the brackets of JSON. Brackets in texts do not count. */
const isNestedTooDeeply = (text: string): boolean => {
  let depth = 0
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (part === '[' || part === '{') depth += 1
    else if (part === ']' || part === '}') depth -= 1
    if (depth > maxNesting) return true
  }
  return false
}

const tooLarge = () => new HttpError(413, `The body is larger than ${maxBodyBytes} bytes.`, { Connection: 'close' })
