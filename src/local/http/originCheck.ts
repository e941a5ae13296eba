import { HttpError, type HttpRequest } from '#local/http/http.ts'

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']
const readOnly = ['GET', 'HEAD']

/**
 * Keeps other sites out of the stack: a page of theirs must neither reach it under a name
 * that resolves to this machine (Host) nor write to it from the reader's browser (Origin).
 * @param port the port that the stack listens on
 * @throws Refusal 403
 */
export const checkOrigin = (request: HttpRequest, port: number): void => {
  const hosts = loopbackNames.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]))
  const host = request.headers.host?.toLowerCase() ?? ''
  if (!hosts.includes(host)) throw new HttpError(403, 'The local stack answers on localhost, 127.0.0.1 and [::1] only.')
  const origin = request.headers.origin
  if (readOnly.includes(request.method) || origin === undefined) return
  if (!hosts.some((name) => origin === `http://${name}`))
    throw new HttpError(403, 'The local stack takes requests of its own pages only.')
}
