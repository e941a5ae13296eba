import { answers, failsWith, openAsAdmin, withNewData } from '#machines/manualTest.ts'
import { marketerSaveMachine } from '#machines/marketers/marketerSave.machine.ts'
import { ada, bee, notFound } from '#machines/marketers/marketers.testData.ts'
import { defineTestModel, fails } from '#charts/testModel.ts'

const added = { name: 'Bee Eze', email: bee.email, phone: '08031111112' }
const changed = { name: 'Ada Eze', email: ada.email, phone: ada.phoneNumber }

export const marketerSaveTestModel = defineTestModel({
  id: 'marketers/marketerSave',
  machine: marketerSaveMachine,
  inputs: [
    { name: "'Add marketer' is pressed", input: { marketer: null, details: added } },
    { name: "'Save changes' is pressed", input: { marketer: ada, details: changed } },
  ],
  visible: {
    reading: [{ role: 'button', isBusy: true }],
    sending: [{ role: 'button', isBusy: true }],
    checking: [{ role: 'button', isBusy: true }],
    failed: [{ role: 'button', name: 'Cancel' }],
  },
  events: {},
  calls: {
    saveMarketer: {
      name: 'saving the marketer',
      outcomes: [
        { name: 'the marketer is saved', output: { ...bee, referredUsers: 9 } },
        { name: 'the answer is empty', output: null },
        { name: 'the phone number is taken', error: new Error('Phone Number already exists') },
        { name: 'the email is taken', error: new Error('User already exists') },
        notFound,
        fails,
      ],
    },
    readBefore: {
      name: 'reading the marketer before the save',
      src: 'readMarketer',
      outcomes: [
        { name: 'nobody else changed the marketer', output: ada },
        { name: 'somebody else changed the phone number', output: { ...ada, phoneNumber: '+2348035555555' } },
        { name: 'somebody else changed the name', output: { ...ada, name: 'Ada Musa' } },
        { name: 'the answer is empty', output: null },
        notFound,
        fails,
      ],
    },
    readMarketer: {
      name: 'reading the marketer again',
      outcomes: [
        { name: 'the new marketer is listed', output: bee },
        { name: 'the new name is saved', output: { ...ada, name: 'Ada Eze' } },
        { name: 'the marketer has the old details', output: ada },
        { name: 'the marketer is not listed', output: null },
        fails,
      ],
    },
  },
  keyOf: ({ context: { marketer, details, current, saved, problem } }) => ({
    details: `${details.name} ${details.phone}`,
    current: current?.name ?? null,
    marketer: marketer?.id ?? null,
    saved: saved?.name ?? null,
    problem: problem.field ?? problem.text,
  }),
  manual: {
    starts: {
      "'Add marketer' is pressed": withNewData(
        openAsAdmin('/admin/marketers', "press 'New Marketer'", 'fill in all fields', "press 'Add marketer'"),
      ),
    },
    inputs: {
      'outcome saveMarketer: the marketer is saved': answers('createMarketer'),
      'outcome saveMarketer: the phone number is taken': failsWith('createMarketer', {
        fault: 'error-field',
        message: 'Phone Number already exists',
      }),
      'outcome saveMarketer: the email is taken': failsWith('createMarketer', {
        fault: 'error-field',
        message: 'User already exists',
      }),
      'outcome saveMarketer: the call fails': failsWith('createMarketer', {
        fault: 'graphql-error',
        message: 'Network Error',
      }),
      'outcome readMarketer: the marketer is not listed': answers('listAllMarketers'),
      'outcome readMarketer: the call fails': failsWith('listAllMarketers', {
        fault: 'graphql-error',
        message: 'Network Error',
      }),
    },
  },
})
