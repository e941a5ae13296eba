import { maxCallPauseMs } from '#domain/limits.ts'

/** The three forms of a date in HTTP, of which the last one does not name its zone (RFC 9110). */
const httpDate = /^[A-Z][a-z]+, .* GMT$/
const asctimeDate = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/

/** Milliseconds since 1970. NaN if the text is not a date. */
const timeOfHttpDate = (text: string): number => {
  if (httpDate.test(text)) return Date.parse(text)
  return asctimeDate.test(text) ? Date.parse(`${text} GMT`) : Number.NaN
}

/**
 * How long the server wants no further call, in milliseconds, at most {@link maxCallPauseMs}. 0 if it does not say so.
 * @param header the header `Retry-After` of an answer: seconds or a date
 * @param now milliseconds since 1970
 */
export const readRetryAfter = (header: string | null, now: number): number => {
  const text = header?.trim() ?? ''
  const pauseMs = /^\d+$/.test(text) ? Number(text) * 1_000 : timeOfHttpDate(text) - now
  return pauseMs > 0 ? Math.min(pauseMs, maxCallPauseMs) : 0
}
