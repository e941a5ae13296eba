import { beforeEach, expect, test, vi } from 'vitest'
import { createPaletteContent } from '#app/actors/pages/palette.ts'
import { paletteGroups } from '#domain/app/palette.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))

test.each([
  ['/admin', ['Users', 'All Items', 'Marketers']],
  ['/admin/settings', ['Users', 'All Items', 'Marketers']],
  ['/admin/users', ['Export', 'Users', 'All Items', 'Marketers']],
])("on %s / the palette finds for 'export' %j", (url, found) => {
  const { entries } = createPaletteContent('USR-1', 'ADMIN', url)
  const groups = paletteGroups(entries, [], [], 'export').filter(({ label }) => label !== 'Search')
  expect(groups.flatMap(({ items }) => items.map(({ label }) => label))).toEqual(found)
})
