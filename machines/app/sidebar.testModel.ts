import { openAsAdmin, whileIn } from '#machines/manualTest.ts'
import { called, key, press, reload, resize } from '#charts/gestures.ts'
import type { SnapshotFrom } from 'xstate'
import { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const isWide = (snapshot: SnapshotFrom<typeof sidebarMachine>): boolean =>
  snapshot.matches({ bar: 'open' }) || snapshot.matches({ bar: { automatic: 'wide' } })

export const sidebarTestModel = defineTestModel({
  id: 'app/sidebar',
  machine: sidebarMachine,
  inputs: [
    { name: 'a first visit', input: { mode: 'automatic' } },
    { name: 'a bar stored as open', input: { mode: 'open' } },
    { name: 'a bar stored as collapsed', input: { mode: 'collapsed' } },
  ],
  visible: {
    'bar.open': [{ role: 'button', name: 'Collapse the sidebar' }],
    'bar.collapsed': [{ role: 'button', name: 'Expand the sidebar' }],
    'bar.automatic.wide': [{ role: 'button', name: 'Collapse the sidebar' }],
    'bar.automatic.narrow': [{ role: 'button', name: 'Expand the sidebar' }],
    'drawer.open': [{ role: 'dialog', name: 'Power Admin' }],
  },
  events: {
    'sidebar.toggled': { when: 'the person presses the button that collapses or expands the bar', cases: noPayload },
    'window.narrowed': { when: 'the window becomes narrow', cases: noPayload },
    'window.widened': { when: 'the window becomes wide', cases: noPayload },
    'drawer.opened': { when: 'the person presses the menu button', cases: noPayload },
    'dialog.dismissed': { when: 'the person closes the menu', cases: noPayload },
  },
  calls: { subscribeToWidth: { name: 'watching the width of the window', outcomes: [fails] } },
  keyOf: () => ({}),
  manual: {
    starts: {
      'a first visit': openAsAdmin('/admin'),
      'a bar stored as collapsed': openAsAdmin('/admin', press('Collapse the sidebar'), reload),
      'a bar stored as open': openAsAdmin('/admin', press('Collapse the sidebar'), press('Expand the sidebar'), reload),
    },
    inputs: {
      'event drawer.opened': {
        action: [resize(360), press(called('the button of the menu', 'button', 'Open the navigation')), resize(1_280)],
        isPossible: (snapshot) => snapshot.matches({ drawer: 'closed' }) && !snapshot.matches({ bar: 'automatic' }),
      },
      'event dialog.dismissed': whileIn({ drawer: 'open' }, key('Escape')),
      'event sidebar.toggled': {
        action: (snapshot) => (isWide(snapshot) ? press('Collapse the sidebar') : press('Expand the sidebar')),
        isPossible: (snapshot) => !snapshot.matches({ drawer: 'open' }),
      },
      'event window.narrowed': whileIn({ bar: { automatic: 'wide' } }, resize(1024)),
      'event window.widened': whileIn({ bar: { automatic: 'narrow' } }, resize(1280)),
    },
  },
})
