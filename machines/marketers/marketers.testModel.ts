import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import { ada, bee } from '#machines/marketers/marketers.testData.ts'
import { defineTestModel, noPayload, raisedInternally, fails } from '#machines/testModel.ts'

const first = defaultView(listKinds.marketers)

export const marketersTestModel = defineTestModel({
  id: 'marketers/marketers',
  machine: marketersMachine,
  inputs: [{ name: 'the page is opened', input: { view: first } }],
  states: {
    'showing.over.nothing': { given: 'nothing over the list', seen: 'nothing lies over the list' },
    'showing.over.panel': {
      given: 'the side panel open',
      seen: "the side panel shows the marketer's referees",
      visible: [{ role: 'button', name: 'Close' }],
    },
    'showing.over.adding': {
      given: 'the dialog for a new marketer open',
      seen: 'the dialog for a new marketer is open',
      visible: [{ role: 'dialog', name: 'New Marketer' }],
    },
    'showing.over.editing': {
      given: 'the dialog with the details open',
      seen: 'the dialog with the details of the marketer is open',
      visible: [{ role: 'dialog', name: 'Edit Marketer' }],
    },
    'showing.over.deleting': {
      given: 'the dialog that deletes open',
      seen: 'the dialog asks for the name of the marketer',
      visible: [{ role: 'alertdialog', name: 'Delete Marketer' }],
    },
    'showing.freshness.fresh': { given: 'a list as it was fetched', seen: 'the list is as it was fetched' },
    'showing.freshness.waiting': { given: 'a form closed a moment ago', seen: 'the list is about to be fetched anew' },
    broken: { given: 'a part that stopped working', seen: 'the page says so' },
    showing: { visible: [{ role: 'tab', name: 'All marketers' }] },
  },
  events: {
    'add.requested': { when: "the person presses 'New Marketer'", cases: noPayload },
    'edit.requested': {
      when: "the person chooses 'Edit' in the menu of a row",
      cases: [{ name: 'of a marketer', payload: { marketer: ada } }],
    },
    'delete.requested': {
      when: "the person chooses 'Delete' in the menu of a row",
      cases: [{ name: 'of a marketer', payload: { marketer: ada } }],
    },
    'form.closed': { when: 'a form is closed', cases: raisedInternally },
    'view.changed': {
      when: 'the person opens an address of the page',
      cases: [
        { name: 'the list', payload: { view: first } },
        { name: 'a marketer', payload: { view: { ...first, openRowId: ada.id } } },
        { name: 'another marketer', payload: { view: { ...first, openRowId: bee.id } } },
      ],
    },
  },
  calls: {
    page: { name: 'the list', outcomes: [fails] },
    leaderboard: { name: 'the leaderboard', outcomes: [fails] },
    sidePanel: { name: 'the side panel', outcomes: [fails] },
    addMarketer: {
      name: 'the dialog of a new marketer',
      outcomes: [
        { name: 'a marketer was created', output: { created: bee } },
        { name: 'nobody was created', output: { created: null } },
        fails,
      ],
    },
    editMarketer: {
      name: 'the dialog with the details',
      outcomes: [
        { name: 'the marketer was changed', output: { updated: ada } },
        { name: 'nothing was changed', output: { updated: null } },
        fails,
      ],
    },
    deleteMarketer: {
      name: 'the dialog that deletes',
      outcomes: [
        { name: 'the marketer was deleted', output: { deleted: ada.id } },
        { name: 'nobody was deleted', output: { deleted: null } },
        fails,
      ],
    },
  },
  facts: {
    open: (open) => (open === null ? null : 'the address names a marketer'),
    shown: () => null,
    isAboutSomebody: () => null,
  },
  keyOf: ({ context: { view, shown, meant } }) => ({ open: view.openRowId, shown, isAboutSomebody: meant !== null }),
})
