import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { announceProfile, announceSignOut, subscribeToProfile, subscribeToTabs } from '#services/browser/tabs.ts'

const store = new Map<string, string>()
const page = new EventTarget()

beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => store.set(key, value) })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

/** What the browser tells the other tabs of an entry that was written. */
const tellStorage = (key: string | null): void =>
  void page.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: localStorage }))

const hearing = () => {
  const heard: string[] = []
  const end = subscribeToTabs('admin.', {
    onSignOut: () => heard.push('signOut'),
    onTokensChanged: () => heard.push('tokens'),
  })
  return { heard, end }
}

describe('in a browser that denies channels', () => {
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', function Denied() {
      throw new DOMException('denied', 'SecurityError')
    })
  })

  test('a sign-out is written down, and heard by its entry', () => {
    const { heard, end } = hearing()
    announceSignOut('admin.')
    expect([...store.keys()]).toEqual(['signOut.admin.at'])
    tellStorage('signOut.admin.at')
    expect(heard).toEqual(['signOut'])
    end()
  })

  test('nothing fails where a profile was saved', () => {
    const tell = vi.fn<() => void>()
    const end = subscribeToProfile(tell)
    announceProfile()
    end()
    expect(tell).not.toHaveBeenCalled()
  })
})

test('entries of tokens are told apart from those of the other sort of session, and a cleared storage concerns all', () => {
  const { heard, end } = hearing()
  for (const key of ['admin.x.accessToken', 'marketer.x.accessToken', 'signOut.marketer.at', 'theme', null])
    tellStorage(key)
  expect(heard).toEqual(['tokens', 'tokens'])
  end()
  tellStorage('admin.x.accessToken')
  expect(heard).toHaveLength(2)
})

test('a saved profile is heard in another tab', async () => {
  const heard = new Promise<void>((resolve) => {
    const end = subscribeToProfile(() => {
      end()
      resolve()
    })
  })
  announceProfile()
  await expect(heard).resolves.toBeUndefined()
})
