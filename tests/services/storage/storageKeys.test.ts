import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { adminPrefix, storageKeys } from '#services/storage/storageKeys.ts'
import { isKnownKey, storageEntries } from '#tests/support/storageEntries.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'
import { storedData } from '#domain/legal/storedData.ts'
import { keyPurposes } from '#services/storage/keyPurposes.ts'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { emptyHistory } from '#domain/dashboard/history.ts'
import { defaultTableLayout } from '#domain/lists/tableLayout.ts'
import { createHistoryStore } from '#services/storage/historyStore.ts'
import { createTableLayoutStore } from '#services/storage/jsonEntries.ts'
import { createSafeStorage } from '#services/storage/safeStorage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})

describe('the list of storage keys', () => {
  test('has an entry with a schema for every key', () => {
    const keys = storageEntries.map(({ key }) => key)
    expect(Object.values(storageKeys).filter((key) => !keys.includes(key))).toEqual([])
  })

  test('has a key for everything that the privacy notice says is kept', () => {
    // The service worker keeps the website.
    expect([...new Set([...Object.values(keyPurposes), 'website'])].toSorted()).toEqual(
      Object.keys(storedData).toSorted(),
    )
  })

  test('contains the keys of the script that runs before the first paint', () => {
    const script = readFileSync('src/public/firstPaint.js', 'utf8')
    const keys = [...script.matchAll(/(?:getItem|key\.indexOf)\('([^']+)'\)/g)].map(([, key]) => key)
    expect(keys).toEqual([storageKeys.theme, storageKeys.sidebar, adminPrefix, storageKeys.referralCode])
    expect(script.match(/localStorage|sessionStorage/g)).toHaveLength(4)
  })
})

describe('a stored value', () => {
  const invalidTexts = ['{"half": ', '<img src=x onerror=alert(1)>', '[1,{"a":null}]', '']

  test.each(storageEntries.map((entry) => [entry.key, entry] as const))(
    'is the fallback if its text is invalid: %s',
    (key, { schema, store, read, fallback }) => {
      expect(read()).toEqual(fallback)
      for (const text of invalidTexts) {
        store.write(key, text)
        expect([fallback, text]).toContainEqual(read())
        expect(schema.safeParse(read()).success).toBe(true)
      }
    },
  )

  test.each([
    'theme',
    'profile-image-u-2',
    'tableLook.users',
    'signOut.admin.at',
    'admin.CognitoIdentityServiceProvider.x',
  ])('has a known key: %s', (key) => expect(isKnownKey(key)).toBe(true))

  test.each(['themes', 'token', 'profile', 'tableLook'])('does not have the key %s', (key) =>
    expect(isKnownKey(key)).toBe(false),
  )
})

const counts = { ...emptyCounts, totalUserCount: 10, activeUserCount: 8 }
const monday = new Date(2026, 10, 16, 9)
const tuesday = new Date(2026, 10, 17, 9)

describe('the daily history', () => {
  test('is stored from one visit to the next, with one entry per day', () => {
    const storage = memoryStorage()
    createHistoryStore(createSafeStorage(() => storage)).record(counts, monday)
    const history = createHistoryStore(createSafeStorage(() => storage)).record(counts, tuesday)
    expect(history.days.filter(({ source }) => source === 'real').map(({ date }) => date)).toEqual([
      '2026-11-16',
      '2026-11-17',
    ])
    expect(history.days).toHaveLength(32)
  })

  test.each(['{', '{"version":2,"isSeeded":true,"days":[]}', '{"version":1,"days":{}}', '[]', 'null'])(
    'is empty if the stored text is %s',
    (text) => {
      const storage = memoryStorage()
      storage.setItem('dailyHistory', text)
      expect(createHistoryStore(createSafeStorage(() => storage)).read()).toEqual(emptyHistory)
    },
  )

  test('contains today even if the storage is full', () => {
    const full = memoryStorage(10)
    expect(createHistoryStore(createSafeStorage(() => full)).record(counts, monday).days).toHaveLength(31)
  })
})

describe('the table layout', () => {
  test('is stored for each kind of list', () => {
    const storage = memoryStorage()
    const layouts = createTableLayoutStore(createSafeStorage(() => storage))
    layouts.write('users', { columns: ['name'], density: 'compact', hasShortcuts: false })
    expect([layouts.read('users').density, layouts.read('items')]).toEqual(['compact', defaultTableLayout])
  })
})
