import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { addToday } from '#domain/dashboard/history.ts'
import { parseHistory, serializeHistory } from '#domain/dashboard/historyText.ts'
import { createLinePlot } from '#domain/dashboard/createLinePlot.ts'
import { plotCsv } from '#domain/dashboard/plots.ts'
import { sections } from '#domain/dashboard/sections.ts'
import { timeFrames } from '#domain/periods/timeFrames.ts'
import { initialsOf, parseStoredProfile } from '#domain/people/profile.ts'
import { createCognito } from '#services/identity/cognito/provider.ts'
import { readStoredSession } from '#services/identity/storedSession.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { adminPrefix, profileKey } from '#services/storage/storageKeys.ts'
import { hostileSeed, hostileTexts, hostileValues } from '#tests/support/hostileValues.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'
import { storageEntries } from '#tests/support/storageEntries.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})

const settings = { seed: hostileSeed, numRuns: 60 }

/** Texts of any content, JSON of any shape, and JSON that begins like the stored value. */
const storedTexts = (fields: readonly string[]) =>
  fc.oneof(
    hostileTexts,
    fc.json(),
    hostileValues.map((value) => JSON.stringify(value)),
    fc
      .record(Object.fromEntries(fields.map((field) => [field, hostileValues])), { requiredKeys: [] })
      .map((value) => JSON.stringify(value)),
  )

const fields = ['version', 'isSeeded', 'days', 'frames', 'columns', 'density', 'id', 'email', 'name', 'role', 'picture']

describe.each(storageEntries.map((entry) => [entry.key, entry] as const))('%s', (key, { store, read, schema }) => {
  test('reads as a valid value, whatever is stored', () => {
    fc.assert(
      fc.property(storedTexts(fields), (text) => {
        store.write(key, text)
        const parsed = schema.safeParse(read())
        expect(parsed.error?.issues ?? []).toEqual([])
      }),
      settings,
    )
  })
})

const base64 = (value: unknown): string =>
  Buffer.from(JSON.stringify(value) ?? '')
    .toString('base64')
    .replace(/=+$/, '')

/** Tokens of any content, and tokens that can be decoded to any claims. */
const tokens = fc.oneof(
  hostileTexts,
  fc
    .record(Object.fromEntries(['sub', 'exp', 'email', 'name', 'custom:role'].map((claim) => [claim, hostileValues])), {
      requiredKeys: [],
    })
    .map((claims) => `${base64({ alg: 'RS256' })}.${base64(claims)}.c2ln`),
)

test('tokens of any content are a session or none', () => {
  const provider = createCognito({ poolId: 'eu-west-1_test', clientId: 'client', endpoint: 'https://pool.example' })
  const library = `${adminPrefix}CognitoIdentityServiceProvider.client`
  const key = (name: string) => `${library}.ada.${name}`
  fc.assert(
    fc.property(tokens, tokens, hostileTexts, storedTexts(fields), (idToken, accessToken, drift, profile) => {
      localStore.write(`${library}.LastAuthUser`, 'ada')
      localStore.write(key('idToken'), idToken)
      localStore.write(key('accessToken'), accessToken)
      localStore.write(key('clockDrift'), drift)
      localStore.write(adminPrefix + profileKey, profile)
      const session = readStoredSession(provider, localStore, adminPrefix)
      const name = session?.profile?.name ?? parseStoredProfile(profile)?.name ?? ''
      expect(initialsOf(name)).not.toBe('')
    }),
    settings,
  )
})

const figures = fc.oneof(
  { weight: 50, arbitrary: fc.constantFrom(0, 1, 0.5, 1e21, 1e308, Number.MAX_SAFE_INTEGER) },
  { weight: 1, arbitrary: fc.constantFrom(-1, null, '7') },
)
const days = fc.record({
  date: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('0000-01-01', '2026-11-20', '2026-11-22', '9999-12-31', '2026-02-30') },
    { weight: 1, arbitrary: hostileTexts },
  ),
  source: fc.constantFrom('real', 'synthetic', 'real', 'other'),
  ...Object.fromEntries(
    Object.keys(addToday({ isSeeded: true, days: [] }, emptyCounts, '2026-11-23').days[0] ?? {})
      .filter((name) => name !== 'date' && name !== 'source')
      .map((name) => [name, figures]),
  ),
})

test('a stored history of any days is drawn, exported, continued and stored again', () => {
  fc.assert(
    fc.property(fc.array(days, { maxLength: 4 }), fc.constantFrom(...timeFrames), (stored, timeFrame) => {
      const history = addToday(parseHistory(JSON.stringify({ version: 1, days: stored })), emptyCounts, '2026-11-23')
      const shown = { totals: emptyCounts, period: emptyCounts, loadedAt: new Date(2026, 10, 23, 12).getTime() }
      for (const section of sections) {
        const plot = createLinePlot(section, { timeFrame, figures: shown, comparison: null }, history)
        const values = plot?.lines.flatMap((line) => line.values) ?? []
        expect(values.filter((value) => !Number.isSafeInteger(Math.round(value ?? 0)))).toEqual([])
        expect(plot ? plotCsv(plot) : '').not.toContain('NaN')
      }
      expect(parseHistory(serializeHistory(history))).toEqual(history)
    }),
    settings,
  )
})
