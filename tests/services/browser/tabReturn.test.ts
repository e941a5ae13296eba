import { expect, test, vi } from 'vitest'
import { waitForVisibleTab } from '#services/browser/tabReturn.ts'

const stubDocument = (visibilityState: DocumentVisibilityState) => {
  const stub = Object.assign(new EventTarget(), { visibilityState })
  vi.stubGlobal('document', stub)
  return stub
}

test('a visible tab / ends the wait at once', async () => {
  stubDocument('visible')
  await expect(waitForVisibleTab(new AbortController().signal)).resolves.toBeUndefined()
})

test('a hidden tab / ends the wait when the person returns', async () => {
  const hidden = stubDocument('hidden')
  const ended = vi.fn<() => void>()
  const wait = waitForVisibleTab(new AbortController().signal).then(ended)
  await Promise.resolve()
  expect(ended).not.toHaveBeenCalled()
  hidden.dispatchEvent(new Event('visibilitychange'))
  await wait
  expect(ended).toHaveBeenCalledOnce()
})
