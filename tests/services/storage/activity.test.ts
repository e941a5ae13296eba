import { expect, test } from 'vitest'
import type { Activity } from '#domain/activity/activity.ts'
import { createActivityStore } from '#services/storage/activity.ts'
import { createSafeStorage } from '#services/storage/safeStorage.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const activityAt = (at: number): Activity => ({ kind: 'userActivated', id: 'USR-1', name: 'Ada Obi', at })

const open = () => {
  const storage = memoryStorage()
  const store = createSafeStorage(() => storage)
  return { store, activities: createActivityStore(store, 'u-1') }
}

test('two people in one browser / each has only their own activities', () => {
  const { store, activities } = open()
  activities.add(activityAt(1))
  expect([activities.read(), createActivityStore(store, 'u-2').read()]).toEqual([[activityAt(1)], []])
})

test('two tabs that add one after the other / both are stored', () => {
  const { store, activities } = open()
  activities.add(activityAt(1))
  createActivityStore(store, 'u-1').add(activityAt(2))
  expect(activities.read()).toEqual([activityAt(2), activityAt(1)])
})

test('a full storage / the newest activity replaces older ones', () => {
  const { store } = open()
  const limited = { ...store, write: (key: string, value: string) => value.length <= 200 && store.write(key, value) }
  const activities = createActivityStore(limited, 'u-1')
  for (const at of [1, 2, 3, 4, 5]) activities.add(activityAt(at))
  expect(activities.read().map(({ at }) => at)).toEqual([5, 4, 3])
})

test('a storage without any room / nothing is stored, and nothing throws', () => {
  const { store } = open()
  const activities = createActivityStore({ ...store, write: () => false }, 'u-1')
  activities.add(activityAt(1))
  expect(activities.read()).toEqual([])
})

test('a cleared list / another person keeps theirs', () => {
  const { store, activities } = open()
  const others = createActivityStore(store, 'u-2')
  activities.add(activityAt(1))
  others.add(activityAt(2))
  activities.replace([])
  expect([activities.read(), others.read()]).toEqual([[], [activityAt(2)]])
})
