import { beforeEach, describe, expect, test, vi } from 'vitest'
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
import { memoryStorage } from '#tests/support/memoryStorage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})

describe('a stored preference', () => {
  test('is read as it was written', () => {
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

  test.each(Object.entries(preferences))('has its fallback if nothing is stored: %s', (_, entry) => {
    expect(readPreference<string | null>(entry as never)).toBe(entry.fallback)
  })

  test.each(['theme', 'sidebar'] as const)('has its fallback if the stored text is invalid: %s', (name) => {
    localStorage.setItem(name, '{"half": ')
    expect(readPreference<string>(preferences[name] as never)).toBe(preferences[name].fallback)
  })

  test('contains the profile of the person who signed in last', () => {
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

  test('contains the code, the time and the source of the last referral, and ignores an invalid code', () => {
    storeReferral({ code: 'ADA-2026', openedAt: 1_790_000_000_000, source: 'whatsapp' })
    expect(['referralCode', 'referralTimestamp', 'referralSource'].map((key) => localStorage.getItem(key))).toEqual([
      'ADA-2026',
      '1790000000000',
      'whatsapp',
    ])
    storeReferral({ code: 'ADA-2026', openedAt: 1_790_000_000_001, source: null })
    expect(readPreference(preferences.referralSource)).toBeNull()
    expect(readPreference(preferences.referralCode)).toBe('ADA-2026')
    localStorage.setItem('referralCode', '<img src=x>')
    expect(readPreference(preferences.referralCode)).toBeNull()
  })

  test.each([
    ['full', () => memoryStorage(0)],
    ['denied', denied],
  ])('has its fallback in a %s storage, and nothing throws', (_, storage) => {
    vi.stubGlobal('localStorage', storage())
    writePreference(preferences.theme, 'dark')
    expect(readPreference(preferences.theme)).toBe('system')
  })
})

describe('the details of the settings page', () => {
  const ada = { id: 'u-1', name: 'Ada Obi', email: 'ada@rewoven.com', phoneNumber: '', role: 'ADMIN' }
  const picture = 'data:image/webp;base64,UklGRg=='
  const saved = { name: 'Ada Eze', email: 'ada@example.com', picture }

  test('are read again after the next sign-in, and only by the same person', () => {
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

  test('are not stored in part if the storage is full', () => {
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
  test('notifies every subscriber until it unsubscribes', () => {
    const bus = createEventBus()
    const received: unknown[] = []
    const unsubscribe = bus.subscribe('AUTH_STATE_CHANGED', (detail) => received.push(detail))
    bus.publish('AUTH_STATE_CHANGED', { token: 'a' })
    unsubscribe()
    bus.publish('AUTH_STATE_CHANGED', { token: 'b' })
    expect(received).toEqual([{ token: 'a' }])
  })
})

function denied(): Storage {
  return new Proxy({} as Storage, {
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
}
