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
  test('shows pages and actions before anything is typed, and no records', () => {
    expect(shown('')).toEqual({ Pages: ['users', 'settings'], Actions: ['signOut'] })
  })

  test('puts what was chosen last first, once', () => {
    expect(shown('', ['signOut', 'settings', 'gone'])).toEqual({ Recent: ['signOut', 'settings'], Pages: ['users'] })
  })

  test('finds by all words of a term, in labels and notes', () => {
    expect(shown('ada USER')).toEqual({ Records: ['USR-1'] })
    expect(shown('leave')).toEqual({ Actions: ['signOut'] })
    expect(shown('zzz')).toEqual({})
  })
})

test('what was chosen last is a short list without repetitions, the newest first', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), (chosen) => {
      const recent = chosen.reduce<readonly string[]>(withRecent, [])
      expect(recent).toEqual([...new Set(chosen.toReversed())].slice(0, maxRecentEntries))
    }),
  )
})
