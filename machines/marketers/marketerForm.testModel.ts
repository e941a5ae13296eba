import type { SnapshotFrom } from 'xstate'
import { answers, failsWith, openAsAdmin, withNewData } from '#machines/manualTest.ts'
import { marketerSaveProblem, noResponseProblem } from '#domain/people/marketerForms.ts'
import { marketerFormMachine } from '#machines/marketers/marketerForm.machine.ts'
import { ada, bee } from '#machines/marketers/marketers.testData.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const valid = { name: 'Ada Eze', email: ada.email, phone: '08031234567' }

const renamed = { ...ada, name: 'Ada Musa', referredUsers: 4 }

type FormSnapshot = SnapshotFrom<typeof marketerFormMachine>

const isEditing = (snapshot: FormSnapshot): boolean => snapshot.matches({ open: { dialog: 'editing' } })

const isAskingWhileSaving = (snapshot: FormSnapshot): boolean =>
  snapshot.matches({ open: { dialog: { saving: 'confirmingLeave' } } })

/** How a person closes the dialog, or declines its question. */
const dismissals: readonly [(snapshot: FormSnapshot) => boolean, string][] = [
  [isAskingWhileSaving, "press 'Keep waiting'"],
  [(snapshot) => snapshot.matches({ open: { dialog: 'confirmingLeave' } }), "press 'Keep editing'"],
  [isEditing, "press 'Cancel'"],
  [() => true, 'press the key Escape'],
]

export const marketerFormTestModel = defineTestModel({
  id: 'marketers/marketerForm',
  machine: marketerFormMachine,
  inputs: [
    { name: 'the dialog is opened for a new marketer', input: { marketer: null } },
    { name: 'the dialog is opened for a marketer of the list', input: { marketer: ada } },
  ],
  visible: {
    'open.dialog.editing': [{ role: 'button', name: 'Cancel' }],
    'open.dialog.comparing': [{ role: 'radio' }],
    'open.dialog.confirmingLeave': [{ role: 'button', name: 'Discard' }],
    'open.dialog.saving.waiting': [{ role: 'button', isBusy: true }],
    'open.dialog.saving.confirmingLeave': [{ role: 'button', name: 'Close anyway' }],
  },
  events: {
    'changes.made': { when: 'the person changes a field', cases: noPayload },
    'changes.undone': { when: 'the person changes all fields back', cases: noPayload },
    'details.submitted': {
      when: 'the person presses the save button',
      cases: [
        { name: 'valid details', payload: { details: valid } },
        { name: 'a phone number that is too short', payload: { details: { ...valid, phone: '0803' } } },
      ],
    },
    'validation.failed': {
      when: 'the person presses the save button, and the form marks an invalid field',
      cases: noPayload,
    },
    'conflicts.resolved': {
      when: "the person presses 'Save changes' below the values to choose from",
      cases: [
        { name: 'with the name of somebody else', payload: { choices: { name: 'theirs', phone: 'mine' } } },
        { name: 'with the own name', payload: { choices: { name: 'mine', phone: 'theirs' } } },
      ],
    },
    'dialog.dismissed': { when: 'the person closes the dialog, or declines its question', cases: noPayload },
    'leave.requested': {
      when: 'the person opens another page',
      cases: [{ name: 'the users page', payload: { url: '/admin/users' } }],
    },
    'leave.confirmed': { when: "the person presses 'Discard' or 'Close anyway'", cases: noPayload },
  },
  calls: {
    marketerSave: {
      name: 'saving the marketer',
      outcomes: [
        { name: 'the marketer is saved', output: { kind: 'saved', saved: bee, isFound: false } },
        { name: 'the answer is lost, but the marketer is saved', output: { kind: 'saved', saved: bee, isFound: true } },
        {
          name: 'the phone number is taken',
          output: { kind: 'failed', problem: marketerSaveProblem(null, new Error('Phone Number already exists')) },
        },
        {
          name: 'the email is taken',
          output: { kind: 'failed', problem: marketerSaveProblem(null, new Error('User already exists')) },
        },
        { name: 'somebody else changed the name', output: { kind: 'conflicting', current: renamed } },
        { name: 'the server sends no marketer', output: { kind: 'failed', problem: noResponseProblem } },
        fails,
      ],
    },
  },
  paths: [
    [
      'start the dialog is opened for a marketer of the list',
      'event details.submitted: valid details',
      'outcome marketerSave: the marketer is saved',
    ],
    [
      'start the dialog is opened for a marketer of the list',
      {
        event: 'details.submitted',
        case: 'the old phone number, which is too short today',
        payload: { details: { ...valid, phone: ada.phoneNumber } },
      },
    ],
  ],
  keyOf: ({ context: { marketer, base, conflicts, submitted, leaveUrl, problem } }) => ({
    base: base?.name ?? null,
    conflicts: conflicts.map(({ field }) => field),
    submitted: submitted.name,
    marketer: marketer?.id ?? null,
    leaveUrl,
    problem: problem ? (problem.field ?? 'form') : 'none',
  }),
  manual: {
    starts: {
      'the dialog is opened for a new marketer': withNewData(openAsAdmin('/admin/marketers', "press 'New Marketer'")),
    },
    inputs: {
      'event changes.made': {
        data: { 'Full name': 'Ada Eze', Email: 'ada.eze@example.com', 'Phone number': '08031234567' },
        isPossible: (snapshot) => isEditing(snapshot) && snapshot.matches({ open: { entries: 'unchanged' } }),
      },
      'event changes.undone': {
        data: { 'Full name': '', Email: '', 'Phone number': '' },
        isPossible: (snapshot) => isEditing(snapshot) && snapshot.matches({ open: { entries: 'unsaved' } }),
      },
      'event details.submitted: valid details': {
        action: "press 'Add marketer'",
        isPossible: (snapshot) => isEditing(snapshot) && snapshot.matches({ open: { entries: 'unsaved' } }),
      },
      'event validation.failed': {
        action: "press 'Add marketer'",
        isPossible: (snapshot) => isEditing(snapshot) && snapshot.matches({ open: { entries: 'unchanged' } }),
      },
      'event dialog.dismissed': { action: (snapshot) => dismissals.find(([isShown]) => isShown(snapshot))?.[1] ?? '' },
      'event leave.confirmed': {
        action: (snapshot) => (isAskingWhileSaving(snapshot) ? "press 'Close anyway'" : "press 'Discard'"),
      },
      'outcome marketerSave: the marketer is saved': answers('createMarketer'),
      'outcome marketerSave: the phone number is taken': failsWith('createMarketer', {
        fault: 'error-field',
        message: 'Phone Number already exists',
      }),
      'outcome marketerSave: the email is taken': failsWith('createMarketer', {
        fault: 'error-field',
        message: 'User already exists',
      }),
    },
  },
})
