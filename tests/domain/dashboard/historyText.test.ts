import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { emptyHistory, addToday } from '#domain/dashboard/history.ts'
import { serializeHistory, parseHistory } from '#domain/dashboard/historyText.ts'

const history = addToday(emptyHistory, { ...emptyCounts, totalUserCount: 90, activeUserCount: 80 }, '2026-11-21')
const [first, second] = history.days
const textOf = (days: readonly unknown[], members: object = {}) =>
  JSON.stringify({ version: 1, isSeeded: true, days, ...members })

describe('the stored history', () => {
  test('is the same after writing and reading', () => expect(parseHistory(serializeHistory(history))).toEqual(history))

  test('with invalid days / drops only these', () => {
    const invalid = [
      null,
      7,
      {},
      { ...first, date: '2026-02-30' },
      { ...first, date: 'yesterday' },
      { ...first, usersTotal: -1 },
      { ...first, itemsTotal: '9' },
      { ...first, source: 'guessed' },
    ]
    expect(parseHistory(textOf([...invalid, ...history.days, ...invalid]))).toEqual(history)
  })

  test('with unsorted and duplicate days / is sorted, and has the last duplicate', () => {
    expect(parseHistory(textOf([second, { ...first, usersTotal: 1 }, first])).days).toEqual([first, second])
  })

  test('without a version, from the first release / is valid', () => {
    expect(parseHistory(JSON.stringify({ isSeeded: true, days: history.days }))).toEqual(history)
  })

  test('with days, or with only invalid days / is seeded', () => {
    expect(parseHistory(textOf(history.days, { isSeeded: 'yes' })).isSeeded).toBe(true)
    expect(parseHistory(textOf([null]))).toEqual({ isSeeded: true, days: [] })
  })

  test('of another version, or missing / is empty', () => {
    expect([null, '', '{', '[]', 'null', textOf([], { version: 2 }), '{"version":1}'].map(parseHistory)).toEqual(
      Array(7).fill(emptyHistory),
    )
  })

  test('from any text / never throws and has at most 365 days', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseHistory(text).days.length <= 365))
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...first,
      date: new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
    }))
    expect(parseHistory(textOf(many)).days).toHaveLength(365)
  })
})
