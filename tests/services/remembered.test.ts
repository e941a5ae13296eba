import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEventBus } from '#services/eventBus.ts'
import { keepProfile, keepReferral, recall, remember, remembered } from '#services/remembered.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => void vi.unstubAllGlobals())

describe('what the product remembers', () => {
  test('comes back as it was', () => {
    remember(remembered.theme, 'dark')
    remember(remembered.sidebar, 'collapsed')
    remember(remembered.validatedEmail, 'ada@rewoven.com')
    expect([recall(remembered.theme), recall(remembered.sidebar), recall(remembered.validatedEmail)]).toEqual(['dark', 'collapsed', 'ada@rewoven.com'])
    expect([localStorage.getItem('theme'), sessionStorage.getItem('validatedEmail')]).toEqual(['dark', 'ada@rewoven.com'])
  })

  test.each(Object.entries(remembered))('is as on a first visit where nothing stands under %s', (_, entry) => {
    expect(recall<string | null>(entry as never)).toBe(entry.otherwise)
  })

  test.each(['theme', 'sidebar'] as const)('is as on a first visit where garbage stands under %s', (name) => {
    localStorage.setItem(name, '{"half": ')
    expect(recall<string>(remembered[name] as never)).toBe(remembered[name].otherwise)
  })

  test('of a person is who signed in last', () => {
    keepProfile({ id: 'u-1', name: 'Ada Obi', email: 'ada@rewoven.com', phoneNumber: '+2348030000000', role: 'ADMIN' })
    expect(Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]))).toEqual({
      userName: 'Ada Obi',
      userEmail: 'ada@rewoven.com',
      userPhone: '+2348030000000',
      userInitials: 'AO',
      userRole: 'ADMIN',
    })
  })

  test('of a referral is its code and its time, and never a code that cannot be one', () => {
    keepReferral('ADA-2026', 1_790_000_000_000)
    expect([localStorage.getItem('referralCode'), localStorage.getItem('referralTimestamp')]).toEqual(['ADA-2026', '1790000000000'])
    expect(recall(remembered.referralCode)).toBe('ADA-2026')
    localStorage.setItem('referralCode', '<img src=x>')
    expect(recall(remembered.referralCode)).toBeNull()
  })

  test.each([['full', () => memoryStorage(0)], ['denied', denied]])('is nothing in a %s storage, and nobody minds', (_, storage) => {
    vi.unstubAllGlobals()
    vi.stubGlobal('localStorage', storage())
    remember(remembered.theme, 'dark')
    expect(recall(remembered.theme)).toBe('system')
  })
})

describe('the event bus', () => {
  test('tells everyone who listens, and nobody who has stopped', () => {
    const bus = createEventBus()
    const heard: unknown[] = []
    const stop = bus.listen('AUTH_STATE_CHANGED', (detail) => heard.push(detail))
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
