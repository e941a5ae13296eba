import {
  answers,
  because,
  breaks,
  causedBy,
  editTunde,
  failsWith,
  fillMarketer,
  freshData,
  openPath,
  refuses,
  renameTunde,
  signInAsAdmin,
} from '#machines/manualTest.ts'
import { press } from '#charts/gestures.ts'
import type { SnapshotFrom } from 'xstate'
import { marketerSave } from '#machines/marketers/marketerSave.ts'
import { ada, bee, notFound } from '#machines/marketers/marketers.testData.ts'
import { defineTestModel, fails } from '#charts/testModel.ts'

const added = { name: 'Bee Eze', email: bee.email, phone: '08031111112' }
const changed = { name: 'Ada Eze', email: ada.email, phone: ada.phoneNumber }

const isNew = ({ context }: SnapshotFrom<typeof marketerSave>): boolean => context.base === null

/** The save of a marketer stands for all of them: it reads, compares and checks. */
export const saveTestModel = defineTestModel({
  id: 'saving/save',
  machine: marketerSave,
  inputs: [
    { name: "'Add marketer' is pressed", input: { base: null, values: added } },
    { name: "'Save changes' is pressed", input: { base: ada, values: changed } },
  ],
  visible: {
    reading: [{ role: 'button', isBusy: true }],
    sending: [{ role: 'button', isBusy: true }],
    checking: [{ role: 'button', isBusy: true }],
    failed: [{ role: 'button', name: 'Cancel' }],
  },
  events: {},
  calls: {
    send: {
      name: 'saving the marketer',
      outcomes: [
        { name: 'the marketer is saved', output: { ...bee, referredUsers: 9 } },
        { name: 'the answer is empty', output: null },
        { name: 'the phone number is taken', error: new Error('Phone Number already exists') },
      ],
    },
    readBefore: {
      name: 'reading the marketer before the save',
      src: 'read',
      outcomes: [
        { name: 'nobody else changed the marketer', output: ada },
        { name: 'somebody else changed the phone number', output: { ...ada, phoneNumber: '+2348035555555' } },
        { name: 'somebody else changed the name', output: { ...ada, name: 'Ada Musa' } },
        { name: 'the answer is empty', output: null },
        notFound,
        fails,
      ],
    },
    readAfter: {
      name: 'reading the marketer again',
      src: 'read',
      outcomes: [
        { name: 'the new marketer is listed', output: bee },
        { name: 'the new name is saved', output: { ...ada, name: 'Ada Eze' } },
        { name: 'the marketer has the old details', output: ada },
        { name: 'the marketer is not listed', output: null },
        fails,
      ],
    },
  },
  keyOf: ({ context: { base, values, record, error } }) => ({
    values: `${values.name} ${values.phone}`,
    base: base?.id ?? null,
    record: record?.name ?? null,
    hasFailed: error !== null,
  }),
  manual: {
    // The page that opens must not use the faults.
    starts: {
      "'Save changes' is pressed": {
        preparation: [freshData, signInAsAdmin, ...editTunde],
        action: press('Save changes'),
      },
      "'Add marketer' is pressed": {
        preparation: [freshData, signInAsAdmin, openPath('/admin/marketers'), press('New Marketer'), fillMarketer],
        action: press('Add marketer'),
      },
    },
    inputs: {
      'outcome readBefore: nobody else changed the marketer': answers('getMarketer'),
      'outcome readBefore: somebody else changed the name': {
        ...answers('getMarketer'),
        ...causedBy(press('Save changes'), [freshData, signInAsAdmin, ...editTunde, renameTunde('Ada Musa')]),
      },
      'outcome readBefore: the answer is empty': failsWith('getMarketer', { fault: 'null-data' }),
      'outcome readBefore: the call fails': refuses('getMarketer'),
      'outcome send: the marketer is saved': { ...answers('createMarketer'), isPossible: isNew },
      'outcome send: the phone number is taken': {
        ...refuses('createMarketer', 'Phone Number already exists'),
        isPossible: isNew,
      },
      'outcome readAfter: the marketer is not listed': answers('listAllMarketers'),
      'outcome readAfter: the call fails': breaks('listAllMarketers'),
    },
    impossible: {
      'outcome send: the answer is empty': 'the scripts of marketers/marketerForm show it',
      ...because('the saves of these scripts fail; a journey drops an answer', [
        'outcome readAfter: the new marketer is listed',
        'outcome readAfter: the new name is saved',
      ]),
    },
  },
})
