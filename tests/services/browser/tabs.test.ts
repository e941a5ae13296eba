import { beforeEach, describe, expect, test, vi } from 'vitest'
import { announceProfile, announceSignOut, subscribeToProfile, subscribeToTabs } from '#services/browser/tabs.ts'

const store = new Map<string, string>()
const page = new EventTarget()

beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

/** The event that the browser sends to the other tabs after a write. */
const dispatchStorage = (key: string | null): void =>
  void page.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: localStorage }))

const subscribe = () => {
  const received: string[] = []
  const unsubscribe = subscribeToTabs('admin.', {
    onSignOut: () => received.push('signOut'),
    onTokensChanged: () => received.push('tokens'),
  })
  return { received, unsubscribe }
}

describe('in a browser that denies channels', () => {
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', function Denied() {
      throw new DOMException('denied', 'SecurityError')
    })
  })

  test('a sign-out is announced through a storage entry', () => {
    const { received, unsubscribe } = subscribe()
    announceSignOut('admin.')
    expect([...store.keys()]).toEqual(['signOut.admin.at'])
    dispatchStorage('signOut.admin.at')
    expect(received).toEqual(['signOut'])
    unsubscribe()
  })

  test('a saved profile is not announced, and nothing throws', () => {
    const onSaved = vi.fn<() => void>()
    const unsubscribe = subscribeToProfile(onSaved)
    announceProfile()
    unsubscribe()
    expect(onSaved).not.toHaveBeenCalled()
  })
})

test('changed tokens of this kind of session and a cleared storage are notified', () => {
  const { received, unsubscribe } = subscribe()
  for (const key of ['admin.x.accessToken', 'marketer.x.accessToken', 'signOut.marketer.at', 'theme', null])
    dispatchStorage(key)
  expect(received).toEqual(['tokens', 'tokens'])
  unsubscribe()
  dispatchStorage('admin.x.accessToken')
  expect(received).toHaveLength(2)
})

describe('a tab that has missed a sign-out', () => {
  const show = (type: string, more: object = {}) => page.dispatchEvent(Object.assign(new Event(type), more))
  /** Another tab signed out, and this one received no message. */
  const signOutElsewhere = () => store.set('signOut.admin.at', '1')

  test.each([
    ['is restored from the back/forward cache', () => show('pageshow', { persisted: true })],
    ['gets the focus', () => show('focus')],
    ['sees tokens disappear', () => dispatchStorage('admin.x.accessToken')],
  ])('%s / and signs out', (_, notice) => {
    const { received, unsubscribe } = subscribe()
    signOutElsewhere()
    notice()
    unsubscribe()
    notice()
    expect(received).toEqual(['signOut'])
  })

  test('has its data deleted in another one / checks its tokens, and was not signed out', () => {
    signOutElsewhere()
    const { received, unsubscribe } = subscribe()
    store.clear()
    dispatchStorage(null)
    show('focus')
    unsubscribe()
    expect(received).toEqual(['tokens'])
  })

  test('but is only restored or focused without one / checks its tokens at most', () => {
    const { received, unsubscribe } = subscribe()
    show('focus')
    show('pageshow', { persisted: false })
    show('pageshow', { persisted: true })
    unsubscribe()
    expect(received).toEqual(['tokens'])
  })
})

/** The module as another tab loads it. */
const loadOtherTab = () => {
  vi.resetModules()
  return import('#services/browser/tabs.ts')
}

describe('two tabs', () => {
  test('a saved profile is announced to the other tab, and not to its own', async () => {
    const other = await loadOtherTab()
    const received: string[] = []
    const unsubscribeOwn = subscribeToProfile(() => received.push('own tab'))
    await new Promise<void>((resolve) => {
      const unsubscribe = other.subscribeToProfile(() => {
        received.push('other tab')
        unsubscribe()
        resolve()
      })
      announceProfile()
    })
    unsubscribeOwn()
    expect(received).toEqual(['other tab'])
  })

  test('a sign-out is announced to the other tab, and not to its own', async () => {
    const other = await loadOtherTab()
    const { received, unsubscribe: unsubscribeOwn } = subscribe()
    await new Promise<void>((resolve) => {
      const unsubscribe = other.subscribeToTabs('admin.', {
        onTokensChanged: () => undefined,
        onSignOut: () => {
          unsubscribe()
          resolve()
        },
      })
      announceSignOut('admin.')
    })
    unsubscribeOwn()
    expect(received).toEqual([])
  })
})
