import { reportsMachine } from '#machines/feedbacks/reports.machine.ts'
import { paletteMachine } from '#machines/app/palette.machine.ts'
import { storeTokens } from '#tests/paths/browser/identity.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

export const palettePageObject = pageObject({
  machine: paletteMachine,
  actorId: 'palette',
  open: async (hands) => {
    await storeTokens(hands, adminEmail)
    await hands.page.goto('/admin')
    await hands.page.getByRole('button', { name: 'Refresh' }).waitFor()
  },
  steps: {
    'palette.toggled': async ({ page }) => page.keyboard.press('Control+k'),
    'dialog.dismissed': async ({ page }) => page.keyboard.press('Escape'),
    'term.changed': async ({ page }, { term }) => page.getByRole('combobox', { name: /^Find a page/ }).fill(term),
    'entry.chosen': async ({ page }, { entry }) => page.getByRole('option', { name: entry.label }).click(),
  },
  calls: {
    hearShortcut: { outcomes: {} },
    hearTyping: { outcomes: {} },
    gather: { endsImmediately: true, outcomes: { 'the entries are there': async () => undefined } },
  },
  impossible: {
    'outcome hearShortcut: the call fails': 'hearing a key never fails',
    'outcome hearTyping: the call fails': 'hearing a key never fails',
    'outcome gather: the call fails': 'files of the site are not held here',
  },
  // What was chosen is remembered, while the entries of the catalogue know nothing of it.
  afterStep: ({ page }) => page.evaluate(() => localStorage.removeItem('recentEntries')),
  // The term stays until the palette is opened anew, and to choose an entry takes its own term.
  isPossible: (input, { snapshot, runningCalls }) => {
    if (runningCalls.includes('gather')) return input.type === 'outcome'
    const term = (snapshot?.context as { term: string } | undefined)?.term
    return !(input.type === 'event' && input.event === 'entry.chosen' && input.case === 'an action' && term !== '')
  },
})

export const reportsPageObject = pageObject({
  machine: reportsMachine,
  actorId: 'reports',
  open: async (hands) => {
    await storeTokens(hands, adminEmail)
    await hands.page.goto('/admin/feedbacks')
    await hands.page.getByRole('searchbox', { name: 'Search the reports' }).waitFor()
  },
  steps: {
    'term.changed': async ({ page }, { term }) =>
      page.getByRole('searchbox', { name: 'Search the reports' }).fill(term),
    'order.chosen': async ({ page }, { order }) => void (await page.getByLabel('Arrange by').selectOption(order)),
  },
  calls: {},
})
