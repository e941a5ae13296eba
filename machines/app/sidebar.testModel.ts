import { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import { defineTestModel, noPayload } from '#machines/testModel.ts'

export const sidebarTestModel = defineTestModel({
  id: 'app/sidebar',
  machine: sidebarMachine,
  inputs: [
    { name: 'a first visit', input: { mode: 'open' } },
    { name: 'a bar stored as collapsed', input: { mode: 'collapsed' } },
  ],
  states: {
    'bar.open': {
      given: 'the wide bar',
      seen: 'the bar shows icons with their names',
      visible: [{ role: 'button', name: 'Collapse the sidebar' }],
    },
    'bar.collapsed': {
      given: 'the narrow bar',
      seen: 'the bar shows icons only',
      visible: [{ role: 'button', name: 'Expand the sidebar' }],
    },
    'drawer.closed': { given: 'the drawer closed', seen: 'the drawer is closed' },
    'drawer.open': {
      given: 'the drawer open',
      seen: 'the drawer covers the page',
      visible: [{ role: 'dialog', name: 'Power Admin' }],
    },
  },
  events: {
    'sidebar.toggled': { when: 'the person presses the button that collapses or expands the bar', cases: noPayload },
    'drawer.opened': { when: 'the person presses the menu button', cases: noPayload },
    'dialog.dismissed': { when: 'the person closes the drawer', cases: noPayload },
  },
  calls: {},
  keyOf: () => ({}),
})
