import { beforeEach, expect, test, vi } from 'vitest'
import type { SavedView } from '#domain/lists/savedViews.ts'
import { createSafeStorage } from '#services/storage/safeStorage.ts'
import { createSavedViewsStore } from '#services/storage/savedViews.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const viewOf = (name: string): SavedView => ({ name, kind: 'items', search: '?tab=sold' })

let target: EventTarget
beforeEach(() => {
  target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
})

const open = () => {
  const storage = memoryStorage()
  const store = createSafeStorage(() => storage)
  return { storage, store, views: createSavedViewsStore(store, 'u-1') }
}
const report = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }))

test('two people in one browser / each has only their own views', () => {
  const { store, views } = open()
  views.change({ type: 'save', view: viewOf('Mine') })
  expect([views.read(), createSavedViewsStore(store, 'u-2').read()]).toEqual([[viewOf('Mine')], []])
})

test('two tabs that save one after the other / both views are stored', () => {
  const { store, views } = open()
  const other = createSavedViewsStore(store, 'u-1')
  views.change({ type: 'save', view: viewOf('A') })
  expect(other.change({ type: 'save', view: viewOf('B') })).toEqual({ views: [viewOf('A'), viewOf('B')] })
})

test('a full storage / the change is refused with a sentence, and the stored views stay', () => {
  const { store, views } = open()
  views.change({ type: 'save', view: viewOf('A') })
  const full = createSavedViewsStore({ ...store, write: () => false }, 'u-1')
  expect(full.change({ type: 'save', view: viewOf('B') })).toEqual({
    problem: 'This browser has no room to store the change. Delete a view, then try again.',
  })
  expect(views.read()).toEqual([viewOf('A')])
})

test('a change of another tab / is reported for this person, and not for another', () => {
  const { storage, views } = open()
  const reports: unknown[] = []
  const unsubscribe = views.subscribe((changed) => reports.push(changed))
  storage.setItem('savedViews.u-1', JSON.stringify([viewOf('A')]))
  report('savedViews.u-1')
  report('savedViews.u-2')
  report(null)
  unsubscribe()
  report('savedViews.u-1')
  expect(reports).toEqual([[viewOf('A')], [viewOf('A')]])
})
