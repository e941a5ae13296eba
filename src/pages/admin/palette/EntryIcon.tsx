import { createElement } from 'react'
import type { Command, PageAction, PaletteEntry } from '#domain/app/palette.ts'
import type { StatusChange } from '#domain/people/users.ts'
import { navigationEntries, pathOf } from '#domain/routes/routes.ts'
import { navigationIcons } from '#pages/admin/layout/navigationIcons.ts'
import {
  AlertIcon,
  CheckIcon,
  BookmarkIcon,
  CollapseIcon,
  DownloadIcon,
  EditIcon,
  HangerIcon,
  MonitorIcon,
  MoonIcon,
  PauseIcon,
  PlusIcon,
  SearchIcon,
  SendIcon,
  SignOutIcon,
  stroke,
  SunIcon,
  TrashIcon,
  UserIcon,
} from '#ui/layout/Icon.tsx'

const TrophyIcon = /* @__PURE__ */ stroke(
  'M6 3.5h8v4.5a4 4 0 0 1-8 0ZM6 5H3.5c0 2.4 1 3.8 2.8 4.2M14 5h2.5c0 2.4-1 3.8-2.8 4.2M10 12v3M7 16.5h6',
)

const commandIcons = {
  exportList: DownloadIcon,
  lightColours: SunIcon,
  darkColours: MoonIcon,
  deviceColours: MonitorIcon,
  toggleSidebar: CollapseIcon,
  reportProblem: AlertIcon,
  signOut: SignOutIcon,
} satisfies Record<Command, typeof SunIcon>

const changeIcons = {
  suspend: PauseIcon,
  activate: CheckIcon,
} satisfies Record<StatusChange, typeof SunIcon>

const marketerIcons = {
  'add.requested': PlusIcon,
  'edit.requested': EditIcon,
  'share.requested': SendIcon,
  'delete.requested': TrashIcon,
} satisfies Record<Extract<PageAction, { route: 'marketers' }>['event']['type'], typeof SunIcon>

const changeIconOf = ({ route, event }: PageAction): typeof SunIcon =>
  route === 'users' ? changeIcons[event.change] : marketerIcons[event.type]

const iconOf = ({ id, kind, target }: PaletteEntry): typeof SunIcon => {
  if ('command' in target) return commandIcons[target.command]
  if ('pageAction' in target) return changeIconOf(target.pageAction)
  if ('searchAll' in target) return SearchIcon
  if (kind === 'view') return BookmarkIcon
  if (kind === 'period') return navigationIcons.figures
  if (id === 'leaderboard') return TrophyIcon
  if (kind === 'record') return target.url.startsWith(pathOf('allItems')) ? HangerIcon : UserIcon
  const page = navigationEntries.find(({ route }) => route === id)
  if (page) return navigationIcons[page.icon]
  return kind === 'page' || kind === 'change' ? UserIcon : SearchIcon
}

export const EntryIcon = ({ entry }: { entry: PaletteEntry }) => createElement(iconOf(entry), { size: 18 })
