import type { Page, Request } from '@playwright/test'
import type { TestContext } from '#tests/paths/browser/pageObject.ts'
import { answerOf, callsOperation, openAsAdmin } from '#tests/paths/browser/pageObjects/listSteps.ts'
import { rowPanel } from '#tests/journeys/support/users.ts'

type RequestMatcher = (request: Request) => boolean
type RequestKinds = Readonly<Record<string, RequestMatcher>>

/** Matches the requests with one page size. */
export const hasLimit =
  (limit: number): RequestMatcher =>
  (request) =>
    (request.postData() ?? '').includes(`limit: ${limit},`)

export const marketerOf = (number: number, fields: object = {}) => ({
  id: `USR-${number}`,
  name: 'Ada Obi',
  email: `ada${number}@example.com`,
  phoneNumber: `+23480311111${10 + number}`,
  referralCode: `80311111${10 + number}`,
  referredUsers: 3,
  createdAt: `2026-01-01T00:00:00.${String(999 - number)}Z`,
  ...fields,
})

export const ada = marketerOf(1)
export const bee = marketerOf(2, { name: 'Bee Eze' })

export const referee = (number: number) => ({
  id: `USR-${number}`,
  name: 'Chi Ade',
  email: 'chi@example.com',
  totalItemsCount: number,
})

export const cursor = { id: 'USR-11', item: '11' }

/** A marketer without a phone number, from which a missing code would follow. */
export const withoutCode = marketerOf(3, { name: 'Chi Ade', phoneNumber: '', referralCode: '' })

/** The answers to calls that the page object does not hold. */
const defaultAnswers = (marketers: readonly object[]) =>
  [
    ['listAllMarketers', { users: marketers, lastEvaluatedKey: null }],
    ['listReferredUsers', { users: [], lastEvaluatedKey: null }],
    ['getMarketer', { marketer: ada }],
    ['createMarketer', { marketer: bee }],
    ['updateMarketer', { marketer: ada }],
    ['deleteMarketer', { status: 200 }],
  ] as const

/** Opens a page of the console as an admin. Requests of the held kinds wait for the page object. */
export const openPage = async (
  context: TestContext,
  held: RequestKinds,
  address = '/admin/marketers',
  marketers: readonly object[] = [ada, bee],
): Promise<void> => {
  await context.page.route(/\/graphql$/, async (route) => {
    const isHeld = Object.values(held).some((matches) => matches(route.request()))
    const answer = defaultAnswers(marketers).find(([operation]) => callsOperation(operation)(route.request()))
    return answer && !isHeld ? route.fulfill(answerOf(answer[0], answer[1])) : route.fallback()
  })
  await openAsAdmin(context, address)
}

export const openList = async (
  context: TestContext,
  held: RequestKinds = {},
  marketers: readonly object[] = [ada, bee],
): Promise<void> => {
  await openPage(context, held, '/admin/marketers', marketers)
  await context.page.getByRole('table', { name: 'Marketers' }).waitFor()
}

/** Chooses an action in the side panel if it is open, or else in the menu of a row. */
export const chooseAction = async (
  page: Page,
  action: 'Edit' | 'Delete' | 'Send code',
  row: 'first' | 'last' = 'first',
): Promise<void> => {
  const panel = rowPanel(page).filter({ has: page.getByRole('heading', { name: 'Ada Obi' }) })
  if (await panel.isVisible()) return panel.getByRole('button', { name: action }).click()
  const menus = page.getByRole('button', { name: /^Actions for/ })
  await (row === 'first' ? menus.first() : menus.last()).click()
  await page.getByRole('menuitem', { name: action }).click()
}

export const fillFields = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(fields)) await page.getByRole('dialog').getByLabel(label).fill(text)
}

export const isNewMarketerForm = (page: Page): Promise<boolean> =>
  page.getByRole('dialog', { name: 'New Marketer' }).isVisible()

export const submitForm = async (page: Page): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Add marketer|Save changes)$/ })
    .click()

const confirmationField = (page: Page) => page.getByRole('alertdialog').getByLabel('Name of the marketer')

export const typeName = async (page: Page, name: string): Promise<void> => confirmationField(page).fill(name)
export const confirmDelete = async (page: Page): Promise<void> => confirmationField(page).press('Enter')
export const pressEscape = async ({ page }: TestContext): Promise<void> => page.keyboard.press('Escape')
