import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { readLazyCode } from '#tests/journeys/support/lazyCode.ts'
import { lazyCodePlaces } from '#tests/journeys/support/lazyCodePlaces.ts'
import type { LazyCodePlace } from '#tests/journeys/support/lazyCodePlaces/place.ts'
import { openMarketers } from '#tests/journeys/support/marketers.ts'
import { isWhole, spread } from '#tests/journeys/support/spread.ts'
import { adminEmail } from '#tests/support/stack.ts'

const lazyCode = readLazyCode()
const filesOf = (paths: readonly string[]): string[] => paths.flatMap((path) => lazyCode.get(path) ?? [])

/** The browser reports each blocked request. */
test.afterEach(({ consoleProblems }) => {
  const isOther = (problem: string) => !/net::ERR_FAILED|was preloaded using link preload/.test(problem)
  expect(consoleProblems.filter(isOther)).toEqual([])
  consoleProblems.length = 0
})

const neededFiles = (path: string, place: LazyCodePlace): string[] => {
  const loaded = new Set(filesOf(place.after))
  return filesOf([path]).filter((file) => !loaded.has(file))
}

test('all code on demand of the build has a place where a person needs it, and files that the page does not load before', () => {
  expect(Object.keys(lazyCodePlaces).toSorted()).toEqual([...lazyCode.keys()].toSorted())
  const loadedBefore = Object.entries(lazyCodePlaces).flatMap(([path, place]) =>
    typeof place === 'string' || neededFiles(path, place).length > 0 ? [] : [path],
  )
  expect(loadedBefore).toEqual([])
})

/** A file of several parts is blocked at the first place that needs it. */
const blocked = new Set<string>()

/** `npm test` blocks the first file of every sixteenth part. */
for (const [path, place] of spread(Object.entries(lazyCodePlaces), 16)) {
  if (typeof place === 'string') continue
  const files = neededFiles(path, place).filter((file, index) => index === 0 || (isWhole && !blocked.has(file)))
  for (const file of files) blocked.add(file)

  test.describe(path, () => {
    for (const [index, file] of files.entries())
      test(`${index + 1}: without ${file.replace(/-[^-]{8}\./, '.')} / a sentence in place, and Retry loads it`, async ({
        page,
        stack,
      }) => {
        const url = `**/assets/${file}`
        let isRequested = false
        await page.route(url, (route) => {
          isRequested = true
          return route.abort()
        })
        await place.open(page, stack)
        await place.use(page, stack)
        const sentence = page.getByText(place.says ?? /This part of the page could not be loaded/)
        await expect(sentence.or(place.shows(page)).filter({ visible: true }).first()).toBeVisible()
        // The document contains the styles of its page.
        if (!isRequested && file.endsWith('.css')) return
        await expect(sentence.filter({ visible: true }).first()).toBeVisible()
        await place.keeps?.(page)
        await page.unroute(url)
        const answered = page.waitForResponse(url)
        await (place.retry ?? (() => page.getByRole('button', { name: 'Retry' }).first().click()))(page, stack)
        await answered
        await expect(place.shows(page)).toBeVisible()
        if (!place.isLeft) await place.keeps?.(page)
      })
  })
}

test.describe('what saves the work of a person', () => {
  test('the sign-in over the page and the question before leaving open without a network', async ({ page, stack }) => {
    const requests = ['SignInAgainDialog', 'dialogs'].map((name) =>
      page.waitForResponse(new RegExp(`/assets/${name}-[^/]*\\.js$`)),
    )
    await storeSession(page, stack)
    await page.goto('/admin/settings')
    await page.getByLabel('Full Name').fill('Ada Obi')
    await Promise.all(requests)
    await page.route('**/assets/**', (route) => route.abort())
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Stay' }).click()
    const revoked = { fault: 'graphql-error', type: 'NotAuthorizedException', message: 'Revoked', times: 20 } as const
    await stack.setFault({ operation: 'UpdateUserAttributes', ...revoked })
    await stack.setFault({ operation: 'GetTokensFromRefreshToken', ...revoked })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Session expired. Please sign in again.' })).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Obi')
  })

  test('the question before leaving is asked after Retry if its code did not come', async ({ page, stack }) => {
    const dialog = /\/assets\/dialogs-[^/]*\.js$/
    await page.route(dialog, (route) => route.abort())
    await storeSession(page, stack)
    await page.goto('/admin/settings')
    await page.getByLabel('Full Name').fill('Ada Obi')
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded')
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Obi')
    await page.unroute(dialog)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page).toHaveURL('/admin/users')
  })

  test('the sign-in page keeps the typed email, and goes on after Retry', async ({ page }) => {
    const code = /\/assets\/auth-[^/]*\.js$/
    await page.route(code, (route) => route.abort())
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(adminEmail)
    await page.keyboard.press('Enter')
    const notice = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded' })
    await expect(notice).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(adminEmail)
    await page.unroute(code)
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  })

  test('the message that covers the button of an import goes away below a pointer at rest', async ({ page, stack }) => {
    const code = /\/assets\/MarketerImportDialog-[^/]*\.js$/
    await page.route(code, (route) => route.abort())
    await openMarketers(page, stack)
    const open = page.getByRole('button', { name: 'Import' })
    await open.click()
    await expect(page.getByText("The dialog couldn't be opened. Check your connection and try again.")).toBeVisible()
    await page.unroute(code)
    await open.click()
    await expect(page.getByRole('dialog')).toContainText('Or paste the rows')
  })
})
