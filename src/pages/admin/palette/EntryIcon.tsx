import { createElement } from 'react'
import type { Command, PaletteEntry } from '#domain/app/palette.ts'
import type { StatusChange } from '#domain/people/users.ts'
import { navigationEntries, pathOf } from '#domain/routes/routes.ts'
import { navigationIcons } from '#pages/admin/layout/navigationIcons.ts'
import {
  AlertIcon,
  CheckIcon,
  CollapseIcon,
  HangerIcon,
  MonitorIcon,
  MoonIcon,
  PauseIcon,
  SearchIcon,
  SignOutIcon,
  SunIcon,
  TrashIcon,
  UserIcon,
} from '#ui/layout/Icon.tsx'

const commandIcons = {
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

const iconOf = ({ id, kind, target }: PaletteEntry): typeof SunIcon => {
  if ('command' in target) return commandIcons[target.command]
  if ('pageAction' in target)
    return target.pageAction.route === 'users' ? changeIcons[target.pageAction.event.change] : TrashIcon
  if (kind === 'record') return target.url.startsWith(pathOf('allItems')) ? HangerIcon : UserIcon
  const page = navigationEntries.find(({ route }) => route === id)
  if (page) return navigationIcons[page.icon]
  return kind === 'page' ? UserIcon : SearchIcon
}

export const EntryIcon = ({ entry }: { entry: PaletteEntry }) => createElement(iconOf(entry), { size: 18 })
