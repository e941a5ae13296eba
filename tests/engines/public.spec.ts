import { expect } from '@playwright/test'
import { test } from '#tests/engines/support/fixtures.ts'
import { button, heading, link } from '#tests/engines/support/parts.ts'

test('a visitor reads the public pages', async ({ tab }) => {
  for (const [path, name] of [
    ['/', 'Worn, loved, passed on.'],
    ['/terms', 'Terms and conditions'],
    ['/privacy', 'Privacy notice'],
    ['/no/such/page', 'Page Not Found'],
  ] as const) {
    await tab.open(path)
    await tab.sees(heading(name))
    expect(
      await tab.run(() => document.documentElement.scrollWidth <= innerWidth, null),
      `${path} is not too wide`,
    ).toBe(true)
  }
  await tab.open('/')
  await tab.click(link('Terms'))
  await tab.sees(heading('Terms and conditions'))
  await tab.back()
  await tab.sees(heading('Worn, loved, passed on.'))
})

test.describe('a visitor with a referral link', () => {
  test.skip(
    ({ engineName }) => engineName === 'webkit',
    'MiniBrowser shows an error page for the link of an app that is not installed. Safari keeps the page.',
  )

  test('stays, copies the code and finds it again', async ({ tab }) => {
    await tab.open('/referral/ADA-2026')
    await tab.click(button('Stay on this page'))
    await tab.sees(heading('How would you like to continue?'))
    await tab.click(button('Copy the code'))
    await tab.sees(button('Copied'))
    await tab.sees(link('Open the app'))
    expect(await tab.run(() => localStorage.getItem('referralCode'), null)).toBe('ADA-2026')
  })

  test('comes to the home page after two seconds', async ({ tab }) => {
    await tab.open('/referral/ADA-2026')
    await tab.sees(heading('Worn, loved, passed on.'))
    await tab.isAt('/')
  })
})
