import { createHash } from 'node:crypto'
import { securityHeaders } from '#domain/routes/contentPolicy.ts'
import type { HttpResponse } from '#local/http/http.ts'
import { sendResponse } from '#local/http/http.ts'
import type { Middleware } from '#local/http/listener.ts'
import { toHttpRequest } from '#local/http/request.ts'
import { createSite } from '#local/site.ts'
import { settings } from '#tests/support/stack.ts'
import { pageClockScript } from '#tools/testClock/testClock.ts'

const policy = 'Content-Security-Policy'

/** A document whose first script gives it the clock of this process, and whose content policy allows that script. */
const withClock = (response: HttpResponse): HttpResponse => {
  if (!response.headers['Content-Type']?.startsWith('text/html')) return response
  const script = pageClockScript()
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  const html = Buffer.from(response.body)
    .toString()
    .replace('<head>', () => `<head><script>${script}</script>`)
  const allowed = response.headers[policy]?.replace('script-src', `script-src ${hash}`) ?? ''
  return { ...response, headers: { ...response.headers, [policy]: allowed }, body: html }
}

/** Serves a built site to engines that cannot run code before a page does. */
export const siteWithClock = (folder: string) => async (): Promise<Middleware> => {
  const site = createSite(folder, securityHeaders(settings))
  return (incoming, response, next) => {
    const request = toHttpRequest(incoming)
    // The documents are never compressed and never stored: their clock is that of the moment.
    const { 'accept-encoding': _, 'if-none-match': stored, ...others } = request.headers
    const isAsset = request.path.startsWith('/assets/')
    const headers = isAsset && stored !== undefined ? { ...others, 'if-none-match': stored } : others
    Promise.resolve(site({ ...request, headers })).then(
      (answer) => sendResponse(response, withClock(answer), request.method),
      next,
    )
  }
}
