import { expect } from '@playwright/test'
import { readDownload, storeSession, test } from '#tests/engines/support/fixtures.ts'
import { button, heading, link, menuItem, menuItemRadio, region, table } from '#tests/engines/support/parts.ts'

const users = region('User Overview')

test('the dashboard has plots, tables and files', async ({ tab, stack, visit }) => {
  await storeSession(tab, stack)
  await tab.open('/admin')
  await tab.sees({ ...users, text: '1,240 total users' })
  await tab.check({ css: 'canvas' }, (found) => expect(found).toHaveLength(6))
  await expect
    .poll(() =>
      tab.run(
        () =>
          document
            .querySelector('canvas')
            ?.getContext('2d')
            ?.getImageData(0, 0, 300, 150)
            .data.some((value) => value > 0),
        null,
      ),
    )
    .toBe(true)
  await tab.click(button('Options of User Overview'))
  await tab.click(menuItem('Download totals by day as PNG'))
  const png = await readDownload(visit, /^user-overview-by-day-.*\.png$/)
  expect(png.data.subarray(1, 4).toString()).toBe('PNG')
  await tab.click(button('Options of User Overview'))
  await tab.click(menuItem('Show as table'))
  await tab.sees(table(undefined, { within: users, text: /1,240.*Measured/ }))
})

test('the theme that an admin chooses stays after a reload', async ({ tab, stack }) => {
  const background = () => tab.run(() => getComputedStyle(document.documentElement).backgroundColor, null)
  await storeSession(tab, stack)
  await tab.open('/admin/settings')
  await tab.click(button(/^Account of /))
  await tab.click(menuItemRadio('Light theme'))
  const light = await background()
  await tab.click(menuItemRadio('Dark theme'))
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await tab.reload()
  await tab.sees(heading('Settings'))
  expect(await background()).toBe(dark)
})

test('a sign-out in one tab signs the others out, and Back shows nothing', async ({ tab, openTab, stack }) => {
  await storeSession(tab, stack)
  await tab.open('/admin')
  await tab.sees({ ...users, text: '1,240 total users' })
  const left = await openTab()
  await left.open('/admin/settings')
  await left.sees(heading('Settings'))
  await left.open('/terms')
  await left.sees(heading('Terms and conditions'))
  const other = await openTab()
  await other.open('/admin/users')
  await other.sees(heading('Users'))
  await other.click(link('Settings'))
  await other.sees(heading('Settings'))
  await other.click(button('Sign out'))
  await other.sees(heading('Sign in'))
  await tab.sees(heading('Sign in'))
  await other.back()
  await other.sees(heading('Sign in'))
  await other.seesNo(table())
  // The browser may have kept this page as it was.
  await left.back()
  await left.sees(heading('Sign in'))
})
