import { existsSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { adminPrefix, storageKeys } from '#services/storage/storageKeys.ts'
import { isKnownKey, storageEntries } from '#tests/support/storageEntries.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => void vi.unstubAllGlobals())

describe('the list of storage keys', () => {
  test('has an entry with an owner and a schema for every key', () => {
    const keys = storageEntries.map(({ key }) => key)
    expect(Object.values(storageKeys).filter((key) => !keys.includes(key))).toEqual([])
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
    'has an owner, and an invalid text reads as the fallback: %s',
    (key, { schema, owner, store, read, fallback }) => {
      expect(existsSync(owner)).toBe(true)
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
