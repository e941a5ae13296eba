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
  {
    id: 'USR-1',
    kind: 'record',
    label: 'Ada Obi',
    hint: 'User · ada@example.com',
    target: { url: '/admin/users?open=USR-1' },
  },
]

const shown = (term: string, recent: string[] = []) =>
  Object.fromEntries(paletteGroups(entries, recent, term).map(({ label, items }) => [label, items.map(({ id }) => id)]))

describe('the palette', () => {
  test('without a term / shows pages and actions, and no records', () => {
    expect(shown('')).toEqual({ Pages: ['users', 'settings'], Actions: ['signOut'] })
  })

  test('with recent entries / shows them first and only once', () => {
    expect(shown('', ['signOut', 'settings', 'gone'])).toEqual({ Recent: ['signOut', 'settings'], Pages: ['users'] })
  })

  test('with a term / finds entries that match all words in label or hint', () => {
    expect(shown('ada USER')).toEqual({ Records: ['USR-1'] })
    expect(shown('leave')).toEqual({ Actions: ['signOut'] })
    expect(shown('zzz')).toEqual({})
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
