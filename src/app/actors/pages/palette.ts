import { navigationEntries, pathOf, type RouteName, titleOf } from '#domain/routes/routes.ts'
import type { Command, PaletteEntry } from '#domain/app/palette.ts'
import { can } from '#domain/auth/roles.ts'
import { queryOfPeriod } from '#domain/dashboard/chosenTimeFrames.ts'
import { monthFrames, type TimeFrame, timeFrames } from '#domain/periods/timeFrames.ts'
import { isListTab, listKindOfRoute, listKinds, tabOf } from '#domain/lists/kinds.ts'
import { urlOfView as urlOfSavedView } from '#domain/lists/savedViews.ts'
import { routeOfUrl, viewInUrl } from '#domain/routes/address.ts'
import type { PaletteContent } from '#machines/app/palette/palette.machine.ts'
import { createRecentEntriesStore } from '#services/storage/jsonEntries.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { createSavedViewsStore } from '#services/storage/savedViews.ts'

const hints: Partial<Record<RouteName, string>> = {
  activity: 'What you changed',
  settings: 'Profile, photo, delete account',
  feedbacks: 'Reports',
  dashboard: 'Figures',
  // The list of a page can be exported there. 'Export' itself is offered only while a list is open.
  users: 'List, export as a CSV file',
  allItems: 'List, export as a CSV file',
  marketers: 'List, export as a CSV file',
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

const leaderboard: PaletteEntry = {
  id: 'leaderboard',
  kind: 'page',
  label: 'Leaderboard',
  hint: 'Marketers by referees',
  target: { url: `${pathOf('marketers')}?tab=leaderboard` },
}

const newMarketer: PaletteEntry = {
  id: 'newMarketer',
  kind: 'action',
  label: 'New Marketer',
  hint: 'Add an ambassador',
  target: { pageAction: { route: 'marketers', event: { type: 'add.requested' } } },
}

/** The export of the list at a URL, if there is one. */
const exportOf = (url: string): PaletteEntry[] => {
  const kind = listKindOfRoute(routeOfUrl(url))
  const tab = kind && tabOf(kind, viewInUrl(url)?.tab ?? '')
  return tab && isListTab(tab) ? [toAction('exportList', 'Export', `${tab.label} as a CSV file`)] : []
}

const toPeriod = (timeFrame: TimeFrame): PaletteEntry => ({
  id: `period ${timeFrame}`,
  kind: 'period',
  label: timeFrame,
  hint: 'Dashboard period',
  target: { url: `${pathOf('dashboard')}${queryOfPeriod(timeFrame)}` },
})

const savedViewsOf = (personId: string): PaletteEntry[] =>
  createSavedViewsStore(localStore, personId)
    .read()
    .map((view) => ({
      id: `view-${view.name}`,
      kind: 'view',
      label: view.name,
      hint: titleOf(listKinds[view.kind].route),
      target: { url: urlOfSavedView(view) },
    }))

const actions: readonly PaletteEntry[] = [
  toAction('lightColours', 'Light theme', 'Theme'),
  toAction('darkColours', 'Dark theme', 'Theme'),
  toAction('deviceColours', 'System theme', 'Theme'),
  toAction('toggleSidebar', 'Collapse or expand the sidebar'),
  toAction('reportProblem', 'Report a problem', 'Help, bug'),
  toAction('signOut', 'Sign out', 'Leave the console'),
]

/**
 * The entries of the palette, without records, for a person of the role. Its chunk loads with the palette.
 * @param url of the open page
 */
export const createPaletteContent = (personId: string, role: string, url: string): PaletteContent => ({
  entries: [
    ...navigationEntries.map(({ route }) => toPage(route)),
    leaderboard,
    toPage('activity'),
    ...exportOf(url),
    ...(can(role, 'changeMarketers') ? [newMarketer] : []),
    ...actions,
    ...savedViewsOf(personId),
    ...[...timeFrames, ...monthFrames].map(toPeriod),
  ],
  recent: createRecentEntriesStore(localStore).read(),
})
