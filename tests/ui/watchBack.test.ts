import { afterEach, describe, expect, test, vi } from 'vitest'
import { watchBack } from '#ui/overlays/watchBack.ts'

class FakeWatcher extends EventTarget {
  static open: FakeWatcher[] = []
  constructor() {
    super()
    FakeWatcher.open.push(this)
  }
  destroy(): void {
    FakeWatcher.open = FakeWatcher.open.filter((other) => other !== this)
  }
  static back(): void {
    FakeWatcher.open.pop()?.dispatchEvent(new Event('close'))
  }
}

const onDevice = (userAgent: string): void => {
  vi.stubGlobal('window', { CloseWatcher: FakeWatcher })
  vi.stubGlobal('navigator', { userAgent })
}

afterEach(() => {
  FakeWatcher.open = []
})

describe('Back on Android', () => {
  test('closes the top, again and again while it stays open, and nothing after it has closed', () => {
    onDevice('Mozilla/5.0 (Linux; Android 15)')
    const presses: string[] = []
    const stopPage = watchBack(() => presses.push('dialog'))
    const stopQuestion = watchBack(() => presses.push('question'))
    FakeWatcher.back()
    FakeWatcher.back()
    stopQuestion()
    FakeWatcher.back()
    stopPage()
    FakeWatcher.back()
    expect([presses, FakeWatcher.open]).toEqual([['question', 'question', 'dialog'], []])
  })
})

test.each(['Mozilla/5.0 (X11; Linux x86_64)', 'Mozilla/5.0 (iPhone)'])('on %s / Back is not watched', (userAgent) => {
  onDevice(userAgent)
  watchBack(() => undefined)()
  expect(FakeWatcher.open).toEqual([])
})
