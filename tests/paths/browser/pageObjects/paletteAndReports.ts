import { reportsMachine } from '#machines/feedbacks/reports.machine.ts'
import { paletteMachine } from '#machines/app/palette.machine.ts'
import { putTokens } from '#tests/paths/browser/identity.ts'
import { stage } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

export const paletteStage = stage({
  machine: paletteMachine,
  actor: 'palette',
  open: async (hands) => {
    await putTokens(hands, adminEmail)
    await hands.page.goto('/admin')
    await hands.page.getByRole('button', { name: 'Refresh' }).waitFor()
  },
  gestures: {
    'palette.toggled': async ({ page }) => page.keyboard.press('Control+k'),
    'palette.dismissed': async ({ page }) => page.keyboard.press('Escape'),
    'term.changed': async ({ page }, { term }) => page.getByRole('combobox', { name: /^Find a page/ }).fill(term),
    'entry.chosen': async ({ page }, { entry }) => page.getByRole('option', { name: entry.label }).click(),
  },
  calls: {
    hearShortcut: { ends: {} },
    hearTyping: { ends: {} },
    gather: { endsAtOnce: true, ends: { 'the entries are there': async () => undefined } },
  },
  impossible: {
    'outcome hearShortcut: the call fails': 'hearing a key never fails',
    'outcome hearTyping: the call fails': 'hearing a key never fails',
    'outcome gather: the call fails': 'files of the site are not held here',
  },
  // What was chosen is remembered, while the entries of the catalogue know nothing of it.
  afterStep: ({ page }) => page.evaluate(() => localStorage.removeItem('recentEntries')),
  // The term stays until the palette is opened anew, and to choose an entry takes its own term.
  isPossible: (input, { snapshot, running }) => {
    if (running.includes('gather')) return input.type === 'outcome'
    const term = (snapshot?.context as { term: string } | undefined)?.term
    return !(input.type === 'event' && input.event === 'entry.chosen' && input.case === 'an action' && term !== '')
  },
})

export const reportsStage = stage({
  machine: reportsMachine,
  actor: 'reports',
  open: async (hands) => {
    await putTokens(hands, adminEmail)
    await hands.page.goto('/admin/feedbacks')
    await hands.page.getByRole('searchbox', { name: 'Search the reports' }).waitFor()
  },
  gestures: {
    'term.changed': async ({ page }, { term }) =>
      page.getByRole('searchbox', { name: 'Search the reports' }).fill(term),
    'order.chosen': async ({ page }, { order }) => void (await page.getByLabel('Arrange by').selectOption(order)),
  },
  calls: {},
})
