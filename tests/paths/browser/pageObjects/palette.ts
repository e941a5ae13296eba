import { paletteMachine } from '#machines/app/palette/palette.machine.ts'
import { storeInLocalStorage, storeTokens } from '#tests/paths/browser/session/identity.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { readsList } from '#tests/paths/browser/pageObjects/listSteps.ts'
import { adminEmail } from '#tests/support/stack.ts'

const recent = { recentEntries: JSON.stringify(['allItems']) }

export const palettePageObject = pageObject({
  machine: paletteMachine,
  actorId: 'palette',
  endsAtOnce: ['loadEntries'],
  open: async (context) => {
    await storeTokens(context, adminEmail)
    await storeInLocalStorage(context, recent)
    // On a slow machine the palette searches the server before the path goes on.
    await context.page.route('**/graphql', (route) => (readsList(route.request()) ? route.abort() : route.fallback()))
    await context.page.goto('/admin')
    await context.page.getByRole('button', { name: 'Refresh' }).waitFor()
  },
  // The browser stores the chosen entries, but the test model always loads the same ones.
  afterStep: (context) => storeInLocalStorage(context, recent),
  // The search term stays until the palette is opened again, so the list may not have the entry.
  isPossible: (input, { snapshot }) => {
    const term = (snapshot?.context as { term: string } | undefined)?.term
    return !(input.type === 'event' && input.event === 'entry.chosen' && input.case === 'an action' && term !== '')
  },
})
