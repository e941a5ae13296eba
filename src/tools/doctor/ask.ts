import type { Config } from '#domain/app/config.ts'

/** An answer of a server, or the reason why there is none. */
export interface Answer {
  readonly url: string
  /** 0 without an answer. */
  readonly status: number
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The body, or the reason why there is no answer. */
  readonly text: string
}

/** Sends a request and returns every answer, also redirects and errors. */
export type Ask = (url: string, request?: RequestInit) => Promise<Answer>

const timeoutMs = 15_000

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer in ${timeoutMs / 1_000} seconds`
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}

export const ask: Ask = async (url, request = {}) => {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...request })
    const headers = Object.fromEntries(response.headers)
    return { url, status: response.status, headers, text: await response.text() }
  } catch (error) {
    return { url, status: 0, headers: {}, text: reasonOf(error) }
  }
}

/** A few words about an answer that is not the expected one. */
export const describeAnswer = ({ status, headers, text }: Answer): string => {
  if (status === 0) return `no answer (${text})`
  return headers['location'] === undefined ? `status ${status}` : `status ${status} to ${headers['location']}`
}

/** The body as JSON, or undefined. */
export const jsonOf = ({ text }: Answer): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Runs a few calls at a time, so that a host does not limit them. */
export const inTurn = async <T, R>(items: readonly T[], call: (item: T) => Promise<R>, width = 6): Promise<R[]> => {
  const results: R[] = []
  for (let start = 0; start < items.length; start += width)
    results.push(...(await Promise.all(items.slice(start, start + width).map(call))))
  return results
}

/** What is checked, and how to reach it. */
export interface Deployment {
  readonly ask: Ask
  readonly settings: Config
  /** The origin of the deployed site. */
  readonly site: string
}
