import { HttpError, type HttpRequest } from '#local/http/http.ts'

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']
const readOnly = ['GET', 'HEAD', 'OPTIONS']

/**
 * Protects the stack from other sites. A page of another site must not reach it through a host name that resolves to
 * this machine (Host), and must not write to it from the user's browser (Origin).
 * @param port of the stack
 * @throws HttpError 403
 */
export const checkOrigin = (request: HttpRequest, port: number): void => {
  const hosts = loopbackNames.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]))
  const host = request.headers.host?.toLowerCase() ?? ''
  if (!hosts.includes(host))
    throw new HttpError(403, 'The local stack is available only at localhost, 127.0.0.1 and [::1].')
  const origin = request.headers.origin
  if (readOnly.includes(request.method) || origin === undefined) return
  if (!hosts.some((name) => origin === `http://${name}`))
    throw new HttpError(403, 'The local stack accepts requests only from its own pages.')
}
