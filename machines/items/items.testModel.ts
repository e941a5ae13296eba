import { openAsAdmin } from '#machines/handTest.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { defineTestModel, fails, noPayload } from '#machines/testModel.ts'

export const itemsTestModel = defineTestModel({
  id: 'items/items',
  machine: itemsMachine,
  inputs: [{ name: 'the page is opened', input: { view: defaultView(listKinds.items) } }],
  states: {
    showing: {
      given: 'the lists of items shown',
      seen: 'the page shows the lists of items',
      visible: [{ role: 'tab', name: 'All items' }],
    },
    broken: {
      given: 'lists that stopped with an error',
      seen: "the page shows 'This section couldn't load.' and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
  },
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
    'view.shown': {
      when: 'the person changes the view on the page, for example the tab, the search or the side panel',
      cases: [{ name: 'another tab', payload: { view: { ...defaultView(listKinds.items), tab: 'sold' } } }],
    },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
  },
  calls: { page: { name: 'the list of items', src: 'listPage', outcomes: [fails] } },
  facts: { tab: (tab) => `the tab '${tab === 'sold' ? 'Sold items' : 'All items'}' is open` },
  keyOf: ({ context }) => ({ tab: context.view.tab }),
  hand: {
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
      'event view.shown: another tab': {
        action: "press the tab 'Sold items'",
        isPossible: ({ context }) => context.view.tab !== 'sold',
      },
    },
  },
})
