import { describe, expect, test } from 'vitest'
import { searchReports, type ReportOrder, reportOrders } from '#domain/feedbacks/reports.ts'
import { sampleReports } from '#domain/feedbacks/sampleReports.ts'

const ids = (term: string, order: ReportOrder) =>
  searchReports(sampleReports, term, order).map(({ id }) => id.replace('sample-', ''))

describe('the reports', () => {
  test.each([
    ['Location', '58324176'],
    ['Date', '12345678'],
    ['Status', '13625478'],
    ['Deal Type', '58361427'],
    ['Items', '13752468'],
  ] as const)('are sorted by %s', (order, expected) => {
    expect(ids('', order).join('')).toBe(expected)
  })

  test('are found by any field, in any case', () => {
    expect(ids('LAGOS', 'Date')).toEqual(['1'])
    expect(ids(' ankara ', 'Date')).toEqual(['1'])
    expect(ids('example.com', 'Date')).toHaveLength(sampleReports.length)
    expect(ids('zzz', 'Date')).toEqual([])
  })

  test('are all listed in every order', () => {
    for (const order of reportOrders)
      expect(ids('', order).toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  })
})
