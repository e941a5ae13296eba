import { inScriptsOfPages } from '#machines/manualTest.ts'
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
    'view.changed': {
      when: 'the person opens another view of this page (tab, search or side panel) by a link or the Back button',
      cases: [{ name: 'another tab', payload: { view: { ...defaultView(listKinds.items), tab: 'sold' } } }],
    },
  },
  calls: { page: { name: 'the list of items', src: 'listPage', outcomes: [] } },
  keyOf: () => ({}),
  notByHand: inScriptsOfPages,
})
