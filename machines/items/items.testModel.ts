import { openAsAdmin } from '#machines/manualTest.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { defineTestModel } from '#charts/testModel.ts'

export const itemsTestModel = defineTestModel({
  id: 'items/items',
  machine: itemsMachine,
  inputs: [{ name: 'the page is opened', input: { view: defaultView(listKinds.items) } }],
  visible: { showing: [{ role: 'tab', name: 'All items' }] },
  events: {
    'action.chosen': {
      when: 'the person chooses an action in the menu of a row',
      cases: [
        { name: 'flag', payload: { action: 'flag' } },
        { name: 'hold', payload: { action: 'hold' } },
        { name: 'remove', payload: { action: 'remove' } },
      ],
    },
    'view.changed': {
      when: 'the person opens another view of this page (tab, search or side panel) by a link or the Back button',
      cases: [{ name: 'another tab', payload: { view: { ...defaultView(listKinds.items), tab: 'sold' } } }],
    },
  },
  calls: { page: { name: 'the list of items', src: 'listPage', outcomes: [] } },
  keyOf: () => ({}),
  manual: {
    starts: { 'the page is opened': openAsAdmin('/admin/all-items') },
    inputs: {
      'event action.chosen: flag': {
        action: "press the three dots of the first row, then press 'Flag item' in the menu",
      },
      'event action.chosen: hold': {
        action: "press the three dots of the first row, then press 'Hold item' in the menu",
      },
      'event action.chosen: remove': {
        action: "press the three dots of the first row, then press 'Remove item' in the menu",
      },
    },
  },
})
