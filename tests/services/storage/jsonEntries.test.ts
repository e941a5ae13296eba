import { describe, expect, test } from 'vitest'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { emptyHistory } from '#domain/dashboard/history.ts'
import { defaultTableLayout } from '#domain/lists/tableLayout.ts'
import { createHistoryStore } from '#services/storage/historyStore.ts'
import { createTableLayoutStore } from '#services/storage/jsonEntries.ts'
import { createSafeStorage } from '#services/storage/safeStorage.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const counts = { ...emptyCounts, totalUserCount: 10, activeUserCount: 8 }
const monday = new Date(2026, 10, 16, 9)
const tuesday = new Date(2026, 10, 17, 9)

describe('the daily history', () => {
  test('is stored from one visit to the next, with one entry per day', () => {
    const storage = memoryStorage()
    createHistoryStore(createSafeStorage(() => storage)).record(counts, monday)
    const history = createHistoryStore(createSafeStorage(() => storage)).record(counts, tuesday)
    expect(history.days.filter(({ source }) => source === 'real').map(({ date }) => date)).toEqual([
      '2026-11-16',
      '2026-11-17',
    ])
    expect(history.days).toHaveLength(32)
  })

  test.each(['{', '{"version":2,"isSeeded":true,"days":[]}', '{"version":1,"days":{}}', '[]', 'null'])(
    'is empty if the stored text is %s',
    (text) => {
      const storage = memoryStorage()
      storage.setItem('dailyHistory', text)
      expect(createHistoryStore(createSafeStorage(() => storage)).read()).toEqual(emptyHistory)
    },
  )

  test('contains today even if the storage is full', () => {
    const full = memoryStorage(10)
    expect(createHistoryStore(createSafeStorage(() => full)).record(counts, monday).days).toHaveLength(31)
  })
})

describe('the table layout', () => {
  test('is stored for each kind of list', () => {
    const storage = memoryStorage()
    const layouts = createTableLayoutStore(createSafeStorage(() => storage))
    layouts.write('users', { columns: ['name'], density: 'compact', hasShortcuts: false })
    expect([layouts.read('users').density, layouts.read('items')]).toEqual(['compact', defaultTableLayout])
  })
})
