import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { appleAssociationPath } from '#domain/routes/appAssociation.ts'
import { documentHeadersFile } from '#domain/routes/contentPolicy.ts'
import { allowMethods, textResponse, type HttpResponse, type Handler, type HttpRequest } from '#local/http/http.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const hashedFolder = '/assets/'
const immutableCache = 'public, max-age=31536000, immutable'

/**
 * Serves a built site: the exact file, else the folder's `index.html`, else `shell.html` of the nearest parent folder,
 * else `404.html`. Files in `/assets/` are immutable; all others are validated with an ETag. Clients that accept Brotli
 * get the `.br` file. The handler works with HTTP/1 and HTTP/2.
 * @param folder of the built site. Its `.headers.json` has the headers of each document, or of a type such as `*.svg`
 * @param headers of every response, such as the content security policy
 */
export const createSite =
  (folder: string, headers: Readonly<Record<string, string>>): Handler =>
  async (request) => {
    allowMethods(request, 'GET', 'HEAD')
    const response = await respond(folder, request)
    return { ...response, headers: { ...headers, ...response.headers } }
  }

const respond = async (folder: string, request: HttpRequest): Promise<HttpResponse> => {
  const path = readPath(request.path)
  const page = path === undefined ? undefined : await findFile(folder, candidatesOf(path))
  if (page) return fileResponse(request, folder, page, 200)
  if (path?.startsWith(hashedFolder)) return textResponse(404, 'text/plain', 'File not found.')
  const missing = await findFile(folder, ['404.html'])
  return missing ? fileResponse(request, folder, missing, 404) : textResponse(404, 'text/plain', 'Page not found.')
}

/** The decoded path, or undefined for parent folders, hidden files (besides `.well-known`) and invalid escapes. */
const readPath = (path: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(path)
    const visible = decoded.replace(/^\/\.well-known\//, '/')
    const isPlain = !/[\0\\]/.test(decoded) && visible.split('/').every((part) => !part.startsWith('.'))
    return isPlain ? decoded.replace(/(?<=.)\/+$/, '') : undefined
  } catch {
    return undefined
  }
}

const candidatesOf = (path: string): string[] => {
  const parts = path.split('/').filter((part) => part !== '')
  const own = parts.length === 0 ? ['index.html'] : [join(...parts), join(...parts, 'index.html')]
  if (path.startsWith(hashedFolder)) return own.slice(0, 1)
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index))
  return [...own, ...[...folders, []].map((above) => join(...above, 'shell.html'))]
}

/** The first candidate that is a file inside the folder, after symbolic links are resolved. */
const findFile = async (folder: string, candidates: readonly string[]): Promise<SiteFile | undefined> => {
  const root = await realpath(folder).catch(() => folder)
  for (const name of candidates) {
    const body = await readInside(root, join(root, name))
    if (body) return { name, body }
  }
  return undefined
}

interface SiteFile {
  readonly name: string
  readonly body: Buffer
}

const readInside = async (root: string, file: string): Promise<Buffer | undefined> => {
  try {
    const real = await realpath(file)
    return real.startsWith(root + sep) ? await readFile(real) : undefined
  } catch {
    return undefined
  }
}

const fileResponse = async (
  request: HttpRequest,
  folder: string,
  { name, body }: SiteFile,
  status: number,
): Promise<HttpResponse> => {
  const compressed = acceptsBrotli(request) ? await findFile(folder, [`${name}.br`]) : undefined
  const sent = compressed?.body ?? body
  const etag = `"${createHash('sha256').update(sent).digest('base64url').slice(0, 22)}"`
  const own = await documentHeaders(folder)
  const headers = {
    ...(own[name.replaceAll(sep, '/')] ?? own[`*${extname(name)}`]),
    'Content-Type': typeOf(name),
    'Cache-Control': `/${name.replaceAll(sep, '/')}`.startsWith(hashedFolder) ? immutableCache : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(compressed ? { 'Content-Encoding': 'br' } : {}),
  }
  const isUnchanged = status === 200 && (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(etag)
  return isUnchanged ? { status: 304, headers, body: '' } : { status, headers, body: sent }
}

const typeOf = (name: string): string => {
  if (`/${name.replaceAll(sep, '/')}` === appleAssociationPath) return 'application/json'
  return types[extname(name)] ?? 'application/octet-stream'
}

const documentHeaders = async (folder: string): Promise<Readonly<Record<string, HttpResponse['headers']>>> => {
  const file = await readInside(await realpath(folder), join(folder, documentHeadersFile))
  return file ? JSON.parse(file.toString()) : {}
}

const acceptsBrotli = (request: HttpRequest): boolean =>
  String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .some((part) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/.test(part))
