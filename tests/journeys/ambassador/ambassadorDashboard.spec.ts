import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { countCalls, expect, openAmbassadorArea, test } from '#tests/journeys/support/fixtures.ts'
import { answerCalls } from '#tests/journeys/support/answerCalls.ts'
import { list, rows, search } from '#tests/journeys/support/referees.ts'
import { emptyStorage, fillStorage } from '#tests/journeys/support/fullStorage.ts'
import { ambassadorEmail, type TestStack } from '#tests/support/stack.ts'
import { compareHeadline } from '#tests/support/storyHeadline.ts'

const linkOf = (page: Page) => new URL('/referral/8045500001', page.url()).href

/** Records all toasts of later pages. On a slow machine a toast can disappear before an assertion runs. */
const recordToasts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const toasts: string[] = []
    Object.assign(window, { toasts })
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)
      toasts.push(
        ...added.flatMap((node) => [...node.querySelectorAll('[data-toast]')]).map(({ textContent }) => textContent),
      )
    }).observe(document, { childList: true, subtree: true })
  })
}

/** How often a toast was shown since the page was loaded. */
const countToasts = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (expected) => (window as never as { toasts: string[] }).toasts.filter((shown) => shown === expected).length,
    text,
  )

const expectToast = (page: Page, text: string): Promise<void> =>
  expect.poll(() => countToasts(page, text), `the toast "${text}"`).toBe(1)

const openDashboard = async (page: Page, stack: TestStack): Promise<void> => {
  await recordToasts(page)
  await openAmbassadorArea(page, stack)
  await expect(list(page)).toBeVisible()
}

const downloadFile = async (page: Page, button: string): Promise<{ name: string; data: Buffer; text: string }> => {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await started
  const data = await readFile(await download.path())
  return { name: download.suggestedFilename(), data, text: data.toString() }
}

/** The width and height in the header of a PNG. */
const pngSize = (data: Buffer) => [data.toString('latin1', 1, 4), data.readUInt32BE(16), data.readUInt32BE(20)]

test('a marketer sees a greeting, searches referees and downloads them', async ({ page, stack }) => {
  const profiles = countCalls(page, (_, body) => body.includes('getMarketer'))
  const lists = countCalls(page, (_, body) => body.includes('listReferredUsers') && body.includes('limit: 10000'))
  await openDashboard(page, stack)
  await test.step('the dashboard', async () => {
    await expect(page.getByText(/^Good (morning|afternoon|evening), Tunde$/)).toBeVisible()
    await expectToast(page, 'Profile loaded successfully!')
    await expect(list(page)).toContainText('60 referees')
    await expect(page.getByRole('region', { name: 'What to do next' })).toContainText('40 more to reach 100 referees')
    expect([profiles.count, lists.count]).toEqual([1, 1])
  })
  await test.step('search and download', async () => {
    const name = (await rows(page).first().locator('p').first().textContent()) ?? ''
    await search(page).fill(`  ${name.toUpperCase()} `)
    await expect(rows(page).first()).toContainText(name)
    await expect(list(page).getByRole('status').first()).toHaveText(/^\d of 60 referees\. Updated \d+:\d\d [AP]M$/)
    const file = await downloadFile(page, 'Download as CSV')
    expect(file.name).toMatch(/^referees-search-.*\.csv$/)
    expect(file.text.split('\r\n')[0]).toBe('\ufeffReferee,Email,Items traded,Status,Joined')
    expect(file.text).toContain(`${name},`)
    await search(page).fill('no such referee')
    await expect(list(page)).toContainText('No referee found for "no such referee".')
    await expect(page.getByRole('button', { name: 'Download as CSV' })).toBeDisabled()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(search(page)).toBeFocused()
    await expect(rows(page).nth(3)).toBeVisible()
  })
  await test.step('the other URL, and no second toast for the same token', async () => {
    await page.goto('/amb/dashboard')
    await expect(list(page)).toContainText('60 referees')
    expect(await countToasts(page, 'Profile loaded successfully!')).toBe(0)
  })
})

test('a marketer shares the code', async ({ page, context, stack }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDashboard(page, stack)
  await test.step('copying', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expectToast(page, 'Referral link copied!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${linkOf(page)}?via=link`)
    await page.getByRole('button', { name: 'Copy code' }).click()
    await expectToast(page, 'Referral code copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8045500001')
  })
  await test.step('the own message', async () => {
    const edit = page.getByRole('button', { name: 'Edit message' })
    const text = page.getByLabel('Text', { exact: true })
    const whatsApp = page.getByRole('link', { name: 'WhatsApp' })
    await edit.press('Enter')
    await expect(text).toBeFocused()
    // This browser has no menu for sharing, so the page has no button for it.
    await expect(page.getByRole('dialog')).toContainText('For WhatsApp, SMS, Email and Copy message.')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Wear it with me!')
    await page.keyboard.press('Escape')
    await expect(edit).toBeFocused()
    await page.reload()
    await page.getByRole('button', { name: 'Copy message' }).click()
    await expectToast(page, 'Message copied.')
    const message = 'Wear it with me!\nMy referral code is 8045500001. '
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${message}${linkOf(page)}?via=link`)
    const hrefOf = async () => decodeURIComponent((await whatsApp.getAttribute('href')) ?? '')
    expect(await hrefOf()).toContain(`text=${message}${linkOf(page)}?via=whatsapp`)
    await edit.click()
    await fillStorage(page)
    await text.fill('This text has no room in the storage of the browser.')
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Not kept for your next visit')
    await emptyStorage(page)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(text).toHaveValue(/^Join me on Rewoven: /)
    await expect(page.getByRole('button', { name: 'Undo reset' })).toBeFocused()
    await page.getByRole('button', { name: 'Done' }).click()
    expect(await hrefOf()).toContain('text=Join me on Rewoven: ')
  })
  await test.step('a copy that the browser refuses one way, and both ways', async () => {
    await page.evaluate(() =>
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('denied')) }),
    )
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expectToast(page, 'Referral link copied!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${linkOf(page)}?via=link`)
    await page.evaluate(() => (document.execCommand = () => false))
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expectToast(page, 'Failed to copy link.')
    await expect(page.getByText('Select the link above and copy it by hand.')).toBeVisible()
  })
  await test.step('message links', async () => {
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa.me/.*${encodeURIComponent(`${linkOf(page)}?via=whatsapp`).replaceAll('.', '\\.')}$`),
    )
    await expect(page.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', /^sms:/)
  })
  await test.step('the poster', async () => {
    await page.getByRole('button', { name: 'QR code and poster' }).click()
    const poster = page.getByRole('img', { name: 'Poster with your referral code' })
    await expect(poster).toBeVisible()
    expect(await poster.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
    const file = await downloadFile(page, 'Save poster')
    expect(file.name).toMatch(/^poster-8045500001-.*\.png$/)
    expect(pngSize(file.data)).toEqual(['PNG', 1654, 2339])
    const story = await downloadFile(page, 'Save story')
    expect(story.name).toMatch(/^story-8045500001-.*\.png$/)
    expect(pngSize(story.data)).toEqual(['PNG', 1080, 1920])
    const shown = page.getByRole('img', { name: 'Story with your referral code' })
    await expect(shown).toHaveAttribute('src', `data:image/png;base64,${story.data.toString('base64')}`)
    const { brand, other } = await page.evaluate(compareHeadline)
    expect(other).toBeGreaterThan(20_000)
    expect(brand).toBeLessThan(other / 10)
    await page.evaluate(() => {
      window.print = () => {
        const picture = document.querySelector<HTMLImageElement>('img[data-printed]')
        Object.assign(window, { printed: picture?.naturalWidth ?? 0 })
        dispatchEvent(new Event('afterprint'))
      }
    })
    await page.getByRole('button', { name: 'Print poster' }).click()
    await expect.poll(() => page.evaluate(() => (window as never as { printed?: number }).printed)).toBeGreaterThan(0)
    await expect(page.locator('[data-printed]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'QR code and poster' })).toBeFocused()
  })
})

test("a marketer with the code 'N/A' has nothing to share", { tag: '@whole' }, async ({ page, stack }) => {
  const marketer = { id: 'USR-7', name: '', email: ambassadorEmail, referralCode: null, referredUsers: 0 }
  await answerCalls(page, 'getMarketer', () => ({ marketer }))
  await openDashboard(page, stack)
  const card = page.getByRole('region', { name: 'Your referral code' })
  await expect(card).toContainText(/N\/A.*There is nothing to share/)
  await expect(card.getByRole('button')).toHaveCount(0)
  await expect(list(page)).toContainText('No users referred yet.')
})

test(
  'WhatsApp is the first and widest way to share, and the account menu works with the keyboard alone',
  { tag: '@whole' },
  async ({ page, stack }) => {
    await openDashboard(page, stack)
    const card = page.getByRole('region', { name: 'Your referral code' })
    const whatsApp = card.getByRole('link', { name: 'WhatsApp' })
    await test.step('WhatsApp', async () => {
      await expect(card.locator('a, button').first()).toHaveText('WhatsApp')
      const widths = await card.locator('a, button').evaluateAll((ways) => ways.map((way) => way.clientWidth))
      expect(widths.indexOf(Math.max(...widths))).toBe(0)
      await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=Join%20me%20on%20Rewoven/)
    })
    await test.step('the account menu', async () => {
      const badge = page.getByRole('button', { name: 'Account of Tunde Bakare' })
      await expect(badge).toHaveAttribute('aria-haspopup', 'menu')
      await badge.focus()
      await page.keyboard.press('Enter')
      const menu = page.getByRole('menu')
      await expect(menu).toContainText(`Tunde Bakare${ambassadorEmail}`)
      await expect(page.locator('[role=menu]:focus, [role=menu] :focus').first()).toBeVisible()
      await expectAccessiblePage(page)
      await page.keyboard.press('d')
      await expect(menu.getByRole('menuitemradio', { name: 'Dark theme' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(menu.getByRole('menuitemradio', { name: 'Dark theme' })).toBeChecked()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.keyboard.press('h')
      await expect(menu.getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', /^mailto:.+@/)
      await page.keyboard.press('End')
      await page.keyboard.press('ArrowUp')
      await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/amb/sign-in')
    })
  },
)
