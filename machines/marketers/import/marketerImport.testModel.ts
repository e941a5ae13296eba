import { answers, breaks, byItself, causedBy, openFresh, refuses } from '#machines/manualTest.ts'
import { called, chooseFile, fill, goBack, inDialog, inNavigation, key, link, press } from '#charts/gestures.ts'
import type { SnapshotFrom } from 'xstate'
import { importMaxBytes, maxImportRows } from '#domain/limits.ts'
import { problemOf, rowToCorrect } from '#domain/people/import/marketerImport.ts'
import { marketerImportMachine } from '#machines/marketers/import/marketerImport.machine.ts'
import { ada, bee } from '#machines/marketers/marketers.testData.ts'
import { leaveTo } from '#machines/testData.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

type Snapshot = SnapshotFrom<typeof marketerImportMachine>

const eze = 'Bee Eze,ada2@example.com,0803 111 1112'
const musa = 'Chi Musa,chi@example.com,08031111119'
const ezeDetails = { name: 'Bee Eze', email: 'ada2@example.com', phone: '08031111112' }
/** A file with two new marketers, one that exists and a wrong row. */
export const importedFile = `Name,Email,Phone\n${eze}\n${musa}\nAda,ada1@example.com,08031111111\nDan,dan@,08031111118`

const failedWith = (message: string, checkError: unknown = null) => ({
  kind: 'failed' as const,
  error: new Error(message),
  checkError,
})

/** Rows with a name, an email and a phone number. */
const pastedRows = (count: number): string =>
  Array.from({ length: count }, (_, at) => `Bee Eze,bee${at}@example.com,0803${String(2_000_000 + at)}`).join('\n')

const pasted = (name: string, text: string) => ({ event: 'text.submitted' as const, case: name, payload: { text } })

const isIn =
  (...states: Parameters<Snapshot['matches']>[0][]) =>
  (snapshot: Snapshot): boolean =>
    states.some((state) => snapshot.matches(state))

const entry = (text: string) => ({ line: 5, field: 'email' as const, text })

const addMarketers = press(called("'Add … marketers'", 'button', 'Add'), inDialog)

/** The person changes the email of the wrong row, and leaves the field. */
const mend = (text: string) => ({
  action: [fill('Email in line 5', text), key('Tab')],
  isPossible: (snapshot: Snapshot) =>
    isIn('previewing', 'finished')(snapshot) &&
    (rowToCorrect(snapshot.context.rows, 5)?.details.email ?? text) !== text,
})

/** How a person closes the dialog, or pauses. */
const dismissal = key('Escape')

export const marketerImportTestModel = defineTestModel({
  id: 'marketers/marketerImport',
  machine: marketerImportMachine,
  inputs: [{ name: 'the dialog is opened', input: undefined }],
  visible: {
    choosing: [{ role: 'button', name: 'Choose a file' }],
    reading: [{ role: 'button', isBusy: true }],
    comparing: [{ role: 'button', isBusy: true }],
    notCompared: [{ role: 'button', name: 'Retry' }],
    previewing: [{ role: 'button', name: 'Back' }],
    discarding: [{ role: 'button', name: 'Keep editing' }],
    'working.adding.pace.going': [{ role: 'button', name: 'Pause' }],
    'working.paused': [{ role: 'button', name: 'Continue' }],
    finished: [{ role: 'button', name: 'Download results' }],
  },
  events: {
    'file.chosen': {
      when: 'the person chooses a file',
      cases: [
        { name: 'a file', payload: { file: new Blob([importedFile]) } },
        { name: 'a file that is too large', payload: { file: new Blob([new Uint8Array(importMaxBytes + 1)]) } },
      ],
    },
    'text.submitted': {
      when: "the person presses 'Preview'",
      cases: [
        { name: 'one new marketer', payload: { text: eze } },
        { name: 'a marketer who exists', payload: { text: 'Ada Obi,ada1@example.com,08031111111' } },
        { name: 'no rows', payload: { text: 'Name,Email,Phone' } },
      ],
    },
    'template.requested': { when: "the person presses 'Download a template'", cases: noPayload },
    'row.mended': {
      when: 'the person corrects a field of a row',
      cases: [
        { name: 'a valid email', payload: entry('dan@example.com') },
        { name: 'the email of another row', payload: entry('ada2@example.com') },
        { name: 'the email of a marketer', payload: entry('ada1@example.com') },
        { name: 'no email', payload: entry('dan') },
      ],
    },
    'back.requested': { when: "the person presses 'Back'", cases: noPayload },
    'import.confirmed': { when: "the person presses 'Add … marketers'", cases: noPayload },
    'pause.requested': { when: "the person presses 'Pause'", cases: noPayload },
    'continue.requested': { when: "the person presses 'Continue'", cases: noPayload },
    'stop.requested': { when: "the person presses 'Stop'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry' or 'Add … marketers'", cases: noPayload },
    'download.requested': { when: "the person presses 'Download results'", cases: noPayload },
    'dialog.dismissed': { when: 'the person closes the dialog', cases: noPayload },
    'leave.confirmed': { when: "the person presses 'Discard'", cases: noPayload },
    'leave.requested': {
      when: 'the person opens another page or signs out',
      cases: [leaveTo('the users page', '/admin/users')],
    },
  },
  calls: {
    readFile: {
      name: 'reading the file',
      outcomes: [
        { name: 'it has two new marketers, one that exists and a wrong row', output: importedFile },
        { name: 'it is a workbook', output: 'PK\u0003\u0004' },
        fails,
      ],
    },
    readMarketers: {
      name: 'loading the marketers',
      outcomes: [{ name: 'one of the rows is a marketer', output: [ada] }, fails],
    },
    readMarketersAgain: {
      name: 'loading the marketers again',
      src: 'readMarketers',
      outcomes: [
        { name: 'none of the rest was added', output: [ada] },
        { name: 'the first row was added', output: [ada, bee] },
        fails,
      ],
    },
    marketerSave: {
      name: 'adding the marketer',
      outcomes: [
        { name: 'the marketer is added', output: { kind: 'saved', record: bee, values: ezeDetails, isFound: false } },
        { name: 'the phone number is taken', output: failedWith('Phone Number already exists') },
        { name: 'the server cannot create it', output: failedWith('Broken', fails.error) },
        fails,
      ],
    },
  },
  paths: [
    ['start the dialog is opened', pasted('as many rows as possible', pastedRows(maxImportRows))],
    ['start the dialog is opened', pasted('one row too many', pastedRows(maxImportRows + 1))],
    [
      'start the dialog is opened',
      pasted('the shortest name, and one that is too short', `Bo,bo@example.com,08031111113\nB,${eze.slice(8)}`),
      'outcome readMarketers: one of the rows is a marketer',
    ],
  ],
  keyOf: ({ context: { file, rows, marketers, problem } }) => ({
    hasFile: file !== null,
    marketers: marketers.length,
    rows: rows.map((row) =>
      [row.line, row.details.email, row.state, row.wasSent, row.state === 'failed' ? '' : problemOf(row)].join(' '),
    ),
    hasProblem: problem !== null,
  }),
  manual: {
    starts: {
      'the dialog is opened': openFresh('/admin/users', press(link('Marketers'), inNavigation), press('Import')),
    },
    inputs: {
      'event file.chosen: a file': {
        action: chooseFile('a CSV file with two new marketers, one that exists and a wrong row', {
          path: 'marketers.csv',
          text: `Name,Email,Phone\n${eze}\n${musa}\nTunde,ambassador@example.com,08045500001\nDan,dan@,08031111118`,
        }),
        isPossible: isIn('choosing'),
      },
      'event file.chosen: a file that is too large': {
        action: chooseFile(`a file with more than ${importMaxBytes / 1024 / 1024} MB`, {
          path: 'marketers.csv',
          size: importMaxBytes + 1,
        }),
        isPossible: isIn('choosing'),
      },
      'event leave.requested: the users page': { action: goBack },
      'outcome readFile: it has two new marketers, one that exists and a wrong row': byItself,
      'outcome readFile: it is a workbook': causedBy(
        chooseFile('an Excel workbook (.xlsx)', { path: 'marketers.xlsx', text: 'PK\u0003\u0004' }),
      ),
      'outcome marketerSave: the server cannot create it': refuses('createMarketer', 'Broken'),
      'event text.submitted: one new marketer': {
        action: [fill('Or paste the rows', eze), press('Preview')],
        isPossible: isIn('choosing'),
      },
      'event text.submitted: no rows': {
        action: [fill('Or paste the rows', 'Name,Email,Phone'), press('Preview')],
        isPossible: isIn('choosing'),
      },
      'event template.requested': { action: press('Download a template'), isPossible: isIn('choosing') },
      'event row.mended: a valid email': mend('dan@example.com'),
      'event row.mended: the email of another row': mend('ada2@example.com'),
      'event row.mended: the email of a marketer': mend('ambassador@example.com'),
      'event row.mended: no email': mend('dan'),
      'event back.requested': { action: press('Back'), isPossible: isIn('previewing', 'notCompared') },
      'event import.confirmed': {
        action: addMarketers,
        isPossible: isIn('previewing'),
      },
      'event pause.requested': {
        action: press('Pause'),
        isPossible: isIn({ working: { adding: { pace: 'going' } } }),
      },
      'event continue.requested': { action: press('Continue'), isPossible: isIn({ working: 'paused' }) },
      'event stop.requested': { action: press('Stop'), isPossible: isIn({ working: 'paused' }) },
      'event retry.requested': {
        action: (snapshot) => (snapshot.matches('finished') ? addMarketers : press('Retry')),
        isPossible: isIn('notCompared', 'finished'),
      },
      'event download.requested': { action: press('Download results'), isPossible: isIn('finished') },
      'event dialog.dismissed': { action: dismissal },
      'event leave.confirmed': { action: press('Discard'), isPossible: isIn('discarding') },
      'outcome readMarketers: one of the rows is a marketer': answers('listAllMarketers'),
      'outcome readMarketers: the call fails': breaks('listAllMarketers'),
      'outcome readMarketersAgain: none of the rest was added': answers('listAllMarketers'),
      'outcome marketerSave: the marketer is added': answers('createMarketer'),
      'outcome marketerSave: the phone number is taken': refuses('createMarketer', 'Phone Number already exists'),
    },
    impossible: {
      'outcome readMarketersAgain: the first row was added':
        'the rows of these scripts fail; a journey loses an answer',
    },
  },
})
