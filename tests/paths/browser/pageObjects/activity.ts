import type { Activity } from '#domain/activity/activity.ts'
import { activityMachine } from '#machines/activity/activity.machine.ts'
import { personIdOf, storeTokens } from '#tests/paths/browser/session/identity.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

/** Stores activities of the signed-in person, and reports them as another tab does. */
const storeActivities = ({ page }: TestContext, activities: readonly Activity[]): Promise<void> =>
  page.evaluate((text) => {
    const key = `activity.${localStorage.getItem('userId')}`
    localStorage.setItem(key, text)
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  }, JSON.stringify(activities))

const suspended = { kind: 'userSuspended', id: 'USR-1', name: 'Ada Obi', at: 0 } as const

export const activityPageObject = pageObject({
  machine: activityMachine,
  actorId: 'activity',
  endsAtOnce: ['readActivities'],
  open: async (context, { steps }) => {
    const personId = personIdOf(await storeTokens(context, adminEmail))
    if (JSON.stringify(steps).includes('one is stored'))
      await context.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        `activity.${personId}`,
        JSON.stringify([suspended]),
      ] as const)
    await context.page.goto('/admin/activity')
    await context.page.getByText('Only you can see them').waitFor()
  },
  steps: {
    'activities.changed': async (context, { activities }) => storeActivities(context, activities),
  },
})
