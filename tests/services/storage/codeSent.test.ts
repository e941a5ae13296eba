import { beforeEach, expect, test, vi } from 'vitest'
import { createCodeSentStore } from '#services/storage/codeSent.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const email = 'ada@rewoven.com'
const page = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

test('a code that was sent / is known to each tab until its lock ends, for its email and its role', () => {
  createCodeSentStore('admin.').write(email, 1_000)
  const { read } = createCodeSentStore('admin.')
  expect([
    read('ADA@rewoven.com', 1_000),
    read(email, 60_999),
    read(email, 61_000),
    read('eve@rewoven.com', 1_000),
    createCodeSentStore('marketer.').read(email, 1_000),
  ]).toEqual([1_000, 1_000, null, null, null])
})

test('a time in the future, an invalid entry or a removed one / locks nothing', () => {
  const store = createCodeSentStore('admin.')
  store.write(email, 5_000)
  expect(store.read(email, 4_999)).toBeNull()
  localStorage.setItem('codeSent', '{"email":7}')
  expect(store.read(email, 5_000)).toBeNull()
  store.write(email, 5_000)
  store.remove()
  expect(store.read(email, 5_000)).toBeNull()
})

test('a code that another tab requests / is notified for its email', () => {
  const store = createCodeSentStore('admin.')
  const sent: number[] = []
  const unsubscribe = store.subscribe(email, (sentAt) => sent.push(sentAt))
  const notify = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const now = Date.now()
  store.write(email, now)
  notify('codeSent')
  notify('theme')
  store.write('eve@rewoven.com', now)
  notify('codeSent')
  unsubscribe()
  store.write(email, now)
  notify('codeSent')
  expect(sent).toEqual([now])
})
