import { existsSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEventBus } from '#services/browser/eventBus.ts'
import {
  storeDetails,
  storeProfile,
  storeReferral,
  readPreference,
  readStoredDetails,
  writePreference,
  preferences,
  withStoredPicture,
} from '#services/storage/preferences.ts'
import { isKnownKey, storageKeys } from '#services/storage/storageKeys.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => void vi.unstubAllGlobals())

describe('what the product remembers', () => {
  test('comes back as it was', () => {
    writePreference(preferences.theme, 'dark')
    writePreference(preferences.sidebar, 'collapsed')
    writePreference(preferences.validatedEmail, 'ada@rewoven.com')
    expect([
      readPreference(preferences.theme),
      readPreference(preferences.sidebar),
      readPreference(preferences.validatedEmail),
    ]).toEqual(['dark', 'collapsed', 'ada@rewoven.com'])
    expect([localStorage.getItem('theme'), sessionStorage.getItem('validatedEmail')]).toEqual([
      'dark',
      'ada@rewoven.com',
    ])
  })

  test.each(Object.entries(preferences))('is as on a first visit where nothing stands under %s', (_, entry) => {
    expect(readPreference<string | null>(entry as never)).toBe(entry.fallback)
  })

  test.each(['theme', 'sidebar'] as const)('is as on a first visit where garbage stands under %s', (name) => {
    localStorage.setItem(name, '{"half": ')
    expect(readPreference<string>(preferences[name] as never)).toBe(preferences[name].fallback)
  })

  test('of a person is who signed in last', () => {
    storeProfile({ id: 'u-1', name: 'Ada Obi', email: 'ada@rewoven.com', phoneNumber: '+2348030000000', role: 'ADMIN' })
    expect(Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]))).toEqual({
      userName: 'Ada Obi',
      userEmail: 'ada@rewoven.com',
      userPhone: '+2348030000000',
      userInitials: 'AO',
      userRole: 'ADMIN',
      userId: 'u-1',
    })
  })

  test('of a referral is its code and its time, and never a code that cannot be one', () => {
    storeReferral('ADA-2026', 1_790_000_000_000)
    expect([localStorage.getItem('referralCode'), localStorage.getItem('referralTimestamp')]).toEqual([
      'ADA-2026',
      '1790000000000',
    ])
    expect(readPreference(preferences.referralCode)).toBe('ADA-2026')
    localStorage.setItem('referralCode', '<img src=x>')
    expect(readPreference(preferences.referralCode)).toBeNull()
  })

  test.each([
    ['full', () => memoryStorage(0)],
    ['denied', denied],
  ])('is nothing in a %s storage, and nobody minds', (_, storage) => {
    vi.unstubAllGlobals()
    vi.stubGlobal('localStorage', storage())
    writePreference(preferences.theme, 'dark')
    expect(readPreference(preferences.theme)).toBe('system')
  })
})

describe('every setting that is remembered', () => {
  const garbage = ['{"half": ', '<img src=x onerror=alert(1)>', '[1,{"a":null}]', '']

  test.each(storageKeys.map((setting) => [setting.key, setting] as const))(
    'has an owner and survives garbage: %s',
    (_, { schema, owner, store, example, read, fallback }) => {
      expect(existsSync(owner)).toBe(true)
      expect(read()).toEqual(fallback)
      for (const text of garbage) {
        store.write(example, text)
        expect([fallback, text]).toContainEqual(read())
        expect(schema.safeParse(read()).success).toBe(true)
      }
    },
  )

  test('is found by its key, and nothing else is', () => {
    for (const key of ['theme', 'profile-image-u-1', 'tableLook.users', 'admin.CognitoIdentityServiceProvider.x'])
      expect(isKnownKey(key)).toBe(true)
    for (const key of ['themes', 'token', 'profile', 'tableLook']) expect(isKnownKey(key)).toBe(false)
  })
})

describe('what was saved on the settings page', () => {
  const ada = { id: 'u-1', name: 'Ada Obi', email: 'ada@rewoven.com', phoneNumber: '', role: 'ADMIN' }
  const picture = 'data:image/webp;base64,UklGRg=='
  const saved = { name: 'Ada Eze', email: 'ada@example.com', picture }

  test('is there again after signing in anew, and is of nobody else', () => {
    storeProfile(ada)
    expect(storeDetails('u-1', saved)).toBe(true)
    storeProfile(ada)
    expect(readStoredDetails(ada)).toEqual({ ...saved, name: 'Ada Obi' })
    expect([
      withStoredPicture(ada).picture,
      localStorage.getItem('userProfilePicture'),
      localStorage.getItem('userProfilePictureKey'),
    ]).toEqual([picture, picture, 'profile-image-u-1'])
    const eve = { ...ada, id: 'u-2', name: 'Eve', email: 'eve@rewoven.com' }
    storeProfile(eve)
    expect(readStoredDetails(eve)).toEqual({ name: 'Eve', email: 'eve@rewoven.com', picture: null })
    expect([withStoredPicture(eve), localStorage.getItem('userProfilePicture')]).toEqual([eve, null])
    expect(withStoredPicture(ada).picture).toBe(picture)
  })

  test('is not kept by half where the storage is full', () => {
    storeProfile(ada)
    const used = Object.keys(localStorage).reduce(
      (sum, key) => sum + key.length + (localStorage.getItem(key) ?? '').length,
      0,
    )
    const full = memoryStorage(used + 20)
    for (const key of Object.keys(localStorage)) full.setItem(key, localStorage.getItem(key) ?? '')
    vi.stubGlobal('localStorage', full)
    expect(storeDetails('u-1', saved)).toBe(false)
    expect(readStoredDetails(ada)).toEqual({ name: 'Ada Obi', email: 'ada@rewoven.com', picture: null })
  })
})

describe('the event bus', () => {
  test('tells everyone who listens, and nobody who has stopped', () => {
    const bus = createEventBus()
    const heard: unknown[] = []
    const stop = bus.subscribe('AUTH_STATE_CHANGED', (detail) => heard.push(detail))
    bus.publish('AUTH_STATE_CHANGED', { token: 'a' })
    stop()
    bus.publish('AUTH_STATE_CHANGED', { token: 'b' })
    expect(heard).toEqual([{ token: 'a' }])
  })
})

function denied(): Storage {
  return new Proxy({} as Storage, {
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
}
