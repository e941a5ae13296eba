import type { Page } from '@playwright/test'
import type { ImportRows } from '#domain/people/import/marketerImport.ts'
import { marketerImportMachine } from '#machines/marketers/import/marketerImport.machine.ts'
import { importedFile } from '#machines/marketers/import/marketerImport.testModel.ts'
import { leavePage } from '#tests/paths/browser/session/leavePage.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { answerCall, callsOperation, cannotFail, failCall } from '#tests/paths/browser/pageObjects/listSteps.ts'
import { ada, bee, hasLimit, openList } from '#tests/paths/browser/pageObjects/marketers/support.ts'

const isList = callsOperation('listAllMarketers')
const requestKinds = {
  save: callsOperation('createMarketer'),
  list: (request: Parameters<typeof isList>[0]) => isList(request) && hasLimit(1_000)(request),
}

const answerList = (...users: readonly object[]) =>
  answerCall('list', 'listAllMarketers', { users, lastEvaluatedKey: null })

const press =
  (name: string | RegExp) =>
  ({ page }: TestContext) =>
    page.getByRole('button', { name }).click()

const chooseFile = async (page: Page, size: number): Promise<void> => {
  const buffer = Buffer.from(size > importedFile.length ? 'x'.repeat(size) : importedFile)
  await page.locator('input[type=file]').setInputFiles({ name: 'marketers.csv', mimeType: 'text/csv', buffer })
}

/** The save is not confirmed, and the marketer is not in the list. */
const rejectSave =
  (answer: (context: TestContext) => Promise<void>) =>
  async (context: TestContext): Promise<void> => {
    await answer(context)
    await context.waitForCall('list')
    await answerList(ada)(context)
  }

export const marketerImportPageObject = pageObject({
  machine: marketerImportMachine,
  actorId: 'marketerImport',
  endsAtOnce: ['readFile'],
  requestKinds,
  open: async (context) => {
    await openList(context, requestKinds)
    await press('Import')(context)
    await context.page.getByRole('dialog').waitFor()
  },
  steps: {
    'file.chosen': ({ page }, { file }) => chooseFile(page, file.size),
    'text.submitted': async (context, { text }) => {
      await context.page.getByLabel('Or paste the rows').fill(text)
      await press('Preview')(context)
    },
    'leave.requested': leavePage,
  },
  calls: {
    readMarketers: {
      kind: 'list',
      outcomes: { 'one of the rows is a marketer': answerList(ada), 'the call fails': failCall('list') },
    },
    readMarketersAgain: {
      kind: 'list',
      outcomes: {
        'none of the rest was added': answerList(ada),
        'the first row was added': answerList(ada, bee),
        'the call fails': failCall('list'),
      },
    },
    marketerSave: {
      kind: 'save',
      outcomes: {
        'the marketer is added': answerCall('save', 'createMarketer', { marketer: bee }),
        'the phone number is taken': rejectSave(
          answerCall('save', 'createMarketer', { error: 'Phone Number already exists', marketer: null }),
        ),
        'the server cannot create it': rejectSave(failCall('save')),
      },
    },
  },
  impossible: {
    'outcome marketerSave: the call fails': cannotFail,
    'outcome readFile: it is a workbook': 'the browser reads the file at once; a unit test reads a workbook',
  },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event' || !snapshot) return true
    const is = (state: unknown) => snapshot.matches(state as never)
    if (input.event === 'file.chosen' || input.event === 'text.submitted') return is('choosing')
    if (input.event !== 'leave.requested') return true
    const { rows } = snapshot.context as { rows: ImportRows }
    return is('working') || is('discarding') || (is('previewing') && rows.some(({ mended }) => mended.length > 0))
  },
})
