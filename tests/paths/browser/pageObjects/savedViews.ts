import { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import { personIdOf, storeTokens } from '#tests/paths/browser/session/identity.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'
import { chooseListTool } from '#tests/journeys/support/listMenu.ts'

const suspended = { name: 'Suspended', kind: 'users', search: '?tab=inactive' }

/** Stores views for the signed-in person, and reports them as another tab does. */
const storeViews = ({ page }: TestContext, views: readonly object[]): Promise<void> =>
  page.evaluate((text) => {
    const key = `savedViews.${localStorage.getItem('userId')}`
    localStorage.setItem(key, text)
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  }, JSON.stringify(views))

/** Presses 'Views' before the code of the saved views has loaded. */
const openWhileLoading = async ({ page }: TestContext): Promise<void> => {
  await page.route('**/assets/later-*.js', async (route) => {
    await chooseListTool(page, 'Views')
    await route.continue()
  })
  await page.goto('/admin/users')
  await page.getByRole('dialog', { name: 'Saved views' }).waitFor()
}

export const savedViewsPageObject = pageObject({
  machine: savedViewsMachine,
  actorId: 'savedViews',
  endsAtOnce: ['readViews', 'storeChange'],
  open: async (context, { start }) => {
    const personId = personIdOf(await storeTokens(context, adminEmail))
    await context.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      `savedViews.${personId}`,
      JSON.stringify([suspended]),
    ] as const)
    if ((start.input as { request: object | null }).request) return openWhileLoading(context)
    await context.page.goto('/admin/users')
    await context.page.getByRole('link', { name: 'Suspended', exact: true }).waitFor()
  },
  steps: {
    'views.changed': async (context, { views }) => storeViews(context, views),
  },
  impossible: {
    'outcome storeChange: the storage is full': 'a journey fills the storage',
  },
})
