import type { Page } from '@playwright/test'
import { type ImportRows, rowToCorrect } from '#domain/people/import/marketerImport.ts'
import { marketerImportMachine } from '#machines/marketers/import/marketerImport.machine.ts'
import { importedFile } from '#machines/marketers/import/marketerImport.testModel.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { cannotFail } from '#tests/paths/browser/pageObjects/listSteps.ts'
import {
  ada,
  answerCall,
  bee,
  failCall,
  hasLimit,
  isOperation,
  openList,
  pressEscape,
} from '#tests/paths/browser/pageObjects/marketers/support.ts'

const isList = isOperation('listAllMarketers')
const requestKinds = {
  save: isOperation('createMarketer'),
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
    'template.requested': press('Download a template'),
    'row.mended': async ({ page }, { text }) => {
      await page.getByLabel('Email in line 5').fill(text)
      await page.keyboard.press('Tab')
    },
    'back.requested': press('Back'),
    'import.confirmed': press(/^Add \d/),
    'pause.requested': press('Pause'),
    'continue.requested': press('Continue'),
    'stop.requested': press('Stop'),
    'retry.requested': ({ page }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Retry|Add \d)/ })
        .click(),
    'download.requested': press('Download results'),
    'dialog.dismissed': pressEscape,
    'leave.confirmed': press('Discard'),
    // A dialog covers the links of the page, but the Back button of a browser still works.
    'leave.requested': ({ page }) =>
      page.getByRole('link', { name: 'Users', exact: true, includeHidden: true }).dispatchEvent('click'),
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
    'outcome readFile: it is a workbook': 'the browser reads the file at once; a unit test reads a workbook',
    'outcome marketerSave: the call fails': cannotFail,
  },
  isPossible: (input, { snapshot, runningCalls }) => {
    if (runningCalls.includes('readFile')) return input.type === 'outcome'
    if (input.type !== 'event' || !snapshot) return true
    const is = (state: unknown) => snapshot.matches(state as never)
    const { rows } = snapshot.context as { rows: ImportRows }
    const hasRows = (...states: readonly string[]) => rows.some(({ state }) => states.includes(state))
    const isPausing = is({ working: { adding: { pace: 'pausing' } } })
    switch (input.event) {
      case 'file.chosen':
      case 'text.submitted':
      case 'template.requested':
        return is('choosing')
      case 'row.mended': {
        const { text } = input.payload as { text: string }
        const shown = rowToCorrect(rows, 5)?.details.email ?? text
        return (is('previewing') || is('finished')) && shown !== text
      }
      case 'back.requested':
        return is('previewing') || is('notCompared')
      case 'import.confirmed':
        return is('previewing') && hasRows('waiting')
      case 'pause.requested':
        return is('working') && !is({ working: 'paused' }) && !isPausing
      case 'continue.requested':
      case 'stop.requested':
        return is({ working: 'paused' })
      case 'retry.requested':
        return is('notCompared') || (is('finished') && hasRows('waiting', 'failed'))
      case 'download.requested':
        return is('finished')
      case 'leave.confirmed':
        return is('discarding')
      case 'leave.requested':
        return is('working') || is('discarding') || (is('previewing') && rows.some(({ mended }) => mended.length > 0))
      default:
        return true
    }
  },
})
