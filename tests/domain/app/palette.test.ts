import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PaletteEntry, paletteGroups, maxRecentEntries, withRecent } from '#domain/app/palette.ts'

const page = (id: string, label: string): PaletteEntry => ({
  id,
  kind: 'page',
  label,
  hint: '',
  target: { url: `/${id}` },
})
const entries: PaletteEntry[] = [
  page('users', 'Users'),
  page('settings', 'Settings'),
  { id: 'signOut', kind: 'action', label: 'Sign out', hint: 'Leave the console', target: { command: 'signOut' } },
]

const ada: PaletteEntry = {
  id: 'USR-1',
  kind: 'record',
  label: 'Ada Obi',
  hint: 'User · ada@example.com',
  target: { url: '/admin/users?open=USR-1' },
}

const shown = (term: string, recent: string[] = []) =>
  Object.fromEntries(
    paletteGroups(entries, term === '' ? [] : [ada], recent, term).map(({ label, items }) => [
      label,
      items.map(({ id }) => id),
    ]),
  )

describe('the palette', () => {
  test('without a term / shows pages and actions', () => {
    expect(shown('')).toEqual({ Pages: ['users', 'settings'], Actions: ['signOut'] })
  })

  test('with recent entries / shows them first and only once', () => {
    expect(shown('', ['signOut', 'settings', 'gone'])).toEqual({ Recent: ['signOut', 'settings'], Pages: ['users'] })
  })

  test('with a term / finds entries that match all words in label or hint, then the found records', () => {
    const searches = { Search: ['search users', 'search allItems', 'search marketers'] }
    const records = { Records: ['USR-1'], ...searches }
    expect(shown('LEAVE console')).toEqual({ Actions: ['signOut'], ...records })
    expect(shown('ada')).toEqual(records)
  })

  test('with the inside of a word / finds no page', () => {
    expect(Object.keys(shown('ser'))).toEqual(['Records', 'Search'])
  })

  test('with the name of an action / shows it before pages that only their hint names', () => {
    const all = [
      { ...page('users', 'Users'), hint: 'List, export' },
      { ...entries[2]!, label: 'Export' },
    ]
    const order = (term: string) => paletteGroups(all, [], [], term).map(({ label }) => label)
    expect([order('export').slice(0, 2), order('').slice(0, 2)]).toEqual([
      ['Actions', 'Pages'],
      ['Pages', 'Actions'],
    ])
  })

  test('with a term / searches each list for it, also where nothing is loaded', () => {
    const search = paletteGroups([], [], [], ' Ada & Obi ').at(-1)
    expect(search?.items.map(({ label, target }) => [label, target])).toEqual([
      ['Search users for "Ada & Obi"', { url: '/admin/users?q=Ada%20%26%20Obi' }],
      ['Search items for "Ada & Obi"', { url: '/admin/all-items?q=Ada%20%26%20Obi' }],
      ['Search marketers for "Ada & Obi"', { url: '/admin/marketers?q=Ada%20%26%20Obi' }],
    ])
  })
})

test('the recent entries are a short list without duplicates, the newest first', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), (chosen) => {
      const recent = chosen.reduce<readonly string[]>(withRecent, [])
      expect(recent).toEqual([...new Set(chosen.toReversed())].slice(0, maxRecentEntries))
    }),
  )
})
