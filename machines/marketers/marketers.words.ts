import type { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const marketersTexts: ChartTexts<typeof marketersMachine> = {
  states: {
    'showing.over.nothing': { given: 'nothing over the list', seen: 'nothing lies over the list' },
    'showing.over.panel': { given: 'the side panel open', seen: "the side panel shows the marketer's referees" },
    'showing.over.adding': {
      given: 'the dialog for a new marketer open',
      seen: 'the dialog for a new marketer is open',
    },
    'showing.over.editing': {
      given: 'the dialog with the details open',
      seen: 'the dialog with the details of the marketer is open',
    },
    'showing.over.deleting': {
      given: 'the dialog that deletes open',
      seen: 'the dialog asks for the name of the marketer',
    },
    'showing.freshness.fresh': { given: 'a list as it was fetched', seen: 'the list is as it was fetched' },
    'showing.freshness.waiting': { given: 'a form closed a moment ago', seen: 'the list is about to be fetched anew' },
    broken: { given: 'a part that stopped working', seen: 'the page says so' },
  },
  events: {
    'add.requested': "the person presses 'New Marketer'",
    'edit.requested': "the person chooses 'Edit' in the menu of a row",
    'delete.requested': "the person chooses 'Delete' in the menu of a row",
    'form.closed': 'a form is closed',
    'view.opened': 'the person opens an address of the page',
  },
  calls: {
    page: 'the list',
    leaderboard: 'the leaderboard',
    sidePanel: 'the side panel',
    addMarketer: 'the dialog of a new marketer',
    editMarketer: 'the dialog with the details',
    deleteMarketer: 'the dialog that deletes',
  },
  facts: {
    open: (open) => (open === null ? null : 'the address names a marketer'),
    shown: () => null,
    isAboutSomebody: () => null,
  },
}
