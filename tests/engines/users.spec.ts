import { parse } from 'csv-parse/sync'
import { expect } from '@playwright/test'
import { readDownload, storeSession, test } from '#tests/engines/support/fixtures.ts'
import {
  alertDialog,
  anyText,
  button,
  dialog,
  heading,
  link,
  menuItem,
  region,
  searchbox,
  table,
} from '#tests/engines/support/parts.ts'

const figures = (text: RegExp) => region('Totals of users', { text })
const rows = { css: 'tbody tr', within: table() }

test('an admin searches users, reads the details, and suspends one from its menu', async ({ tab, stack }) => {
  await storeSession(tab, stack)
  await tab.open('/admin/users')
  await tab.sees(heading('Users'))
  await tab.check(rows, (found) => expect(found).toHaveLength(10))
  await tab.sees(figures(/1,100.*140/))
  const [first] = await tab.readAll({ css: 'tbody tr a', within: table() })
  const name = first?.text.replace(/^[A-Z]{2} /, '') ?? ''
  await tab.type(searchbox(/Search/), name)
  await tab.check(rows, (found) => expect(found.every(({ text }) => text.includes(name))).toBe(true))
  await tab.isAt(/q=/)

  await tab.click({ css: 'tbody tr a', within: table() })
  await tab.sees({ css: '[data-side-panel]', text: name })
  await tab.press('Escape')
  await tab.seesNo({ css: '[data-side-panel]' })
  await tab.hasFocus(link(undefined, { within: { css: 'tbody tr' } }))

  await tab.click(button(/^Actions for /, { within: { ...rows, text: 'Active' } }))
  await tab.click(menuItem('Suspend'))
  await tab.sees(alertDialog('Confirm Suspension'))
  await tab.click(button('Suspend', { within: alertDialog() }))
  await tab.sees({ ...rows, text: 'Suspended' })
  await tab.sees(figures(/1,099.*141/))
  // The server has answered.
  await tab.sees(button('Undo'))
  await tab.hasFocus(button(/^Actions for /))
  await tab.reload()
  await tab.sees({ ...rows, text: 'Suspended' })

  await tab.click(button(/^Actions for /, { within: { ...rows, text: 'Suspended' } }))
  await tab.click(menuItem('Activate'))
  await tab.click(button('Activate', { within: alertDialog() }))
  await tab.sees(figures(/1,100.*140/))
})

test('an admin turns a page and saves it as a CSV file', async ({ tab, stack, visit }) => {
  await storeSession(tab, stack)
  await tab.open('/admin/users?tab=active&sort=name')
  await tab.check(rows, (found) => expect(found).toHaveLength(10))
  await tab.click(button('Next'))
  await tab.sees(anyText('Page 2 of 110'))
  await tab.click(button('Export'))
  await tab.click(button(/^This page/, { within: dialog() }))
  const file = await readDownload(visit, /^users-.*\.csv$/)
  expect(file.name).toMatch(/^users-active-by-name-page-2-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = parse(file.data, { bom: true, record_delimiter: '\r\n' }) as string[][]
  expect(lines[0]?.slice(0, 5)).toEqual(['Name', 'Email', 'Phone number', 'Items added', 'User status'])
  expect(lines).toHaveLength(11)
})
