import { activityTexts } from '#machines/activity/activity.texts.ts'
import { adminTexts } from '#machines/admin/admin.texts.ts'
import { ambassadorTexts } from '#machines/ambassador/ambassador.texts.ts'
import { appTexts } from '#machines/app/app.texts.ts'
import { routerTexts } from '#machines/app/router/router.texts.ts'
import { authTexts } from '#machines/auth/auth.texts.ts'
import { dashboardTexts } from '#machines/dashboard/dashboard.texts.ts'
import { itemsTexts } from '#machines/items/items.texts.ts'
import { listPageTexts } from '#machines/lists/listPage.texts.ts'
import { listsTexts } from '#machines/lists/lists.texts.ts'
import { marketersTexts } from '#machines/marketers/marketers.texts.ts'
import { referralTexts } from '#machines/referral/referral.texts.ts'
import { sessionTexts } from '#machines/session/session.texts.ts'
import { settingsTexts } from '#machines/settings/settings.texts.ts'
import type { ChartTexts } from '#machines/texts.ts'
import { usersTexts } from '#machines/users/users.texts.ts'

/** The texts of all charts, by the id of the test model. A chart without guards and actions has none. */
export const chartTexts: Readonly<Record<string, ChartTexts>> = {
  ...appTexts,
  ...routerTexts,
  ...sessionTexts,
  ...adminTexts,
  ...ambassadorTexts,
  ...authTexts,
  ...dashboardTexts,
  ...listsTexts,
  ...listPageTexts,
  ...usersTexts,
  ...itemsTexts,
  ...marketersTexts,
  ...settingsTexts,
  ...activityTexts,
  ...referralTexts,
}
