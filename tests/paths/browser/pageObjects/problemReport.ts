import type { Request } from '@playwright/test'
import { problemReportMachine } from '#machines/app/problemReport.machine.ts'
import { storeTokens } from '#tests/paths/browser/session/identity.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

const isReport = (request: Request): boolean => request.method() === 'POST' && request.url().endsWith('/reports')
const commentOf = (request: Request): string => (request.postDataJSON() as { comment: string }).comment

const press = ({ page }: TestContext, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

const answer = (kind: string) => ({
  'it is sent': async ({ heldCall }: TestContext) => heldCall(kind).fulfill({ status: 201 }),
  'the call fails': async ({ heldCall }: TestContext) => heldCall(kind).fulfill({ status: 500 }),
})

export const problemReportPageObject = pageObject({
  machine: problemReportMachine,
  actorId: 'problemReport',
  requestKinds: {
    report: (request) => isReport(request) && commentOf(request) !== '',
    errorReport: (request) => isReport(request) && commentOf(request) === '',
  },
  open: async (context) => {
    await storeTokens(context, adminEmail)
    await context.page.goto('/admin/settings')
    await context.page.getByRole('button', { name: 'Report a problem' }).waitFor()
  },
  steps: {
    'report.requested': async ({ page }) => page.getByRole('button', { name: 'Report a problem' }).last().click(),
    'error.noticed': async ({ page }) =>
      page.evaluate(() => void dispatchEvent(new ErrorEvent('error', { error: new Error('an error of a test') }))),
    'retry.requested': async (context) => press(context, 'Retry'),
    'download.requested': async (context, { comment }) => {
      await context.page.getByLabel('What went wrong?').fill(comment)
      await press(context, 'Download report')
    },
    'send.requested': async (context, { comment }) => {
      await context.page.getByLabel('What went wrong?').fill(comment)
      await press(context, 'Send report')
    },
    'dialog.dismissed': async ({ page }) => page.keyboard.press('Escape'),
    'notice.dismissed': async ({ page }) =>
      page.getByRole('status', { name: 'Something went wrong' }).getByRole('button', { name: 'Close' }).click(),
  },
  calls: {
    watchErrors: { outcomes: {} },
    prepareReport: { endsImmediately: true, outcomes: { 'the words are loaded': async () => undefined } },
    sendReport: { kind: 'report', outcomes: answer('report') },
    sendErrorReport: { kind: 'errorReport', outcomes: answer('errorReport') },
  },
  impossible: {
    'start the console is opened, and reports can only be downloaded': 'the local stack has an endpoint for reports',
    'outcome watchErrors: the call fails': 'a window listener cannot fail',
    'outcome prepareReport: the call fails': 'the journey of late code blocks the words',
    'event retry.requested': 'the journey of late code retries',
  },
  isPossible: (input, { snapshot, runningCalls }) => {
    if (runningCalls.includes('prepareReport')) return input.type === 'outcome' && input.invoke === 'prepareReport'
    if (input.type !== 'event' || !snapshot) return true
    // The dialog covers the page.
    const isOpen = snapshot.matches({ dialog: 'open' })
    if (input.event === 'send.requested') return !snapshot.matches({ dialog: { open: 'sent' } })
    return !isOpen || !['report.requested', 'notice.dismissed'].includes(input.event)
  },
})
