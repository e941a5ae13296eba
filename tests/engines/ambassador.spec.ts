import { expect } from '@playwright/test'
import { readDownload, storeMarketerSession, test } from '#tests/engines/support/fixtures.ts'
import { button, dialog, heading, image, link, region, searchbox, toast } from '#tests/engines/support/parts.ts'
import { compareHeadline } from '#tests/support/storyHeadline.ts'

const referees = (text: string | RegExp) => region('Your referees', { text })

test('a marketer searches referees, copies the link, and saves and prints the poster', async ({
  tab,
  stack,
  visit,
}) => {
  await storeMarketerSession(tab, stack)
  await tab.open('/amb')
  await tab.sees(heading('Dashboard'))
  await tab.sees(referees('60 referees'))
  await tab.type(searchbox('Search your referees'), 'no such referee')
  await tab.sees(referees('No referee found for "no such referee".'))
  await tab.click(button('Clear search'))
  await tab.sees(referees('60 referees'))

  await tab.click(button('Copy link'))
  await tab.sees(toast('Referral link copied!'))
  await tab.check(link('WhatsApp'), (found) => expect(found).toHaveLength(1))
  await tab.click(searchbox('Search your referees'))
  await tab.press('Control+v')
  await tab.hasValue(searchbox('Search your referees'), new URL('/referral/8045500001?via=link', stack.origin).href)

  await tab.click(button('QR code and poster'))
  await tab.sees(image('Poster with your referral code'))
  expect(
    await tab.run(() => document.querySelector<HTMLImageElement>('img[alt^=Poster]')?.naturalWidth ?? 0, null),
  ).toBeGreaterThan(0)
  await tab.click(button('Save poster'))
  expect((await readDownload(visit, /^poster-8045500001-.*\.png$/)).data.toString('latin1', 1, 4)).toBe('PNG')
  const { width, height, brand, other } = await tab.run(compareHeadline, null)
  expect([width, height]).toEqual([1080, 1920])
  expect(brand).toBeLessThan(other / 10)
  await tab.run(() => {
    // A real print dialog would stop the page.
    window.print = () => {
      document.title = `printed ${document.querySelector<HTMLImageElement>('img[data-printed]')?.naturalWidth}`
      dispatchEvent(new Event('afterprint'))
    }
  }, null)
  await tab.click(button('Print poster'))
  await expect.poll(() => tab.run(() => document.title, null)).toMatch(/^printed [1-9]/)
  await tab.press('Escape')
  await tab.seesNo(dialog())
  await tab.hasFocus(button('QR code and poster'))
})
