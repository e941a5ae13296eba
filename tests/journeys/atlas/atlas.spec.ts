import type { Page } from '@playwright/test'
import { expectNoHorizontalScroll, expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'

const stateIn = (page: Page, name: string) =>
  page.getByRole('group', { name: /^Picture of/ }).getByRole('button', { name, exact: true })
const held = (page: Page, name: string) => stateIn(page, `${name}, holds now`)

test.describe('the atlas', () => {
  test('is found at /atlas and searched for a sentence', async ({ page }) => {
    await page.goto('/atlas')
    await expect(page).toHaveURL(/\/atlas\/$/)
    await expect(page.getByRole('heading', { name: 'Charts', level: 1 })).toBeVisible()
    await page.getByLabel('Search').fill('countdown next one')
    await expect(page.getByRole('status')).toHaveText('1 found')
    await page.getByRole('link', { name: /^state Locked: A code has just gone out/ }).click()
    await expect(page).toHaveURL(/#auth\/verify\/open\.resend\.locked$/)
    await expect(page.getByRole('heading', { name: 'Locked', level: 2 })).toBeVisible()
  })

  test('says so when nothing is found, and when there is no such chart', async ({ page }) => {
    await page.goto('/atlas/')
    await page.getByLabel('Search').fill('zebra')
    await expect(page.getByRole('status')).toContainText('Nothing holds "zebra"')
    await page.goto('/atlas/#auth/zebra')
    await expect(page.getByText('There is no chart auth/zebra')).toBeVisible()
  })

  test('opens a state by the end of its name, and gives its address away', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/atlas/#auth/verify/resend.locked')
    await expect(stateIn(page, 'Locked')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('The link is in the clipboard.')).toBeVisible()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toMatch(/\/atlas\/#auth\/verify\/open\.resend\.locked$/)
  })

  test('folds a state away and shows it again', async ({ page }) => {
    await page.goto('/atlas/#auth/verify/open.code')
    await expect(stateIn(page, 'Entering')).toBeAttached()
    await page.getByRole('button', { name: 'Fold', exact: true }).click()
    await expect(stateIn(page, 'Entering')).toHaveCount(0)
    await expect(stateIn(page, 'Locked')).toBeAttached()
    await page.getByRole('button', { name: 'Unfold' }).click()
    await expect(stateIn(page, 'Entering')).toBeAttached()
  })

  test('gives a picture away as SVG and as PNG', async ({ page }) => {
    await page.goto('/atlas/#auth/signIn')
    const svg = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save as SVG' }).click()
    expect((await svg).suggestedFilename()).toBe('auth-signIn.svg')
    const png = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as PNG' }).click()
    expect((await png).suggestedFilename()).toBe('auth-signIn.png')
  })
})

test.describe('the verify chart is played', () => {
  test('to success, and back again', async ({ page }) => {
    await page.goto('/atlas/#auth/verify?panel=play')
    await expect(held(page, 'Checking')).toBeAttached()
    await page.getByRole('button', { name: /: the marker has the email of an admin$/ }).click()
    await expect(held(page, 'Entering')).toBeAttached()
    await page.getByRole('button', { name: 'the person submits a code: four digits' }).click()
    await expect(page.getByLabel('Context')).toContainText('"code": "1234"')
    await page.getByRole('button', { name: /: the code is correct$/ }).click()
    await expect(held(page, 'Confirmed')).toBeAttached()
    await expect(page.getByText('The flow has ended.')).toBeVisible()
    await page.getByRole('button', { name: 'Step back' }).click()
    await expect(held(page, 'Checking')).toBeAttached()
    await page.getByRole('button', { name: 'Step forward' }).click()
    await expect(held(page, 'Confirmed')).toBeAttached()
  })

  test('to a wrong code, which somebody else opens by its link', async ({ page, context }) => {
    await page.goto('/atlas/#auth/verify?panel=play')
    await page.getByRole('button', { name: /: the marker has the email of an admin$/ }).click()
    await page.getByRole('button', { name: 'the person submits a code: four digits' }).click()
    await page.getByRole('button', { name: /: the code is wrong$/ }).click()
    await expect(held(page, 'Entering')).toBeAttached()
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByLabel('Context')).toContainText('"refused": "1234"')
    await expect(held(other, 'Entering')).toBeAttached()
  })

  test('until the lock is over', async ({ page }) => {
    await page.goto('/atlas/#auth/verify?panel=play')
    await page.getByRole('button', { name: /: the marker has the email of an admin$/ }).click()
    await page.getByRole('button', { name: /: the lock ends$/ }).click()
    await expect(held(page, 'Ready')).toBeAttached()
  })

  test('as far as a link of before still fits', async ({ page }) => {
    await page.goto('/atlas/#auth/verify?panel=play&do=start+the+sign-in+page+has+passed+the+email&do=event+door.opened')
    await expect(page.getByText('There is no “event door.opened” at this point any more.')).toBeVisible()
    await expect(held(page, 'Checking')).toBeAttached()
  })
})

test('a path test is shown on the picture, with its script beside it', async ({ page }) => {
  await page.goto('/atlas/#auth/signIn?panel=paths')
  await expect(page.getByRole('region', { name: 'Script' })).toContainText('Given')
  await expect(held(page, 'Editing')).toBeAttached()
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByRole('button', { name: /^At the start/ })).not.toHaveAttribute('aria-current', 'step')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: /^At the start/ }).click()
  await expect(held(page, 'Editing')).toBeAttached()
})

test('what the last runs took is painted on the picture', async ({ page }) => {
  await page.goto('/atlas/#auth/verify?panel=coverage')
  await expect(page.getByRole('region', { name: 'What the signs mean' })).toContainText(
    'taken in the browser, through the real pages',
  )
  await expect(page.locator('.chart .by-browser').first()).toBeAttached()
})

test('with the keyboard alone somebody finds a chart, walks from state to state and plays', async ({ page }) => {
  await page.goto('/atlas/')
  await page.getByLabel('Search').focus()
  await page.keyboard.type('An admin or a marketer enters')
  await expect(page.getByRole('status')).toHaveText('1 found')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await stateIn(page, 'Sign in').focus()
  await page.keyboard.press('ArrowDown')
  await expect(stateIn(page, 'Editing')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(stateIn(page, 'Starting')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Starting', level: 2 })).toBeVisible()
  await page.getByRole('tab', { name: 'In words' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible()
  await page.getByRole('button', { name: 'the person submits an email: a valid email' }).focus()
  await page.keyboard.press('Enter')
  await expect(held(page, 'Starting')).toBeAttached()
})

/** Words of a picture as the browser draws them, in its own pixels. */
const wordsLyingOver = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<SVGGElement>('.chart .words')].map((words) => {
      const texts = [...words.querySelectorAll('text')].map((text) => text.getBBox())
      const [left, top] = [Math.min(...texts.map(({ x }) => x)), Math.min(...texts.map(({ y }) => y))]
      const [right, bottom] = [
        Math.max(...texts.map(({ x, width }) => x + width)),
        Math.max(...texts.map(({ y, height }) => y + height)),
      ]
      return { name: words.dataset['transition'] ?? '', left, top, right, bottom }
    })
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        )
        .map((other) => `${one.name} / ${other.name}`),
    )
    const outside = [...document.querySelectorAll<SVGGElement>('.chart .state')].flatMap((state) => {
      const box = state.querySelector('rect')?.getBBox()
      return [...state.querySelectorAll('text')]
        .filter((text) => box && text.getBBox().x + text.getBBox().width > box.x + box.width)
        .map((text) => `${state.dataset['state']}: ${text.textContent}`)
    })
    return [...overlaps, ...outside]
  })

test('no words lie over others or stick out, as the browser draws them', async ({ page }) => {
  await page.goto('/atlas/')
  const charts = await page.locator('h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(charts.length).toBeGreaterThan(5)
  for (const chart of charts) {
    await page.goto(`/atlas/${chart}`)
    await expect(page.getByRole('group', { name: /^Picture of/ })).toBeVisible()
    expect(await wordsLyingOver(page), chart).toEqual([])
  }
})

test('every chart takes one page when all are printed', async ({ page }) => {
  await page.goto('/atlas/')
  const charts = page.locator('main li img')
  await expect(charts.first()).toBeVisible()
  for (const picture of await charts.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(await charts.count())
})

for (const [device, colorScheme, viewport] of [
  ['a phone', 'light', { width: 360, height: 740 }],
  ['a desktop', 'dark', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${device} in ${colorScheme} colours`, () => {
    test.use({ colorScheme, viewport })

    test('every page of the atlas is accessible', async ({ page }) => {
      for (const place of [
        '',
        '#auth/verify/open.resend',
        '#auth/verify?panel=play',
        '#auth/verify?panel=paths',
        '#auth/verify?panel=coverage',
        '#review',
        '#live',
        '#no/chart',
      ]) {
        await page.goto(`/atlas/${place}`)
        await expect(page.locator('main')).toBeVisible()
        await expect(page.getByText('Opening')).toHaveCount(0)
        await expectAccessiblePage(page)
        await expectNoHorizontalScroll(page)
      }
    })
  })
}
