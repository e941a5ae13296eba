import { type Answer, type Ask, describeAnswer } from '#tools/doctor/ask.ts'

/** The address of a setting, which can be a path of the site. */
export const addressOf = (setting: string, site: string): string => new URL(setting, site).href

export const isSameOrigin = (url: string, site: string): boolean => new URL(url).origin === site

/** Asks as a browser does before a POST from another origin. */
export const askPreflight = (ask: Ask, url: string, site: string, headers: readonly string[]): Promise<Answer> =>
  ask(url, {
    method: 'OPTIONS',
    headers: {
      Origin: site,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': headers.join(','),
    },
  })

const allowsOrigin = ({ headers }: Answer, site: string): boolean =>
  ['*', site].includes(headers['access-control-allow-origin'] ?? '')

/** Why a browser would keep an answer from a page of the site. */
export const originProblem = (answer: Answer, site: string): string | undefined =>
  isSameOrigin(answer.url, site) || answer.status === 0 || allowsOrigin(answer, site)
    ? undefined
    : `${new URL(answer.url).pathname} may not be read by pages of ${site} (no Access-Control-Allow-Origin)`

/** Why a browser would not send the call of a preflight. */
export const preflightProblem = (answer: Answer, site: string, names: readonly string[]): string | undefined => {
  if (isSameOrigin(answer.url, site)) return undefined
  if (answer.status < 200 || answer.status > 299) return `the preflight got ${describeAnswer(answer)}`
  if (!allowsOrigin(answer, site)) return `the preflight does not allow the origin ${site}`
  const allowed = (answer.headers['access-control-allow-headers'] ?? '').toLowerCase().split(/\s*,\s*/)
  const missing = names.filter((name) => !allowed.includes('*') && !allowed.includes(name))
  return missing.length === 0 ? undefined : `the preflight does not allow the header ${missing.join(', ')}`
}
