import { sentByOtherCharts } from '#tests/paths/browser/pageObjects/listSteps.ts'
import { rowPanel } from '#tests/journeys/support/users.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { formatView, type ListView } from '#domain/lists/view.ts'
import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  chooseAction,
  confirmDelete,
  fillFields,
  isNewMarketerForm,
  openList,
  pressEscape,
  submitForm,
  typeName,
} from '#tests/paths/browser/pageObjects/marketers/support.ts'

const newMarketer = { 'Full name': 'Ada Obi', Email: 'ada@example.com', 'Phone number': '08031234567' }

interface PageFacts {
  readonly view: ListView
  readonly openPanel: { readonly marketerId: string } | null
}

/** Deletes the last marketer of the list, so that the marketer of the side panel stays. */
export const marketersPageObject = pageObject({
  machine: marketersMachine,
  actorId: 'marketers',
  endsAtOnce: ['loadImport'],
  open: (context) => openList(context),
  steps: {
    'edit.requested': async ({ page }) => chooseAction(page, 'Edit', 'last'),
    'delete.requested': async ({ page }) => chooseAction(page, 'Delete', 'last'),
    'share.requested': async ({ page }) => chooseAction(page, 'Send code', 'last'),
    'view.changed': async (context, { view }) =>
      changeUrl(context, `/admin/marketers${formatView(listKinds.marketers, view)}`),
    'view.shown': async (context, { view }) => {
      const { page } = context
      if (view.openRowId !== null) return page.locator(`[data-row="${view.openRowId}"] [data-row-link]`).click()
      if (await rowPanel(page).isVisible()) return pressEscape(context)
      return page.getByRole('tab', { name: view.tab === 'all' ? 'All marketers' : 'Leaderboard' }).click()
    },
  },
  calls: {
    marketerForm: {
      outcomes: {
        'the marketer was saved': async ({ page }) => {
          if (await isNewMarketerForm(page)) await fillFields(page, newMarketer)
          await submitForm(page)
        },
        'nothing was saved': pressEscape,
      },
    },

    marketerImport: {
      outcomes: {
        'a marketer was added': async ({ page }) => {
          await page.getByLabel('Or paste the rows').fill('Eze,eze@example.com,08031234567')
          for (const name of ['Preview', 'Add 1 marketer', 'Done']) await page.getByRole('button', { name }).click()
        },
        'no marketer was added': pressEscape,
      },
    },
    shareCode: { outcomes: { 'the dialog is closed': pressEscape } },
    deleteMarketer: {
      outcomes: {
        'the marketer was deleted': async ({ page }) => {
          await typeName(page, (await page.getByRole('alertdialog').locator('strong').textContent()) ?? '')
          await confirmDelete(page)
          await page.clock.fastForward(500)
        },
        'no marketer was deleted': pressEscape,
      },
    },
  },
  impossible: {
    'event newRows.found: one marketer': sentByOtherCharts,
    'event newRows.found: two marketers': sentByOtherCharts,
    'event view.shown: a marketer over the leaderboard of this month':
      'the leaderboard of this test does not load; a journey opens a marketer over it',
  },
  isPossible: (input, { snapshot, runningCalls }) => {
    if (runningCalls.includes('loadImport')) return input.type === 'outcome'
    if (input.type !== 'event' || !snapshot) return true
    const { view, openPanel } = snapshot.context as PageFacts
    const isListOnly = snapshot.matches({ showing: { overlay: 'none' } } as never)
    const isPanelOpen = snapshot.matches({ showing: { overlay: 'panel' } } as never)
    // The clock of the page is stopped, so the refetch after a form does not happen.
    if (snapshot.matches({ showing: { refetch: 'waiting' } } as never)) return false
    const isBoardOpen = snapshot.matches({ showing: { board: 'shown' } } as never)
    if (input.event === 'add.requested' || input.event === 'import.requested') return isListOnly && !isBoardOpen
    if (input.event !== 'view.changed' && input.event !== 'view.shown')
      return (isListOnly && !isBoardOpen) || (isPanelOpen && !isBoardOpen && openPanel?.marketerId === 'USR-1')
    const { openRowId, period, tab } = (input.payload as { view: PageFacts['view'] }).view
    const isOtherTab = tab !== view.tab || period !== view.period
    // The panel over the leaderboard covers the rows, so another row can be opened only after it closes.
    if (input.event === 'view.shown' && isPanelOpen)
      return (isBoardOpen ? openRowId === null : openRowId !== view.openRowId) && !isOtherTab
    if (input.event === 'view.shown') return isListOnly && (openRowId === null ? isOtherTab : !isBoardOpen)
    return (isListOnly || isPanelOpen) && (openRowId !== view.openRowId || isOtherTab)
  },
})
