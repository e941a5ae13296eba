import type { Page } from '@playwright/test'
import { newPerson, type Place, press } from '#tests/journeys/faults/place.ts'
import { expect, storeMarketerSession, storeSession } from '#tests/journeys/support/fixtures.ts'
import { tableRows, rowPanel } from '#tests/journeys/support/users.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { formatCount } from '#ui/format.ts'

const openList =
  (url: string) =>
  async (page: Page, stack: TestStack): Promise<void> => {
    await storeSession(page, stack)
    await page.goto(url)
    await expect(tableRows(page).first()).toBeVisible()
  }

const listPlace = (call: string, url: string, title: string): Place => ({
  call,
  name: `opens ${url}`,
  open: (page, stack) => storeSession(page, stack),
  use: (page) => page.goto(url),
  says: (page) => page.getByRole('alert').filter({ hasText: title }),
  keeps: (page) => expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible(),
  shows: (page) => tableRows(page).first(),
})

/** The menu of the row that has no fixed account. */
const choose = async (page: Page, text: string, action: string): Promise<void> => {
  await tableRows(page)
    .filter({ hasText: text })
    .last()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

const successToast = (page: Page) => page.locator('[data-toast="success"]').first()

const statusPlaces = (call: string, button: 'Suspend' | 'Activate', tab: string): Place[] => {
  const changed = (page: Page) =>
    page.locator('[data-toast]', { hasText: `2 users ${button === 'Suspend' ? 'suspended' : 'activated'}` })
  /** The console reads the users again, and the tab has fewer of them. */
  const changedRows = (count: number) => (page: Page) =>
    page.getByText(new RegExp(`^${formatCount((button === 'Suspend' ? 1_100 : 140) - count)} users\\.`))
  return [
    {
      call,
      name: `${button}s a user`,
      unknown: `Failed to ${button.toLowerCase()} user`,
      open: openList(`/admin/users?tab=${tab}`),
      use: async (page) => {
        await choose(page, '', button)
        await page.getByRole('alertdialog').getByRole('button', { name: button }).click()
      },
      keeps: (page) => expect(tableRows(page)).toHaveCount(10),
      again: async (page) => {
        await choose(page, '', button)
        await page.getByRole('alertdialog').getByRole('button', { name: button }).click()
      },
      shows: successToast,
      settles: { slow: changedRows(1), 'wrong-types': successToast, 'drop-answer': changedRows(1) },
    },
    {
      call,
      name: `${button}s several users`,
      sentence: '2 failed',
      open: openList(`/admin/users?tab=${tab}`),
      use: async (page) => {
        for (const index of [3, 4]) await tableRows(page).nth(index).getByRole('checkbox').check()
        await press(page, `${button} 2`)
        await page.getByRole('alertdialog').getByRole('button', { name: button }).click()
      },
      says: (page) =>
        page
          .getByRole('region', { name: 'Changes of users' })
          .getByText(/failed/)
          .first(),
      shows: changed,
      sends: { others: 2 },
      sendsAgain: { others: 2 },
      settles: { slow: changedRows(2), 'wrong-types': changed, 'drop-answer': changedRows(2) },
    },
  ]
}

/** The new name of the marketer who is edited. */
let newName = ''
const deletedText = (page: Page) => page.getByText(/has been deleted/).first()
/** The console reads the list again after a lost answer. */
const missingText = (page: Page) => page.getByText(/is no longer in the system/).first()
const doneButton = (page: Page) => page.getByRole('button', { name: 'Done' })

const fillMarketer = async (page: Page): Promise<void> => {
  const { name, email, phone } = newPerson()
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone number').fill(phone)
}

const referees = (page: Page) => page.getByRole('region', { name: 'Your referees' })

export const graphqlPlaces: readonly Place[] = [
  {
    call: 'getDashboard',
    name: 'opens a card',
    match: { section: 'userOverview' },
    // The period, then its parts and the parts of the period before.
    sendsAgain: { others: 2 },
    open: (page, stack) => storeSession(page, stack),
    use: (page) => page.goto('/admin'),
    says: (page) => page.getByRole('region', { name: 'User Overview', exact: true }).getByRole('alert'),
    keeps: (page) => expect(page.getByRole('link', { name: /^[\d,]+ total items$/ })).toBeVisible(),
    shows: (page) => page.getByRole('region', { name: 'User Overview', exact: true }).getByText('total users').first(),
  },
  listPlace('listAllUsers', '/admin/users', 'Failed to fetch all users'),
  listPlace('listActiveUsers', '/admin/users?tab=active', 'Failed to fetch active users'),
  listPlace('listInActiveUsers', '/admin/users?tab=inactive', 'Failed to fetch inactive users'),
  listPlace('listAllItems', '/admin/all-items', 'Failed to fetch items'),
  listPlace('listDonatedItems', '/admin/all-items?tab=donated', 'Failed to fetch donated items'),
  listPlace('listRentedItems', '/admin/all-items?tab=rented', 'Failed to fetch rented items'),
  listPlace('listSoldItems', '/admin/all-items?tab=sold', 'Failed to fetch sold items'),
  listPlace('listAllMarketers', '/admin/marketers', 'Could not load marketers'),
  {
    call: 'getMarketer',
    name: 'opens the ambassador area',
    open: storeMarketerSession,
    use: (page) => page.goto('/amb'),
    shows: (page) => referees(page).getByText('60 referees'),
  },
  {
    call: 'listReferredUsers',
    name: 'opens the ambassador area',
    open: storeMarketerSession,
    use: (page) => page.goto('/amb'),
    says: (page) => referees(page).getByRole('alert'),
    shows: (page) => referees(page).getByText('60 referees'),
  },
  {
    call: 'listReferredUsers',
    name: 'opens a marketer',
    open: openList('/admin/marketers?q=ambassador%40example.com'),
    use: (page) => tableRows(page).first().getByRole('link').click(),
    says: (page) => rowPanel(page).getByRole('alert'),
    shows: (page) => rowPanel(page).getByRole('table', { name: 'Referees' }).getByRole('row').nth(1),
  },
  ...statusPlaces('suspendUser', 'Suspend', 'active'),
  ...statusPlaces('activateUser', 'Activate', 'inactive'),
  {
    call: 'createMarketer',
    name: 'creates a marketer',
    unknown: 'An unexpected error occurred while creating marketer',
    sentences: { 'null-data': 'No response from server' },
    open: async (page, stack) => {
      await openList('/admin/marketers')(page, stack)
      await press(page, 'New Marketer')
      await fillMarketer(page)
    },
    use: (page) => press(page, 'Add marketer'),
    says: (page) => page.getByRole('dialog').getByRole('alert'),
    keeps: (page) => expect(page.getByLabel('Full name')).toHaveValue(/Ngozi/),
    again: (page) => press(page, 'Add marketer'),
    shows: (page) => page.getByText('Marketer created successfully!').first(),
    // The console finds the new marketer in the list, and shows the code.
    settles: { slow: doneButton, 'wrong-types': doneButton, 'drop-answer': doneButton },
  },
  {
    call: 'updateMarketer',
    name: 'saves a marketer',
    unknown: 'Failed to update marketer',
    open: async (page, stack) => {
      await openList('/admin/marketers')(page, stack)
      await choose(page, '', 'Edit')
      newName = newPerson().name
      await page.getByLabel('Full name').fill(newName)
    },
    use: (page) => press(page, /^Save/),
    says: (page) => page.getByRole('dialog').getByRole('alert'),
    keeps: (page) => expect(page.getByLabel('Full name')).toHaveValue(newName),
    again: (page) => press(page, /^Save/),
    shows: successToast,
    settles: { slow: successToast, 'wrong-types': successToast, 'drop-answer': successToast },
  },
  {
    call: 'deleteMarketer',
    name: 'deletes a marketer',
    unknown: 'Failed to delete marketer',
    open: async (page, stack) => {
      await openList('/admin/marketers')(page, stack)
      await choose(page, '', 'Delete')
      const field = page.getByLabel('Name of the marketer')
      await field.fill(await page.getByRole('alertdialog').locator('strong').first().innerText())
    },
    use: (page) => press(page, 'Delete marketer'),
    says: (page) => page.getByRole('alertdialog').getByRole('alert'),
    keeps: (page) => expect(page.getByLabel('Name of the marketer')).not.toHaveValue(''),
    again: (page) => press(page, 'Delete marketer'),
    shows: (page) => page.getByText(/has been deleted|is no longer in the system/).first(),
    settles: { slow: missingText, 'wrong-types': deletedText, 'drop-answer': missingText },
  },
]
