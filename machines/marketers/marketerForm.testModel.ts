import { answers, causedBy, failsWith, openFresh, refuses, renameTunde, whileIn } from '#machines/manualTest.ts'
import { called, fill, type Gesture, goBack, inNavigation, key, link, menuItem, press } from '#charts/gestures.ts'
import type { SnapshotFrom } from 'xstate'
import type { ManualStep } from '#charts/manualTest.ts'
import { initialDetailsOf } from '#domain/people/marketerForms.ts'
import { marketerFormMachine } from '#machines/marketers/marketerForm.machine.ts'
import { ada, bee } from '#machines/marketers/marketers.testData.ts'
import { leaveTo, leaveToSignOut } from '#machines/testData.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const valid = { ...initialDetailsOf(ada), name: 'Ada Eze', phone: '08031234567' }

const renamed = { ...ada, name: 'Ada Musa', referredUsers: 4 }

const failedWith = (error: unknown, checkError: unknown = null) => ({
  kind: 'failed' as const,
  error,
  checkError,
})

type FormSnapshot = SnapshotFrom<typeof marketerFormMachine>

const isEditing = (snapshot: FormSnapshot): boolean => snapshot.matches({ open: { dialog: 'editing' } })

const isAskingWhileSaving = (snapshot: FormSnapshot): boolean =>
  snapshot.matches({ open: { dialog: { saving: 'confirmingLeave' } } })

/** How a person closes the dialog, or declines its question. */
const dismissals: readonly [(snapshot: FormSnapshot) => boolean, Gesture][] = [
  [isAskingWhileSaving, press('Keep waiting')],
  [(snapshot) => snapshot.matches({ open: { dialog: 'confirmingLeave' } }), press('Keep editing')],
  [isEditing, press('Cancel')],
  [() => true, key('Escape')],
]

/** The Back button then leads to the users page. */
const openFromUsers = (...more: readonly Gesture[]): ManualStep =>
  openFresh('/admin/users', press(link('Marketers'), inNavigation), ...more)

const isNew = ({ context }: FormSnapshot): boolean => context.marketer === null

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
      when: 'the person opens another page or signs out',
      cases: [leaveTo('the users page', '/admin/users'), leaveToSignOut],
    },
    'leave.confirmed': { when: "the person presses 'Discard' or 'Close anyway'", cases: noPayload },
  },
  calls: {
    marketerSave: {
      name: 'saving the marketer',
      outcomes: [
        { name: 'the marketer is saved', output: { kind: 'saved', record: bee, values: valid, isFound: false } },
        {
          name: 'the answer is lost, but the marketer is saved',
          output: { kind: 'saved', record: bee, values: valid, isFound: true },
        },
        {
          name: 'the phone number is taken',
          output: failedWith(new Error('Phone Number already exists')),
        },
        {
          name: 'the email is taken',
          output: failedWith(new Error('User already exists'), fails.error),
        },
        {
          name: 'somebody else changed the name',
          output: {
            kind: 'conflicting',
            current: renamed,
            values: valid,
            conflicts: [{ field: 'name', mine: valid.name, theirs: renamed.name }],
          },
        },
        { name: 'the server sends no marketer', output: failedWith(null) },
        fails,
      ],
    },
  },
  paths: [
    [
      'start the dialog is opened for a marketer of the list',
      {
        event: 'details.submitted',
        case: 'the old phone number, which is too short today',
        payload: { details: { ...valid, phone: ada.phoneNumber } },
      },
    ],
  ],
  keyOf: ({ context: { marketer, base, conflicts, submitted, leaveRequest, problem } }) => ({
    base: base?.name ?? null,
    conflicts: conflicts.map(({ field }) => field),
    submitted: submitted.name,
    marketer: marketer?.id ?? null,
    leaveRequest,
    problem: problem ? (problem.field ?? 'form') : 'none',
  }),
  manual: {
    names: { [bee.name]: 'Ada Eze' },
    starts: {
      'the dialog is opened for a marketer of the list': openFromUsers(
        fill('Search', 'Tunde Bakare'),
        press('Actions for Tunde Bakare'),
        menuItem('Edit'),
      ),
      'the dialog is opened for a new marketer': openFromUsers(press('New Marketer')),
    },
    inputs: {
      'outcome marketerSave: somebody else changed the name': {
        ...answers('getMarketer'),
        ...causedBy(press('Save changes'), renameTunde('Ada Musa')),
        isPossible: (snapshot) => !isNew(snapshot) && snapshot.context.conflicts.length === 0,
      },
      'event conflicts.resolved: with the own name': whileIn({ open: { dialog: 'comparing' } }, [
        press(called('the own name', 'radio', 'Keep mine')),
        press('Save changes'),
      ]),
      'event leave.requested: the users page': whileIn({ open: { entries: 'unsaved' } }, goBack),
      'outcome marketerSave: the answer is lost, but the marketer is saved': {
        ...failsWith('createMarketer', { fault: 'drop-answer' }),
        isPossible: isNew,
      },
      'outcome marketerSave: the server sends no marketer': {
        ...failsWith('createMarketer', { fault: 'null-data' }),
        isPossible: isNew,
      },
      'event changes.made': {
        action: (snapshot) => [
          fill('Full name', 'Ada Eze'),
          fill('Phone number', '08031234567'),
          ...(isNew(snapshot) ? [fill('Email', 'ada.eze@example.com')] : []),
        ],
        isPossible: (snapshot) => isEditing(snapshot) && snapshot.matches({ open: { entries: 'unchanged' } }),
      },
      'event changes.undone': {
        action: [fill('Full name', ''), fill('Email', ''), fill('Phone number', '')],
        isPossible: (snapshot) =>
          isNew(snapshot) && isEditing(snapshot) && snapshot.matches({ open: { entries: 'unsaved' } }),
      },
      'event details.submitted: valid details': {
        action: (snapshot) => (isNew(snapshot) ? press('Add marketer') : press('Save changes')),
        isPossible: (snapshot) => isEditing(snapshot) && snapshot.matches({ open: { entries: 'unsaved' } }),
      },
      'event validation.failed': {
        action: press('Add marketer'),
        isPossible: (snapshot) =>
          isNew(snapshot) && isEditing(snapshot) && snapshot.matches({ open: { entries: 'unchanged' } }),
      },
      'event dialog.dismissed': { action: (snapshot) => dismissals.find(([isShown]) => isShown(snapshot))?.[1] ?? [] },
      'event leave.confirmed': {
        action: (snapshot) => (isAskingWhileSaving(snapshot) ? press('Close anyway') : press('Discard')),
        isPossible: ({ context }) => context.leaveRequest === null,
      },
      'outcome marketerSave: the marketer is saved': { ...answers('createMarketer'), isPossible: isNew },
      'outcome marketerSave: the phone number is taken': {
        ...refuses('createMarketer', 'Phone Number already exists'),
        isPossible: isNew,
      },
      'outcome marketerSave: the email is taken': {
        ...refuses('createMarketer', 'User already exists'),
        isPossible: isNew,
      },
    },
    impossible: {
      'event leave.requested: a sign-out': 'the dialog covers the button, and the command palette does not open',
      'event details.submitted: a phone number that is too short': 'the form marks the field and sends nothing',
    },
  },
})
