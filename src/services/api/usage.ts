import type { Usage } from '#domain/app/usage.ts'

/**
 * Sends what a visit used, without cookies. The page closes meanwhile, so nobody waits for the answer, and a failed call
 * is lost.
 * @param endpoint the setting `VITE_USAGE_ENDPOINT`
 */
export const sendUsage = (endpoint: string, usage: Usage): void => {
  const call = fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(usage),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
  void call.catch(() => undefined)
}
