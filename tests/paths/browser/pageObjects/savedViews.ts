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

const press = ({ page }: TestContext, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

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
    'savedViews.requested': async ({ page }) => chooseListTool(page, 'Views'),
    'views.changed': async (context, { views }) => storeViews(context, views),
    'name.submitted': async (context, { name }) => {
      const { page } = context
      const newName = page.getByLabel('New name of Suspended')
      const isRenaming = (await newName.count()) > 0
      await (isRenaming ? newName : page.getByLabel('Name of this view')).fill(name)
      await press(context, isRenaming ? 'Rename' : 'Save view')
    },
    'rename.requested': async (context, { name }) => press(context, `Rename ${name}`),
    'delete.requested': async (context, { name }) => press(context, `Delete ${name}`),
    'delete.confirmed': async (context) => press(context, 'Delete'),
    'view.opened': async ({ page }) => page.getByRole('dialog').getByRole('link').first().click(),
    'dialog.dismissed': async ({ page }) => page.keyboard.press('Escape'),
  },
  calls: {
    readViews: { endsImmediately: true, outcomes: { 'one view is stored': async () => undefined } },
    subscribeToViews: { outcomes: {} },
    storeChange: { endsImmediately: true, outcomes: { 'it is stored': async () => undefined } },
  },
  impossible: {
    'event delete.confirmed': 'the test model has the views after a save; a journey deletes a view',
    'outcome readViews: the call fails': 'a storage that throws reads as empty',
    'outcome subscribeToViews: the call fails': 'a window listener cannot fail',
    'outcome storeChange: the storage is full': 'a journey fills the storage',
    'outcome storeChange: the call fails': 'a storage that throws counts as full',
  },
  isPossible: (input, { snapshot, runningCalls }) => {
    if (runningCalls.includes('readViews') || runningCalls.includes('storeChange')) return input.type === 'outcome'
    if (input.type !== 'event' || !snapshot) return true
    const { views } = snapshot.context as { views: { name: string }[] }
    const names = views.map(({ name }) => name)
    const hasSuspended = names.includes('Suspended')
    if (input.event === 'rename.requested' || input.event === 'delete.requested') return hasSuspended
    // The test model has the views after a save, not those after a rename. A journey renames a view.
    if (input.event === 'name.submitted') return snapshot.matches({ open: 'listing' }) && !names.includes('Newest')
    return input.event !== 'view.opened' || names.length > 0
  },
})
