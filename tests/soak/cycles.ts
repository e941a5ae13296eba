import type { Page } from '@playwright/test'
import { navigationEntries, type RouteName, titleOf } from '#domain/routes/routes.ts'
import { admin, signIn } from '#tools/bench/withBench.ts'
import type { Cycle } from '#tests/soak/measure.ts'
import { chooseListTool } from '#tests/journeys/support/listMenu.ts'
import { rowPanel } from '#tests/journeys/support/users.ts'

const openPage = async (page: Page, route: RouteName): Promise<void> => {
  await page.getByRole('link', { name: titleOf(route), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: titleOf(route) }).waitFor()
}

/** Opens a page from the dashboard, and goes back. */
export const pageCycle = (route: RouteName): Cycle => ({
  name: titleOf(route),
  open: async (page) => {
    await openPage(page, route)
    const rows = page.getByRole('row').nth(1)
    if (route === 'users' || route === 'allItems' || route === 'marketers') await rows.waitFor()
    await openPage(page, 'dashboard')
  },
})

const dialogCycle: Cycle = {
  name: 'A dialog of Users',
  open: async (page) => {
    if (!new URL(page.url()).pathname.endsWith('/users')) await openPage(page, 'users')
    await chooseListTool(page, 'Columns')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  },
}

const panelCycle: Cycle = {
  name: 'The side panel of Marketers',
  open: async (page) => {
    if (!new URL(page.url()).pathname.endsWith('/marketers')) await openPage(page, 'marketers')
    await page.getByRole('row').nth(1).getByRole('link').click()
    await rowPanel(page)
      .getByRole('heading', { name: /^Users referred/ })
      .waitFor()
    await page.keyboard.press('Escape')
    await rowPanel(page).waitFor({ state: 'detached' })
  },
}

const signInCycle: Cycle = {
  name: 'A sign-in',
  open: async (page) => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await signIn(page, admin.email)
  },
}

export const cycles: readonly Cycle[] = [
  ...navigationEntries.flatMap(({ route }) => (route === 'dashboard' ? [] : [pageCycle(route)])),
  dialogCycle,
  panelCycle,
  signInCycle,
]
