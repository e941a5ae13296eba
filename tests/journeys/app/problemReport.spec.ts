import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parseReport, type ProblemReport } from '#domain/problemReport/problemReport.ts'
import { mutantsOf } from '#charts/paths/check/mutants.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import { runRecordedPath } from '#tests/paths/recordedPaths.ts'
import { stepLine } from '#charts/replay/replayReport.ts'
import { lastStepOf, replayProblemReport } from '#tools/problemReport/replayProblemReport.ts'
import { allChartWords } from '#tools/problemReport/chartWords.ts'
import { expectAccessiblePage, expectNoHorizontalScroll } from '#tests/journeys/support/accessibility.ts'
import { expect, openAmbassadorArea, signIn, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import type { TestStack } from '#tests/support/stack.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report a problem' })
const notice = (page: Page) => page.getByRole('status', { name: 'Something went wrong' })
const comment = (page: Page) => page.getByLabel('What went wrong? (optional)')
const sentReports = async (stack: TestStack): Promise<ProblemReport[]> =>
  (await (await fetch(`${stack.origin}/local/reports.json`)).json()) as ProblemReport[]

const download = async (page: Page): Promise<{ name: string; report: ProblemReport; text: string }> => {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download report' }).click()
  const file = await downloading
  const text = await readFile(await file.path(), 'utf8')
  const report = parseReport(text)
  if (!report) throw new Error('The file is no report')
  return { name: file.suggestedFilename(), report, text }
}

/** An error of the code of the page, without the line that a real one writes to the console. */
const throwErrors = (page: Page, count: number): Promise<void> =>
  page.evaluate((errors) => {
    for (let index = 0; index < errors; index += 1)
      dispatchEvent(new ErrorEvent('error', { error: new Error(`error ${index}`) }))
  }, count)

test('a marketer cannot be added: the downloaded report is followed on these charts, and becomes a test', async ({
  page,
  stack,
}) => {
  await storeSession(page, stack)
  await page.goto('/admin/marketers')
  await stack.setFault({ operation: 'createMarketer', fault: 'null-data' })
  await page.getByRole('button', { name: 'New Marketer' }).click()
  await page.getByLabel('Full name').fill('Nneka Obi')
  await page.getByLabel('Email', { exact: true }).fill('nneka.obi@example.com')
  await page.getByLabel('Phone number').fill('08031112222')
  await page.getByRole('button', { name: 'Add marketer' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('No response from server')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search pages, actions, records' }).fill('report a problem')
  await page.getByRole('option', { name: /^Report a problem/ }).click()
  await page.getByText('What the report holds').click()
  await expect(dialog(page)).toContainText('The person presses the save button.')
  await comment(page).fill('The marketer was not added.')
  const { name, report, text } = await download(page)
  await expect(dialog(page)).toContainText('Report downloaded')
  expect(name).toMatch(/^rewoven-report-\d{4}-\d\d-\d\d\.json$/)
  expect(report.comment).toBe('The marketer was not added.')
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  expect(report.version).toBe(version)
  for (const personal of ['Nneka', 'nneka', '8031112222', 'admin@rewoven.com']) expect(text).not.toContain(personal)

  const words = allChartWords(allTestModels)
  // Code that has loaded in advance is not requested.
  const byPerson = report.events.flatMap(({ event, gesture }) =>
    gesture && event !== 'code.requested' ? `${event}: ${[gesture.role, gesture.name].join(' ').trim()}` : [],
  )
  expect(byPerson).toEqual([
    'add.requested: button New Marketer',
    'changes.made: field Full name',
    'changes.made: field Phone number',
    'details.submitted: button Add marketer',
    'dialog.dismissed: Escape',
    'leave.confirmed: button Discard',
    'palette.toggled: key',
    'term.changed: combobox Search pages, actions, records',
    'entry.chosen: option',
  ])
  expect(lastStepOf(report, words)).toMatchObject({
    chart: 'marketerForm',
    gesture: { role: 'button', name: 'Discard' },
  })
  const { steps, changedCharts, actors } = replayProblemReport(report, allTestModels, words)
  const differences = steps.flatMap(({ difference }) => difference ?? [])
  expect({ differences, changedCharts }).toEqual({ differences: [], changedCharts: [] })
  const lines = steps.map((step) => stepLine(step).replace(/^.* s {2}/, ''))
  expect(lines.filter((line) => line.startsWith('marketers/marketerForm: When saving'))).toEqual([
    'marketers/marketerForm: When saving the marketer ends. Then the ' +
      'dialog shows name, email and phone number, with an error at each invalid field.',
  ])
  const { path } = actors.find(({ chart }) => chart === 'marketers/marketerForm') ?? {}
  const testModel = allTestModels.find(({ id }) => id === 'marketers/marketerForm')
  if (!path || !testModel) throw new Error('The report has no form')
  expect(runRecordedPath(testModel, path)).toBeNull()
  const results = mutantsOf(testModel.machine).map(({ machine }) => runRecordedPath({ ...testModel, machine }, path))
  expect(results.filter((result) => result !== null).length).toBeGreaterThan(0)
})

test('a saved profile is told as saved in another tab only by the other tab', async ({ page, context, stack }) => {
  await storeSession(page, stack)
  await page.goto('/admin/settings')
  const other = await context.newPage()
  await other.goto('/admin/settings')
  await expect(other.getByLabel('Full Name')).toBeVisible()
  await page.getByLabel('Full Name').fill('Power Tester')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(other.getByLabel('Full Name')).toHaveValue('Power Tester')
  const isSavedElsewhere = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Report a problem' }).click()
    const { report } = await download(tab)
    return report.events.some(({ chart, event }) => chart === 'profileForm' && event === 'profile.changed')
  }
  expect([await isSavedElsewhere(page), await isSavedElsewhere(other)]).toEqual([false, true])
})

test('a section that fails to render offers the report, and the rest of the page works', async ({
  page,
  stack,
  consoleProblems,
}) => {
  await signIn(page, stack)
  const body = "export const Plot = () => { throw new Error('an error of a test') }"
  await page.route(/\/assets\/Plot-.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.goto('/admin')
  await page.getByRole('alert').getByRole('button', { name: 'Report a problem' }).first().click()
  await expect(comment(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  expect(new Set(consoleProblems)).toEqual(new Set(['exception: an error of a test']))
  consoleProblems.length = 0
})

test(
  'a hundred unhandled errors are reported once by themselves, and a notice offers to say more',
  { tag: '@whole' },
  async ({ page, stack }) => {
    await storeSession(page, stack)
    await page.goto('/admin/users')
    await expect(page.getByRole('table')).toBeVisible()
    const before = (await sentReports(stack)).length
    await throwErrors(page, 100)
    await expect(notice(page)).toBeVisible()
    await expect.poll(async () => (await sentReports(stack)).length).toBe(before + 1)
    await notice(page).getByRole('button', { name: 'Report a problem' }).click()
    await expect(notice(page)).toBeHidden()
    await comment(page).fill('The list stayed empty.')
    await page.route(/\/reports$/, (route) => route.fulfill({ status: 503 }))
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText("The report couldn't be sent")
    await expect(comment(page)).toHaveValue('The list stayed empty.')
    await page.unroute(/\/reports$/)
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveText('Report sentThank you. We will look into it.')
    await throwErrors(page, 100)
    const reports = await sentReports(stack)
    expect(reports.map((report) => report.comment).slice(0, reports.length - before)).toEqual([
      'The list stayed empty.',
      '',
    ])
  },
)

test('a marketer reports a problem on a phone, with the keyboard', { tag: '@whole' }, async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAmbassadorArea(page, stack)
  await page.getByRole('button', { name: /^Account of/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Report a problem' }).press('Enter')
  await expect(comment(page)).toBeFocused()
  await page.getByText('What the report holds').press('Enter')
  await expect(page.getByRole('group', { name: 'Steps, the newest first' })).toBeVisible()
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await expectNoHorizontalScroll(page)
  await expectAccessiblePage(page)
})

test('an error while offline: both banners can be read and pressed, and the page ends above them', async ({
  page,
  stack,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAmbassadorArea(page, stack)
  // The console watches for errors as soon as it loads rows.
  await expect(page.getByRole('list', { name: 'Referees' }).getByRole('listitem').first()).toBeVisible()
  await throwErrors(page, 1)
  await expect(notice(page)).toBeVisible()
  await context.setOffline(true)
  const offline = page.getByRole('status', { name: 'You are offline' })
  await expect(offline).toBeVisible()
  const [upper, lower] = [await notice(page).boundingBox(), await offline.boundingBox()]
  expect([upper!.y + upper!.height, lower!.y + lower!.height]).toEqual([lower!.y, 844])
  const room = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--banner-room'))
  await expect.poll(room).toBe(`${Math.ceil(844 - upper!.y)}px`)
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await expect(notice(page)).toHaveCount(0)
  await context.setOffline(false)
  await expect(offline).toHaveCount(0)
  await expect.poll(room).toBe('')
})

test('a visit ends: the stack gets the names of what it used, and nothing of the person', async ({ page, stack }) => {
  const readVisits = async () => (await (await fetch(`${stack.origin}/local/usage.json`)).json()) as unknown[]
  await storeSession(page, stack)
  await page.goto('/admin/users')
  await page.getByRole('searchbox').fill('Tamuno')
  await expect(page).toHaveURL(/q=Tamuno/)
  const before = (await readVisits()).length
  await page.goto('about:blank')
  // The pages of earlier journeys can end meanwhile too.
  const readNew = async () => JSON.stringify((await readVisits()).slice(before))
  await expect.poll(readNew).toContain('"showing.url: term.changed"')
  expect(await readNew()).not.toMatch(/tamuno|@|usr-|\d{4,}/i)
})
