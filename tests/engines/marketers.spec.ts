import { expect } from '@playwright/test'
import { storeSession, test } from '#tests/engines/support/fixtures.ts'
import { button, dialog, heading, menuItem, table, textbox, toast } from '#tests/engines/support/parts.ts'

const rows = { css: 'tbody tr', within: table('Marketers') }

test('an admin adds a marketer and edits the name', async ({ tab, stack }) => {
  const number = String(Date.now()).slice(-7)
  await storeSession(tab, stack)
  await tab.open('/admin/marketers')
  await tab.sees(heading('Marketers'))
  await tab.click(button('New Marketer'))
  await tab.click(button('Add marketer'))
  await tab.sees(dialog(undefined, { text: 'Name must be at least 2 characters' }))
  await tab.hasFocus(textbox('Full name'))
  await tab.type(textbox('Full name'), 'Ngozi Bello')
  await tab.type(textbox('Email'), `ngozi.${number}@example.com`)
  await tab.type(textbox('Phone number'), `0803${number}`)
  await tab.press('Escape')
  await tab.hasFocus(button('Keep editing'))
  await tab.click(button('Keep editing'))
  await tab.hasFocus(textbox('Phone number'))
  await tab.press('Enter')
  await tab.sees(toast('Marketer created successfully!'))
  await tab.click(button('Done', { within: dialog('Marketer added') }))
  await tab.hasFocus(button('New Marketer'))
  await tab.check(rows, ([first]) => expect(first?.text).toContain(`+234803${number}`))

  await tab.click(button('Actions for Ngozi Bello'))
  await tab.click(menuItem('Edit'))
  await tab.retype(textbox('Full name'), 'Ngozi Bello-Eze')
  await tab.press('Enter')
  await tab.seesNo(dialog())
  await tab.check(rows, ([first]) => expect(first?.text).toContain('Ngozi Bello-Eze'))
})
