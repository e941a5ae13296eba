import { maxCallPauseMs } from '#domain/limits.ts'

const isHttpDate = (text: string): boolean => /^[A-Z][a-z]{2}, .* GMT$/.test(text)

/**
 * How long the server wants no further call, in milliseconds, at most {@link maxCallPauseMs}. 0 if it does not say so.
 * @param header the header `Retry-After` of an answer: seconds or a date
 * @param now milliseconds since 1970
 */
export const readRetryAfter = (header: string | null, now: number): number => {
  const text = header?.trim() ?? ''
  const pauseMs = /^\d+$/.test(text) ? Number(text) * 1_000 : isHttpDate(text) ? Date.parse(text) - now : 0
  return pauseMs > 0 ? Math.min(pauseMs, maxCallPauseMs) : 0
}
