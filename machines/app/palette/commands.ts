import type { Command } from '#domain/app/palette.ts'
import type { SystemId, SystemMessages } from '#machines/messages.ts'

/** A message, and the system id of the chart that receives it. */
type AddressedMessage = { [Id in SystemId]: { readonly to: Id; readonly message: SystemMessages[Id] } }[SystemId]

/** What each command of the palette sends. */
export const commandMessages: Readonly<Record<Command, AddressedMessage>> = {
  exportList: { to: 'csvExport', message: { type: 'export.requested' } },
  lightColours: { to: 'theme', message: { type: 'theme.chosen', theme: 'light' } },
  darkColours: { to: 'theme', message: { type: 'theme.chosen', theme: 'dark' } },
  deviceColours: { to: 'theme', message: { type: 'theme.chosen', theme: 'system' } },
  toggleSidebar: { to: 'sidebar', message: { type: 'sidebar.toggled' } },
  reportProblem: { to: 'problemReport', message: { type: 'report.requested' } },
  signOut: { to: 'area', message: { type: 'signOut.requested' } },
}
