import { createElement } from 'react'
import type { Command, PaletteEntry } from '#domain/app/palette.ts'
import { navigationEntries, pathOf } from '#domain/routes/routes.ts'
import { navigationIcons } from '#pages/admin/layout/navigationIcons.ts'
import {
  CollapseIcon,
  HangerIcon,
  MonitorIcon,
  MoonIcon,
  SearchIcon,
  SignOutIcon,
  SunIcon,
  UserIcon,
} from '#ui/layout/Icon.tsx'

const commandIcons = {
  lightColours: SunIcon,
  darkColours: MoonIcon,
  deviceColours: MonitorIcon,
  toggleSidebar: CollapseIcon,
  signOut: SignOutIcon,
} satisfies Record<Command, typeof SunIcon>

const iconOf = ({ id, kind, target }: PaletteEntry): typeof SunIcon => {
  if ('command' in target) return commandIcons[target.command]
  if (kind === 'record') return target.url.startsWith(pathOf('allItems')) ? HangerIcon : UserIcon
  const page = navigationEntries.find(({ route }) => route === id)
  if (page) return navigationIcons[page.icon]
  return kind === 'page' ? UserIcon : SearchIcon
}

/** The icon of an entry of the palette. */
export const EntryIcon = ({ entry }: { entry: PaletteEntry }) => createElement(iconOf(entry), { size: 18 })
