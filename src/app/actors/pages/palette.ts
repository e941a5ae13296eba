import { navigationEntries, pathOf, type RouteName, titleOf } from '#domain/routes/routes.ts'
import type { LoadedRecord } from '#domain/app/loadedRecords.ts'
import type { Command, PaletteEntry } from '#domain/app/palette.ts'
import { toPaletteEntries } from '#domain/app/recordEntries.ts'
import type { PaletteContent } from '#machines/app/palette/palette.machine.ts'
import { createRecentEntriesStore } from '#services/storage/jsonEntries.ts'
import { localStore } from '#services/storage/safeStorage.ts'

const hints: Partial<Record<RouteName, string>> = {
  activity: 'What you changed',
  settings: 'Profile, photo, delete account',
  feedbacks: 'Reports',
  dashboard: 'Figures',
}

const toPage = (route: RouteName): PaletteEntry => ({
  id: route,
  kind: 'page',
  label: titleOf(route),
  hint: hints[route] ?? '',
  target: { url: pathOf(route) },
})

const toAction = (command: Command, label: string, hint = ''): PaletteEntry => ({
  id: command,
  kind: 'action',
  label,
  hint,
  target: { command },
})

const actions: readonly PaletteEntry[] = [
  toAction('lightColours', 'Light theme', 'Theme'),
  toAction('darkColours', 'Dark theme', 'Theme'),
  toAction('deviceColours', 'System theme', 'Theme'),
  toAction('toggleSidebar', 'Collapse or expand the sidebar'),
  toAction('reportProblem', 'Report a problem', 'Help, bug'),
  toAction('signOut', 'Sign out', 'Leave the console'),
]

/** All entries that the palette can find now for a person of the role. Its chunk loads with the palette. */
export const createPaletteContent = (records: readonly LoadedRecord[], role: string): PaletteContent => ({
  entries: [
    ...navigationEntries.map(({ route }) => toPage(route)),
    toPage('activity'),
    ...actions,
    ...records.flatMap((record) => toPaletteEntries(record, role)),
  ],
  recent: createRecentEntriesStore(localStore).read(),
})
