import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { emptyHistory, addToday } from '#domain/dashboard/history.ts'
import { serializeHistory, parseHistory } from '#domain/dashboard/historyText.ts'

const history = addToday(emptyHistory, { ...emptyCounts, totalUserCount: 90, activeUserCount: 80 }, '2026-11-21')
const [first, second] = history.days
const textOf = (days: readonly unknown[], beside: object = {}) =>
  JSON.stringify({ version: 1, isSeeded: true, days, ...beside })

describe('the history that a browser kept', () => {
  test('comes back as it was', () => expect(parseHistory(serializeHistory(history))).toEqual(history))

  test('loses the days that are broken, and those alone', () => {
    const broken = [
      null,
      7,
      {},
      { ...first, date: '2026-02-30' },
      { ...first, date: 'yesterday' },
      { ...first, usersTotal: -1 },
      { ...first, itemsTotal: '9' },
      { ...first, source: 'guessed' },
    ]
    expect(parseHistory(textOf([...broken, ...history.days, ...broken]))).toEqual(history)
  })

  test('is put in order, and a day that stands there twice is as it was written last', () => {
    expect(parseHistory(textOf([second, { ...first, usersTotal: 1 }, first])).days).toEqual([first, second])
  })

  test('of the first console, which wrote no version, is read', () => {
    expect(parseHistory(JSON.stringify({ isSeeded: true, days: history.days }))).toEqual(history)
  })

  test('is not seeded again where days are there, or where all of them were broken', () => {
    expect(parseHistory(textOf(history.days, { isSeeded: 'yes' })).isSeeded).toBe(true)
    expect(parseHistory(textOf([null]))).toEqual({ isSeeded: true, days: [] })
  })

  test('is empty where another version wrote it, or nobody did', () => {
    expect([null, '', '{', '[]', 'null', textOf([], { version: 2 }), '{"version":1}'].map(parseHistory)).toEqual(
      Array(7).fill(emptyHistory),
    )
  })

  test('of whatever text never fails, and holds at most 365 days', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseHistory(text).days.length <= 365))
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...first,
      date: new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
    }))
    expect(parseHistory(textOf(many)).days).toHaveLength(365)
  })
})
