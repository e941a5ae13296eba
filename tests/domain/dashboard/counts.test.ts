import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dashboardCountsSchema, emptyCounts, donutSlices } from '#domain/dashboard/counts.ts'

describe('the counts of the dashboard', () => {
  test('are 0 for a missing value and for a value that is not a number', () => {
    const counts = dashboardCountsSchema.parse({
      totalUserCount: 1240,
      activeUserCount: '7',
      suspendedUserCount: 'seven',
      totalItemsCount: null,
      soldItemsCount: -3,
    })
    expect(counts).toEqual({ ...emptyCounts, totalUserCount: 1240, activeUserCount: 7 })
  })

  test.each([[{}], [{ totalUserCount: 'many' }], [null], ['1240'], [[]]])('are invalid for the answer %j', (answer) => {
    expect(dashboardCountsSchema.safeParse(answer).success).toBe(false)
  })

  test('are integers and not negative', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const { totalUserCount } = dashboardCountsSchema.parse({ totalUserCount: value })
        expect(Number.isInteger(totalUserCount) && totalUserCount >= 0).toBe(true)
      }),
    )
  })
})

describe('the live counts', () => {
  const parse = (counts: object) => dashboardCountsSchema.parse(counts)

  test('have at most as many active users as users', () => {
    expect(parse({ totalUserCount: 10, activeUserCount: 12 })).toMatchObject({
      totalUserCount: 10,
      activeUserCount: 10,
    })
  })

  test.each([
    [0, 4],
    [null, 4],
    [3, 3],
  ])('with %j listings for a swap have %i', (swapItemsCount, expected) => {
    const counts = { totalItemsCount: 10, rentItemsCount: 1, saleItemsCount: 2, donationItemsCount: 3, swapItemsCount }
    expect(parse(counts).swapItemsCount).toBe(expected)
  })

  test('with more listings than items have no remainder', () => {
    expect(parse({ totalItemsCount: 2, rentItemsCount: 5 }).swapItemsCount).toBe(0)
  })
})

describe('the slices of a card', () => {
  test('use the count of swaps for swapped items, and no other count (§3)', () => {
    const counts = {
      ...emptyCounts,
      rentedItemsCount: 5,
      soldItemsCount: 3,
      donatedItemsCount: 1,
      donationItemsCount: 90,
      rentItemsCount: 80,
      swapItemsCount: 1,
    }
    expect(donutSlices('itemPerformance', counts)).toEqual([
      { kind: 'rented', label: 'Rented', count: 5, fraction: 0.5 },
      { kind: 'sold', label: 'Sold', count: 3, fraction: 0.3 },
      { kind: 'donated', label: 'Donated', count: 1, fraction: 0.1 },
      { kind: 'swapped', label: 'Swapped', count: 1, fraction: 0.1 },
    ])
  })

  test('without items / have the share 0', () => {
    expect(donutSlices('itemListings', emptyCounts).map(({ label, fraction }) => [label, fraction])).toEqual([
      ['Rent', 0],
      ['Sale', 0],
      ['Donate', 0],
      ['Swap', 0],
    ])
  })
})
