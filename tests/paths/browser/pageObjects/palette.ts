import { paletteMachine } from '#machines/app/palette/palette.machine.ts'
import { storeInLocalStorage, storeTokens } from '#tests/paths/browser/session/identity.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { readsList } from '#tests/paths/browser/pageObjects/listSteps.ts'
import { adminEmail } from '#tests/support/stack.ts'

const recent = { recentEntries: JSON.stringify(['allItems']) }

export const palettePageObject = pageObject({
  machine: paletteMachine,
  actorId: 'palette',
  open: async (context) => {
    await storeTokens(context, adminEmail)
    await storeInLocalStorage(context, recent)
    // On a slow machine the palette searches the server before the path goes on.
    await context.page.route('**/graphql', (route) => (readsList(route.request()) ? route.abort() : route.fallback()))
    await context.page.goto('/admin')
    await context.page.getByRole('button', { name: 'Refresh' }).waitFor()
  },
  steps: {
    'palette.toggled': async ({ page }) => page.keyboard.press('Control+k'),
    'dialog.dismissed': async ({ page }) => page.keyboard.press('Escape'),
    'term.changed': async ({ page }, { term }) => page.getByRole('combobox', { name: /^Search pages/ }).fill(term),
    'records.changed': async () => undefined,
    'records.counted': async () => undefined,
    'entry.chosen': async ({ page }, { entry }) => page.getByRole('option', { name: entry.label }).first().click(),
  },
  calls: {
    subscribeToShortcut: { outcomes: {} },
    subscribeToTyping: { outcomes: {} },
    loadEntries: { endsImmediately: true, outcomes: { 'the entries are loaded': async () => undefined } },
  },
  impossible: {
    'event entry.chosen: a record': 'the dashboard has no records; a journey opens one',
    'event entry.chosen: a change of a record': 'the dashboard has no records; a journey chooses the change of one',
    'event entry.chosen: all users': 'the calls of the search fail here; a journey searches all users',
    'event records.counted: 6,000 users': 'the dashboard has no list; a unit test counts its rows',
    'event records.changed: a user of a list': 'the dashboard has no list; a journey finds the rows of one',
    'event records.changed: a user of the search': 'a chart test searches; a journey finds a row of the server',
    'event records.changed: a user is removed': 'the dashboard has no list; a unit test removes a row',
    'outcome subscribeToShortcut: the call fails': 'a key listener cannot fail',
    'outcome subscribeToTyping: the call fails': 'a key listener cannot fail',
    'outcome loadEntries: the call fails': 'the test does not hold script files',
  },
  // The browser stores the chosen entries, but the test model always loads the same ones.
  afterStep: (context) => storeInLocalStorage(context, recent),
  // The search term stays until the palette is opened again, so the list may not have the entry.
  isPossible: (input, { snapshot, runningCalls }) => {
    if (runningCalls.includes('loadEntries')) return input.type === 'outcome'
    const term = (snapshot?.context as { term: string } | undefined)?.term
    return !(input.type === 'event' && input.event === 'entry.chosen' && input.case === 'an action' && term !== '')
  },
})
