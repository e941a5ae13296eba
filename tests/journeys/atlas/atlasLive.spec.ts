import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { adminEmail } from '#tests/support/stack.ts'

test('with ?inspect, the atlas opens in another tab and follows a sign-in', async ({ page, context, stack }) => {
  const opened = context.waitForEvent('page')
  await page.goto('/sign-in?inspect')
  const atlas = await opened
  await expect(atlas).toHaveURL(/\/atlas\/#live$/)
  const running = atlas.getByRole('region', { name: 'Running charts' })
  const steps = atlas.getByRole('list', { name: 'Transitions' })
  await expect(running.getByRole('button', { name: /^Sign in editing/ })).toBeVisible()

  await page.getByLabel('Email').fill(adminEmail)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(steps).toContainText('Sign in: the person submits an email')
  await expect(steps).toContainText('This tab has requested a code')
  await expect(running.getByRole('button', { name: /^Verify/ })).toContainText('open.code.entering, open.resend.locked')

  await running.getByRole('button', { name: /^Verify/ }).click()
  await expect(
    atlas.getByRole('group', { name: /^Picture of Verify/ }).getByRole('button', { name: 'Entering, active' }),
  ).toBeAttached()
  await page.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
  await expect(steps).toContainText('the code is correct')
  await expect(running.getByRole('button', { name: /^Verify ended/ })).toBeVisible()
  await expect(running.getByRole('button', { name: /^Session ended/ })).toContainText('admitted')
  await expect(steps).not.toContainText(adminEmail)
})

test('an atlas that opens later receives the current states', { tag: '@whole' }, async ({ page, context }) => {
  const opened = context.waitForEvent('page')
  await page.goto('/sign-in?inspect')
  const atlas = await opened
  await expect(atlas.getByRole('button', { name: /^App signIn/ })).toBeVisible()
  await atlas.reload()
  await expect(atlas.getByRole('button', { name: /^App signIn/ })).toBeVisible()
})

test('without ?inspect, a console opens no tab and sends no updates', { tag: '@whole' }, async ({ page, context }) => {
  const atlas = await context.newPage()
  await atlas.goto('/atlas/#live')
  await page.goto('/sign-in')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(atlas.getByText('No console is connected')).toBeVisible()
  expect(context.pages()).toHaveLength(2)
})

test(
  'if the browser blocks the tab, no press is lost, and a link opens the atlas',
  { tag: '@whole' },
  async ({ page, context }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto('/sign-in?inspect')
    const link = page.getByRole('link', { name: 'Open the atlas' })
    await expect(link).toBeVisible()
    await page.getByLabel('Email').click()
    await page.keyboard.type(adminEmail)
    await expect(page.getByLabel('Email')).toHaveValue(adminEmail)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
    expect(context.pages()).toHaveLength(1)
    const opened = context.waitForEvent('page')
    await link.click()
    const running = (await opened).getByRole('region', { name: 'Running charts' })
    await expect(running.getByRole('button', { name: /^Verify/ })).toContainText('open.code.entering')
    await expect(link).toHaveCount(0)
  },
)
