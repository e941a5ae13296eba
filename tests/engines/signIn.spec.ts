import { expect } from '@playwright/test'
import { test } from '#tests/engines/support/fixtures.ts'
import { button, heading, link, region, textbox } from '#tests/engines/support/parts.ts'
import type { Tab } from '#tests/engines/support/tab.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

const email = textbox('Email')
const code = textbox('Verification code')

const requestCode = async (tab: Tab, path: string, address: string): Promise<void> => {
  await tab.open(path)
  await tab.type(email, address)
  await tab.press('Enter')
  await tab.sees(heading('Enter your code'))
}

/** Puts a text on the clipboard, as a person who copies it from another page. */
const copyInOtherTab = async (other: Tab, text: string): Promise<void> => {
  await other.open('/forgotten-password')
  await other.type(email, text)
  await other.press('Control+a')
  await other.press('Control+c')
}

test('an admin types the code, signs out, and Back does not show the dashboard', async ({ tab, stack }) => {
  await requestCode(tab, '/sign-in', adminEmail)
  await tab.hasFocus(code)
  await tab.type(code, await stack.readCode(adminEmail))
  await tab.isAt('/admin')
  await tab.sees(region('User Overview', { text: '1,240 total users' }))
  await tab.click(link('Users'))
  await tab.sees(heading('Users'))
  await tab.click(button('Sign out'))
  await tab.sees(heading('Sign in'))
  await tab.back()
  await tab.sees(heading('Sign in'))
  await tab.seesNo(region('User Overview'))
})

test('an admin pastes the code after a wrong one', async ({ tab, stack, openTab }) => {
  await requestCode(tab, '/sign-in', adminEmail)
  const sent = await stack.readCode(adminEmail)
  await tab.type(code, String((Number(sent) + 1) % 10_000).padStart(4, '0'))
  await tab.check(code, ([field]) => expect(field?.description).toBe('Invalid verification code'))
  await copyInOtherTab(await openTab(), sent)
  await tab.bringToFront()
  // The wrong code is selected, so the paste replaces it.
  await tab.press('Control+v')
  await tab.isAt('/admin')
  await tab.sees(region('User Overview', { text: '1,240 total users' }))
})

test('an employee signs up', async ({ tab, stack }) => {
  const number = String(Date.now()).slice(-7)
  const address = `ngozi.${number}@rewoven.com`
  await tab.open('/sign-up')
  await tab.type(textbox('Full Name'), 'Ngozi Eze')
  await tab.type(email, address)
  await tab.type(textbox('Phone Number'), `0909${number}`)
  await tab.click(button('Continue'))
  await tab.sees(heading('Enter your code'))
  await tab.type(code, await stack.readCode(address))
  await tab.isAt('/admin')
  await tab.sees(region('User Overview', { text: 'total users' }))
})

test('a marketer types the code', async ({ tab, stack }) => {
  await requestCode(tab, '/amb/sign-in', ambassadorEmail)
  await tab.type(code, await stack.readCode(ambassadorEmail))
  await tab.isAt('/amb')
  await tab.sees(region('Your referees', { text: '60 referees' }))
})
