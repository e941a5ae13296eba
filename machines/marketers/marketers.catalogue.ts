import { emptyNewMarketer } from '#domain/people/marketerForms.ts'
import { refereeToListRow } from '#domain/lists/refereeRows.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { uncountedCodes } from '#domain/people/leaderboard.ts'
import { type Marketer, toMarketers, marketerSchema, marketerToRow } from '#domain/people/marketers.ts'
import { noPayload, defineTestModel, raisedInternally } from '#machines/catalogueEntry.ts'
import { addMarketerMachine } from '#machines/marketers/addMarketer.machine.ts'
import { addMarketerTexts } from '#machines/marketers/addMarketer.words.ts'
import { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { deleteMarketerTexts } from '#machines/marketers/deleteMarketer.words.ts'
import { editMarketerMachine } from '#machines/marketers/editMarketer.machine.ts'
import { editMarketerTexts } from '#machines/marketers/editMarketer.words.ts'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { leaderboardTexts } from '#machines/marketers/leaderboard.words.ts'
import { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import { marketersTexts } from '#machines/marketers/marketers.words.ts'
import { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { sidePanelTexts } from '#machines/marketers/sidePanel.words.ts'

const fails = { name: 'the call fails', error: new Error('Network Error') }
const phoneIsTaken = { name: 'the phone number is taken', error: new Error('Phone Number already exists') }
const isGone = { name: 'the marketer does not exist', error: new Error('User does not exist') }

const marketerOf = (number: number, given: Partial<Marketer> = {}): Marketer =>
  marketerSchema.parse({
    id: `USR-${number}`,
    name: 'Ada Obi',
    email: `ada${number}@example.com`,
    phoneNumber: `+23480311111${10 + number}`,
    referredUsers: 3,
    ...given,
  })

const ada = marketerOf(1)
const bee = marketerOf(2, { name: 'Bee Eze', referredUsers: 0 })
const typed = { name: 'Ada Obi', email: 'ada@example.com', phone: '08031234567' }
const changes = { name: 'Ada Eze', phone: ada.phoneNumber }

const first = defaultView(listKinds.marketers)
const cursor = { id: 'USR-11', item: '11' }
const referee = (number: number) =>
  refereeToListRow({
    id: `USR-${number}`,
    name: 'Chi Ade',
    email: 'chi@example.com',
    userStatus: 'ACTIVE',
    totalItemsCount: number,
  })

const toUsers = { name: 'the users page', payload: { address: '/admin/users' } }

const problemIn = (problem: { field: string | null } | null) => (problem ? (problem.field ?? 'form') : 'none')
const isTyped = (details: object, before: object): boolean => JSON.stringify(details) !== JSON.stringify(before)

/** The charts of the marketers page. */
export const marketerTestModels = [
  defineTestModel({
    id: 'marketers/marketers',
    sentence:
      'The marketers page: its list and leaderboard, the side panel of a marketer, and the dialogs that add, edit and delete one.',
    machine: marketersMachine,
    words: marketersTexts,
    inputs: [{ name: 'the page is opened', input: { view: first } }],
    events: {
      'add.requested': noPayload,
      'edit.requested': [{ name: 'of a marketer', payload: { marketer: ada } }],
      'delete.requested': [{ name: 'of a marketer', payload: { marketer: ada } }],
      'form.closed': raisedInternally,
      'view.opened': [
        { name: 'the list', payload: { view: first } },
        { name: 'a marketer', payload: { view: { ...first, openRowId: ada.id } } },
        { name: 'another marketer', payload: { view: { ...first, openRowId: bee.id } } },
      ],
    },
    outcomes: {
      page: [fails],
      leaderboard: [fails],
      sidePanel: [fails],
      addMarketer: [
        { name: 'a marketer was created', output: { created: bee } },
        { name: 'nobody was created', output: { created: null } },
        fails,
      ],
      editMarketer: [
        { name: 'the marketer was changed', output: { updated: ada } },
        { name: 'nothing was changed', output: { updated: null } },
        fails,
      ],
      deleteMarketer: [
        { name: 'the marketer was deleted', output: { deleted: ada.id } },
        { name: 'nobody was deleted', output: { deleted: null } },
        fails,
      ],
    },
    keyOf: ({ context: { view, shown, meant } }) => ({ open: view.openRowId, shown, isAboutSomebody: meant !== null }),
  }),
  defineTestModel({
    id: 'marketers/addMarketer',
    sentence: 'An admin makes a new marketer, who can sign in at once.',
    machine: addMarketerMachine,
    words: addMarketerTexts,
    inputs: [{ name: 'the dialog is opened', input: undefined }],
    events: {
      'details.changed': [
        { name: 'all that is asked for', payload: { typed } },
        { name: 'nothing any more', payload: { typed: emptyNewMarketer } },
      ],
      'details.submitted': [
        { name: 'all that is asked for', payload: { details: typed } },
        { name: 'a phone number that is too short', payload: { details: { ...typed, phone: '0803' } } },
      ],
      'details.refused': noPayload,
      'dialog.dismissed': noPayload,
      'dialog.kept': noPayload,
      'dialog.abandoned': noPayload,
      'leave.requested': [toUsers],
    },
    outcomes: {
      createMarketer: [
        { name: 'the marketer is created', output: bee },
        { name: 'nothing comes back', output: null },
        phoneIsTaken,
        { name: 'the email is taken', error: new Error('User already exists') },
        fails,
      ],
    },
    keyOf: ({ context }) => ({
      wanted: context.wanted,
      isTouched: isTyped(context.typed, emptyNewMarketer),
      problem: problemIn(context.problem),
    }),
  }),
  defineTestModel({
    id: 'marketers/editMarketer',
    sentence: 'An admin changes the name and the phone number of a marketer.',
    machine: editMarketerMachine,
    words: editMarketerTexts,
    inputs: [{ name: 'the dialog is opened', input: { marketer: ada } }],
    events: {
      'details.changed': [
        { name: 'another name', payload: { typed: changes } },
        { name: 'the name as it was', payload: { typed: { ...changes, name: ada.name } } },
      ],
      'details.submitted': [
        { name: 'another name', payload: { details: changes } },
        { name: 'no name', payload: { details: { ...changes, name: '' } } },
      ],
      'details.refused': noPayload,
      'dialog.dismissed': noPayload,
      'dialog.kept': noPayload,
      'dialog.abandoned': noPayload,
      'leave.requested': [toUsers],
    },
    outcomes: { updateMarketer: [{ name: 'the changes are saved', output: ada }, phoneIsTaken, isGone, fails] },
    keyOf: ({ context }) => ({
      wanted: context.wanted,
      isTouched: isTyped(context.typed, { name: context.marketer.name, phone: context.marketer.phoneNumber }),
      problem: problemIn(context.problem),
    }),
  }),
  defineTestModel({
    id: 'marketers/deleteMarketer',
    sentence: 'An admin deletes a marketer, and types the name to make sure that it is the right one.',
    machine: deleteMarketerMachine,
    words: deleteMarketerTexts,
    inputs: [{ name: 'the dialog is opened', input: { marketer: ada } }],
    events: {
      'text.changed': [
        { name: 'the name', payload: { typed: 'Ada Obi' } },
        { name: 'the name in small letters', payload: { typed: 'ada obi' } },
      ],
      'delete.confirmed': noPayload,
      'dialog.dismissed': noPayload,
    },
    outcomes: { deleteMarketer: [{ name: 'the marketer is deleted', output: undefined }, isGone, fails] },
    keyOf: ({ context }) => ({
      typed: context.typed,
      hasProblem: context.problem !== null,
      isDeleted: context.isDeleted,
    }),
  }),
  defineTestModel({
    id: 'marketers/sidePanel',
    sentence: 'The referees of one marketer, in batches of 50.',
    machine: sidePanelMachine,
    words: sidePanelTexts,
    inputs: [{ name: 'the panel is opened', input: { marketerId: ada.id } }],
    events: { 'more.requested': noPayload, 'retry.requested': noPayload },
    outcomes: {
      readCode: [
        { name: 'the code is known', output: ada.referralCode },
        { name: 'there is no code', output: 'N/A' },
        { name: 'there is no such marketer', output: null },
        fails,
      ],
      fetchReferees: [
        { name: 'a batch comes, and there are more', output: { rows: [referee(11)], cursor } },
        { name: 'the last batch comes', output: { rows: [referee(12)], cursor: null } },
        { name: 'nobody comes', output: { rows: [], cursor: null } },
        fails,
      ],
    },
    keyOf: ({ context: { code, list, problem } }) => ({
      isKnown: code !== null,
      hasCode: code !== 'N/A',
      rows: list.rows.length,
      end: list.end,
      hasProblem: problem !== null,
    }),
  }),
  defineTestModel({
    id: 'marketers/leaderboard',
    sentence: 'The marketers by what their referees amount to.',
    machine: leaderboardMachine,
    words: leaderboardTexts,
    inputs: [{ name: 'the page is opened', input: undefined }],
    events: {
      'figures.requested': noPayload,
      'figures.stopped': noPayload,
      'retry.requested': noPayload,
      'order.chosen': [
        { name: 'by items', payload: { order: 'items' } },
        { name: 'by users referred', payload: { order: 'referred' } },
      ],
      'file.requested': noPayload,
    },
    outcomes: {
      fetchBatch: [
        {
          name: 'a batch comes, and there are more',
          output: { rows: [marketerToRow(ada)], cursor: { ...cursor, id: 'USR-1' } },
        },
        { name: 'the last batch comes', output: { rows: [marketerToRow(bee)], cursor: null } },
        fails,
      ],
      tallyReferees: [
        { name: 'the referees are counted', output: { [ada.referralCode]: { referees: 2, withItems: 1, items: 1 } } },
        fails,
      ],
    },
    keyOf: ({ context: { list, tallies, order, problem } }) => ({
      order,
      rows: list.rows.length,
      end: list.end,
      counted: uncountedCodes(toMarketers(list), tallies).length,
      hasProblem: problem !== null,
    }),
  }),
] as const
