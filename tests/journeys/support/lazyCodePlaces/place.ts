import type { Locator, Page } from '@playwright/test'
import { expect, storeSession } from '#tests/journeys/support/fixtures.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** Where a person needs code that loads on demand. */
export interface LazyCodePlace {
  /** The code on demand that the open page consists of. */
  readonly after: readonly string[]
  readonly open: (page: Page, stack: TestStack) => Promise<void>
  /** Makes the page need the code. */
  readonly use: (page: Page, stack: TestStack) => Promise<unknown>
  /** The sentence without the code. */
  readonly says?: RegExp
  /** What must still be there with the sentence. */
  readonly keeps?: (page: Page) => Promise<void>
  /** With the code, another page opens. */
  readonly isLeft?: true
  readonly retry?: (page: Page, stack: TestStack) => Promise<unknown>
  /** What the person sees with the code. */
  readonly shows: (page: Page) => Locator
}

export const adminArea = ['app/renderer.tsx', 'app/actors/pages/adminArea.ts']
export const admin = [...adminArea, 'pages/admin/AdminPage.tsx']
export const list = [...admin, 'pages/admin/users/UsersPage.tsx', 'app/actors/lists/lists.ts']
export const settings = [...admin, 'pages/admin/settings/SettingsPage.tsx', 'app/actors/pages/settings.ts']
export const identity = ['services/identity/cognito/identity.ts']
export const wholePage = /This page could not be loaded/

/** An open dialog hides the page from screen readers. */
export const hidden = { includeHidden: true }

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
export const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

/** Opens a URL that no link of the page has, without a reload. */
export const openByHistory = (page: Page, url: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, url)

export const dialog = (page: Page, name: string) =>
  page.locator('[role=dialog], [role=alertdialog]').filter({ hasText: name })

const openList =
  (path: string) =>
  async (page: Page, stack: TestStack): Promise<void> => {
    await storeSession(page, stack)
    await page.goto(path)
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('searchbox').fill('a')
  }
const keepsSearch = async (page: Page): Promise<void> => {
  await expect(page.getByRole('searchbox', hidden)).toHaveValue('a')
  await expect(page.getByRole('table', hidden)).toBeVisible()
}
export const usersList = { after: list, open: openList('/admin/users'), keeps: keepsSearch }
export const marketersList = {
  after: [...list, 'pages/admin/marketers/MarketersPage.tsx', 'app/actors/lists/marketers.ts'],
  open: openList('/admin/marketers'),
  keeps: keepsSearch,
}

export const openSettings = async (page: Page, stack: TestStack): Promise<void> => {
  await storeSession(page, stack)
  await page.goto('/admin/settings')
  await page.getByLabel('Full Name').fill('Ada Obi')
}
export const keepsName = (page: Page) => expect(page.getByLabel('Full Name')).toHaveValue('Ada Obi')
