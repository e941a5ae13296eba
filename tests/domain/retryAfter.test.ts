import { expect, test } from 'vitest'
import { readRetryAfter } from '#domain/app/retryAfter.ts'

const now = Date.UTC(2026, 10, 26, 12)

test.each([
  ['12', 12_000],
  [' 1 ', 1_000],
  ['3600', 60_000],
  ['Thu, 26 Nov 2026 12:00:30 GMT', 30_000],
  ['Thu, 26 Nov 2026 13:00:00 GMT', 60_000],
  ['Thu, 26 Nov 2026 11:59:59 GMT', 0],
  ['Thursday, 26-Nov-26 12:00:30 GMT', 30_000],
  ['Thu Nov 26 12:00:30 2026', 30_000],
  ['Sun Nov  6 08:49:37 2044', 60_000],
  ['0', 0],
  ['-5', 0],
  ['1e9', 0],
  ['2026', 60_000],
  ['2026-11-26', 0],
  ['soon', 0],
  ['', 0],
  [null, 0],
])('Retry-After %j / is a pause of %i ms', (header, pauseMs) => expect(readRetryAfter(header, now)).toBe(pauseMs))
