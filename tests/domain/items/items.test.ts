import { describe, expect, test } from 'vitest'
import {
  dealLabel,
  isSwapped,
  type Item,
  itemSchema,
  itemLocation,
  itemOwnerName,
  itemStatusOf,
  itemStatusText,
} from '#domain/items/items.ts'
import { itemToRow } from '#domain/records/item.ts'
import { comparatorFor } from '#domain/lists/sorting.ts'
import { createSearch } from '#domain/search/createSearch.ts'
import { availableStatusChange, userSchema, withStatus } from '#domain/people/users.ts'
import { userToRow } from '#domain/records/user.ts'

const item = (fields: Partial<Record<keyof Item, unknown>> = {}): Item => itemSchema.parse({ id: 'ITM-1', ...fields })

describe('an item', () => {
  test.each([
    ['swap', 'Swap'],
    ['rent', 'Rent'],
    ['donation', 'Donate'],
    ['sale', 'Sell'],
    ['SELL', 'Sell'],
    ['For sale', 'Sell'],
    ['Listed for rent', 'Rent'],
    ['lease', 'lease'],
  ])('with the deal type %s has the label %s', (itemType, label) => {
    expect(dealLabel(item({ itemType }))).toBe(label)
  })

  test('has a location of the known parts', () => {
    expect([
      itemLocation(item({ locationState: 'Lagos', locationLga: 'Ikeja' })),
      itemLocation(item({ locationState: 'Lagos' })),
      itemLocation(item()),
    ]).toEqual(['Lagos, Ikeja', 'Lagos', ''])
  })

  test.each([
    ['rented', 'RENTED', 'Rented'],
    ['renting', 'RENTED', 'Rented'],
    ['donation', 'DONATE', 'Donate'],
    ['sale', 'SALE', 'Sell'],
    ['Listed for sale', 'SALE', 'Sell'],
    ['FOR_SALE', 'SALE', 'Sell'],
    ['listed-for-rent', 'RENT', 'Rent'],
    ['rent', 'RENT', 'Rent'],
    ['sold', 'SOLD', 'Sold'],
    ['not for sale', 'NOT FOR SALE', 'Not for sale'],
    ['NOT_FOR_SALE', 'NOT_FOR_SALE', 'Not for sale'],
    ['On Hold', 'ON HOLD', 'On hold'],
    ['', '', ''],
  ])('has one word for its status %s', (itemStatus, status, text) =>
    expect([itemStatusOf(item({ itemStatus })), itemStatusText(item({ itemStatus }))]).toEqual([status, text]),
  )

  test('has the username of its owner, or the name if there is no username', () =>
    expect([itemOwnerName(item({ username: 'ada', name: 'Ada' })), itemOwnerName(item({ name: 'Ada' }))]).toEqual([
      'ada',
      'Ada',
    ]))

  test.each([
    [{ itemType: 'swap', itemStatus: 'swap' }, true],
    [{ itemType: 'sale', itemStatus: 'swapped' }, true],
    [{ itemType: 'sale', itemStatus: 'sold' }, false],
  ])('%j is in the tab of swapped items: %s', (fields, expected) => expect(isSwapped(item(fields))).toBe(expected))

  test('is found by everything that its row shows', () => {
    const row = itemToRow(
      item({ itemName: 'Plum silk dress', itemType: 'sale', locationState: 'Lagos', username: 'ada', userId: 'USR-7' }),
    )
    expect(
      ['PLUM', 'sell', 'lagos', 'Ada', 'usr-7', 'boots'].map((term) => createSearch(term)(row.searchText)),
    ).toEqual([true, true, true, true, true, false])
  })

  test.each([{ id: 4711 }, { id: '' }, { id: null }])('with %j is rejected', (fields) =>
    expect(itemSchema.safeParse(fields).success).toBe(false),
  )
})

describe('a user', () => {
  const user = userSchema.parse({
    id: 'USR-1',
    name: 'Ada Obi',
    email: 'Ada@Example.com',
    phoneNumber: '+2348031234567',
    userStatus: 'ACTIVE',
    totalItemsCount: 12,
    username: 'hidden',
  })

  test('is found by name, email, phone number, status and items count, and by nothing else', () => {
    expect(
      ['ada o', 'EXAMPLE', '48031', 'active', '12', 'hidden', 'usr-1'].map((term) =>
        createSearch(term)(userToRow(user).searchText),
      ),
    ).toEqual([true, true, true, true, true, false, false])
  })

  test('can be suspended when active, and activated when suspended', () => {
    const suspended = withStatus(user, 'suspend')
    expect([
      availableStatusChange(user),
      suspended.userStatus,
      availableStatusChange(suspended),
      withStatus(suspended, 'activate'),
    ]).toEqual(['suspend', 'SUSPENDED', 'activate', user])
  })
})

describe('the order of a dropdown label', () => {
  const rows = [
    {
      ...userToRow(
        userSchema.parse({ id: 'a', name: 'Zoë', totalItemsCount: 9, createdAt: '2026-01-01T00:00:00.000Z' }),
      ),
    },
    {
      ...userToRow(
        userSchema.parse({ id: 'b', name: 'àda', totalItemsCount: 5, createdAt: '2026-02-01T00:00:00.000Z' }),
      ),
    },
    {
      ...userToRow(
        userSchema.parse({ id: 'c', name: 'Bee', totalItemsCount: 3, createdAt: '2026-03-01T00:00:00.000Z' }),
      ),
    },
  ]
  test.each([
    ['Name', ['b', 'c', 'a']],
    ['Items added', ['a', 'b', 'c']],
    ['Date added', ['c', 'b', 'a']],
    ['Location', ['c', 'b', 'a']],
  ])('%s', (label, ids) => expect([...rows].sort(comparatorFor(label)).map(({ id }) => id)).toEqual(ids))
})
