import type { Request } from '@playwright/test'
import { problemReportMachine } from '#machines/app/problemReport.machine.ts'
import { storeTokens } from '#tests/paths/browser/session/identity.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

const isReport = (request: Request): boolean => request.method() === 'POST' && request.url().endsWith('/reports')
const commentOf = (request: Request): string => (request.postDataJSON() as { comment: string }).comment

const answer = (kind: string) => ({
  'it is sent': async ({ heldCall }: TestContext) => heldCall(kind).fulfill({ status: 201 }),
  'the call fails': async ({ heldCall }: TestContext) => heldCall(kind).fulfill({ status: 500 }),
})

export const problemReportPageObject = pageObject({
  machine: problemReportMachine,
  actorId: 'problemReport',
  endsAtOnce: ['prepareReport'],
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
    'error.noticed': async ({ page }) =>
      page.evaluate(() => void dispatchEvent(new ErrorEvent('error', { error: new Error('an error of a test') }))),
  },
  calls: {
    sendReport: { kind: 'report', outcomes: answer('report') },
    sendErrorReport: { kind: 'errorReport', outcomes: answer('errorReport') },
  },
  impossible: {
    'start the console is opened, and reports can only be downloaded': 'the local stack has an endpoint for reports',
    'event retry.requested': 'the journey of late code retries',
  },
})
