import type { Page } from '@playwright/test'
import { expectNoHorizontalScroll, expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { spread } from '#tests/journeys/support/spread.ts'

const stateButton = (page: Page, name: string) =>
  page.getByRole('group', { name: /^Picture of/ }).getByRole('button', { name, exact: true })
const activeState = (page: Page, name: string) => stateButton(page, `${name}, active`)

test.describe('the atlas', () => {
  test('is served at /atlas and has a search', async ({ page }) => {
    await page.goto('/atlas')
    await expect(page).toHaveURL(/\/atlas\/$/)
    await expect(page.getByRole('heading', { name: 'Charts', level: 1 })).toBeVisible()
    await page.getByLabel('Search').fill('computer sleeps')
    await expect(page.getByRole('status')).toHaveText('1 found')
    await page.getByRole('link', { name: /^state Locked: A code was sent/ }).click()
    await expect(page).toHaveURL(/#auth\/verify\/open\.resend\.locked$/)
    await expect(page.getByRole('heading', { name: 'Locked', level: 2 })).toBeVisible()
  })

  test(
    'reports a search without results, an unknown chart and an unknown state',
    { tag: '@whole' },
    async ({ page }) => {
      await page.goto('/atlas/')
      await page.getByLabel('Search').fill('zebra')
      await expect(page.getByRole('status')).toContainText('No results for "zebra"')
      await page.goto('/atlas/#auth/verifying')
      await expect(page.getByText('There is no chart auth/verifying')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Verify' }).click()
      await expect(page.getByRole('heading', { name: 'Verify', level: 1 })).toBeVisible()
      await page.goto('/atlas/#auth/verify/open.resend.looked')
      await expect(page.getByText('This state is not in the chart any more.')).toBeVisible()
      await page.getByRole('alert').getByRole('link', { name: 'Locked' }).click()
      await expect(page.getByRole('heading', { name: 'Locked', level: 2 })).toBeVisible()
      await expect(page.getByText('This state is not in the chart any more.')).toHaveCount(0)
    },
  )

  test('opens a state by its path and copies its URL', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/atlas/#auth/verify/open.resend.locked')
    await expect(stateButton(page, 'Locked')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    const url = await page.evaluate(() => navigator.clipboard.readText())
    expect(url).toMatch(/\/atlas\/#auth\/verify\/open\.resend\.locked$/)
  })
})

test.describe('playing the verify chart', () => {
  test('reaches the end and steps back', async ({ page }) => {
    await page.goto('/atlas/#auth/verify?panel=play')
    await expect(activeState(page, 'Checking')).toBeAttached()
    await page.getByRole('button', { name: /: this tab requested a code for an admin$/ }).click()
    await expect(activeState(page, 'Entering')).toBeAttached()
    await page.getByRole('button', { name: 'the person submits a code: a complete code' }).click()
    await expect(page.getByLabel('Context')).toContainText('"code": "1234"')
    await page.getByRole('button', { name: /: the code is correct$/ }).click()
    await expect(activeState(page, 'Confirmed')).toBeAttached()
    await expect(page.getByText('The flow has ended.')).toBeVisible()
    await page.getByRole('button', { name: 'Step back' }).click()
    await expect(activeState(page, 'Checking')).toBeAttached()
    await page.getByRole('button', { name: 'Step forward' }).click()
    await expect(activeState(page, 'Confirmed')).toBeAttached()
  })

  test('with a wrong code can be opened in another tab by its URL', { tag: '@whole' }, async ({ page, context }) => {
    await page.goto('/atlas/#auth/verify?panel=play')
    await page.getByRole('button', { name: /: this tab requested a code for an admin$/ }).click()
    await page.getByRole('button', { name: 'the person submits a code: a complete code' }).click()
    await page.getByRole('button', { name: /: the code is wrong$/ }).click()
    await expect(activeState(page, 'Entering')).toBeAttached()
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByLabel('Context')).toContainText('"rejectedCode": "1234"')
    await expect(activeState(other, 'Entering')).toBeAttached()
  })

  test('passes the time of the resend lock', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/atlas/#auth/verify?panel=play')
    await page.getByRole('button', { name: /: this tab requested a code for an admin$/ }).click()
    await page.getByRole('button', { name: /: the lock ends$/ }).click()
    await expect(activeState(page, 'Ready')).toBeAttached()
  })

  test('stops at an unknown step of an old link', { tag: '@whole' }, async ({ page }) => {
    await page.goto(
      '/atlas/#auth/verify?panel=play&do=start+the+sign-in+page+has+passed+the+email&do=event+door.opened',
    )
    await expect(page.getByText('“event door.opened” is not possible at this point any more.')).toBeVisible()
    await expect(activeState(page, 'Checking')).toBeAttached()
  })
})

test('the panel of paths shows the steps of a test path on the picture', async ({ page }) => {
  await page.goto('/atlas/#auth/signIn?panel=paths')
  await expect(page.getByRole('region', { name: 'Script' })).toContainText('Given')
  await expect(activeState(page, 'Finding session')).toBeAttached()
  await page.getByRole('button', { name: /^When looking for a stored session ends: a session is stored/ }).click()
  await expect(activeState(page, 'Signed in')).toBeAttached()
  await page.getByRole('button', { name: /^At the start/ }).click()
  await expect(activeState(page, 'Finding session')).toBeAttached()
})

test('a chart has links to the charts that use it', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/atlas/#auth/resend')
  await page.getByText('Used by').getByRole('link', { name: 'Verify' }).click()
  await expect(page.getByRole('heading', { name: 'Verify', level: 1 })).toBeVisible()
})

test('a link to a path that the atlas does not have says so', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/atlas/#auth/signIn?panel=paths&path=signIn-gone')
  await expect(page.getByText('This path is not in this atlas.')).toBeVisible()
  const select = page.getByLabel('Path test')
  await select.selectOption({ index: 1 })
  await expect(page.getByText('This path is not in this atlas.')).toHaveCount(0)
})

test('the keyboard is enough to find a chart, move from state to state and play it', async ({ page }) => {
  await page.goto('/atlas/')
  await page.getByLabel('Search').focus()
  await page.keyboard.type('who enters an email and receives a code')
  await expect(page.getByRole('status')).toHaveText(/^\d+ found/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await stateButton(page, 'Editing').focus()
  await page.keyboard.press('Tab')
  await expect(stateButton(page, 'Submitting')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Submitting', level: 2 })).toBeVisible()
  await page.getByRole('tab', { name: 'Outline' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible()
  await page.getByRole('button', { name: /: no session is stored$/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'the person submits an email: a valid email' }).focus()
  await page.keyboard.press('Enter')
  await expect(activeState(page, 'Submitting')).toBeAttached()
})

/** Overlapping labels and texts outside their state, measured in the browser. */
const findOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<SVGGElement>('.chart .words')].map((label) => {
      const texts = [...label.querySelectorAll('text')].map((text) => text.getBBox())
      const [left, top] = [Math.min(...texts.map(({ x }) => x)), Math.min(...texts.map(({ y }) => y))]
      const [right, bottom] = [
        Math.max(...texts.map(({ x, width }) => x + width)),
        Math.max(...texts.map(({ y, height }) => y + height)),
      ]
      return { name: label.dataset['transition'] ?? '', left, top, right, bottom }
    })
    const overlaps = boxes.flatMap((first, index) =>
      boxes
        .slice(index + 1)
        .filter(({ left, right }) => first.left < right && left < first.right)
        .filter(({ top, bottom }) => first.top < bottom && top < first.bottom)
        .map(({ name }) => `${first.name} / ${name}`),
    )
    const outside = [...document.querySelectorAll<SVGGElement>('.chart .state')].flatMap((state) => {
      const box = state.querySelector('rect')?.getBBox()
      return [...state.querySelectorAll('text')]
        .filter((text) => box && text.getBBox().x + text.getBBox().width > box.x + box.width)
        .map((text) => `${state.dataset['state']}: ${text.textContent}`)
    })
    return [...overlaps, ...outside]
  })

test('no picture has overlapping labels or texts outside their state', async ({ page }) => {
  await page.goto('/atlas/')
  const links = page.locator('h3 a')
  const charts = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? ''))
  expect(charts.length).toBeGreaterThan(5)
  for (const chart of spread(charts, 3)) {
    await page.goto(`/atlas/${chart}`)
    await expect(page.getByRole('group', { name: /^Picture of/ })).toBeVisible()
    expect(await findOverlaps(page), chart).toEqual([])
  }
})

const displays = [
  ['a phone', 'light', { width: 360, height: 740 }],
  ['a desktop', 'dark', { width: 1280, height: 800 }],
] as const

const pages = [
  '#auth/verify?panel=play',
  '',
  '#auth/verify?panel=paths',
  '#auth/verify/open.resend',
  '#review',
  '#journeys',
  '#roles',
  '#trace',
  '#no/chart',
]

for (const [device, colorScheme, viewport] of spread(displays, 2, 1)) {
  test.describe(`on ${device} in ${colorScheme} colours`, () => {
    test.use({ colorScheme, viewport })

    test('every page of the atlas is accessible', { tag: '@whole' }, async ({ page }) => {
      // The test checks several pages.
      test.slow()
      for (const hash of spread(pages, 2)) {
        await page.goto(`/atlas/${hash}`)
        await expect(page.locator('main')).toBeVisible()
        await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
        await expectAccessiblePage(page)
        await expectNoHorizontalScroll(page)
      }
    })
  })
}
