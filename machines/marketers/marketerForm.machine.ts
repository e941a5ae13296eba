import { initialDetailsOf } from '#domain/people/marketerForms.ts'
import { marketerFormSetup } from '#machines/marketers/marketerForm.setup.ts'
import { passToParent } from '#machines/passToParent.ts'

export const marketerFormMachine = marketerFormSetup.createMachine({
  id: 'marketerForm',
  description: 'In a dialog an admin adds a marketer, or changes the name and phone number of a marketer.',
  context: ({ input: { marketer } }) => ({
    marketer,
    submitted: initialDetailsOf(marketer),
    base: marketer,
    saved: null,
    conflicts: [],
    problem: null,
    leaveRequest: null,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The person adds or edits a marketer in the dialog.',
      meta: { section: '§2' },
      type: 'parallel',
      states: {
        entries: {
          description: 'The form has unsaved entries or not.',
          initial: 'unchanged',
          states: {
            unchanged: {
              description: 'The form has no unsaved entries. The dialog closes without a question.',
              on: { 'changes.made': 'unsaved' },
            },
            unsaved: {
              description:
                'The form has unsaved entries. The dialog asks before it closes, and before the person leaves the page.',
              entry: 'blockLeave',
              exit: 'unblockLeave',
              on: { 'changes.undone': 'unchanged' },
            },
          },
        },
        dialog: {
          description: 'The person edits the entries, saves them, and closes the dialog.',
          initial: 'editing',
          states: {
            editing: {
              description:
                'The dialog shows name, email and phone number, with an error at each invalid field. The email can ' +
                'only be entered for a new marketer.',
              meta: { section: '§5' },
              entry: 'cancelLeave',
              on: {
                'changes.made': {
                  description: 'The dialog hides the error of the last save, if it shows one.',
                  actions: 'clearProblem',
                },
                'changes.undone': {
                  description: 'The dialog hides the error of the last save, if it shows one.',
                  actions: 'clearProblem',
                },
                'validation.failed': { actions: 'toastFormProblem' },
                'details.submitted': [
                  {
                    description:
                      'The person presses the save button, and no field shows an error. The second check, just before ' +
                      'the save, finds no error.',
                    guard: 'areDetailsValid',
                    target: 'saving',
                    actions: ['setSubmitted', 'resetBase'],
                  },
                  {
                    description:
                      'The person presses the save button, and no field shows an error. The second check, just ' +
                      'before the save, finds an error.',
                    actions: 'toastFormProblem',
                  },
                ],
                'dialog.dismissed': [
                  {
                    description: 'The person closes the dialog. The form has unsaved entries.',
                    guard: 'hasChanges',
                    target: 'confirmingLeave',
                  },
                  {
                    description: 'The person closes the dialog. The form has no unsaved entries.',
                    target: '#marketerForm.closed',
                  },
                ],
                'leave.requested': {
                  description: 'The person leaves the page while the form has unsaved entries.',
                  target: 'confirmingLeave',
                  actions: 'setLeaveRequest',
                },
              },
            },
            confirmingLeave: {
              description: 'The dialog asks whether to discard the unsaved entries.',
              on: {
                'dialog.dismissed': { description: "The person presses 'Keep editing'.", target: 'editing' },
                'leave.confirmed': [
                  {
                    description:
                      "The person presses 'Discard'. The person wanted to leave the page. The console opens the requested " +
                      'page, or signs the person out.',
                    guard: 'isLeavingPage',
                    target: '#marketerForm.closed',
                    actions: 'repeatLeaveRequest',
                  },
                  {
                    description: "The person presses 'Discard'. The person only wanted to close the dialog.",
                    target: '#marketerForm.closed',
                  },
                ],
                'leave.requested': {
                  description: 'The dialog stays open. It is now about this request.',
                  actions: 'setLeaveRequest',
                },
              },
            },
            comparing: {
              description:
                'Somebody else has changed the same fields since the dialog opened. The dialog shows the value of the ' +
                'person and the new value of each such field, and the person chooses one. Nothing is saved yet.',
              meta: { section: '§4' },
              entry: 'cancelLeave',
              on: {
                'conflicts.resolved': {
                  description: 'The person has chosen a value for each field.',
                  target: 'saving',
                  actions: 'resolveConflicts',
                },
                'dialog.dismissed': { description: "The person presses 'Cancel'.", target: 'confirmingLeave' },
                'leave.requested': { target: 'confirmingLeave', actions: 'setLeaveRequest' },
              },
            },
            saving: {
              description: 'The marketer is being saved. The form cannot be submitted again.',
              meta: { section: '§4' },
              tags: 'busy',
              invoke: {
                id: 'marketerSave',
                src: 'marketerSave',
                input: ({ context: { base, submitted } }) => ({ base, values: submitted }),
                onDone: [
                  {
                    description:
                      'The server did not confirm the save, but it has the marketer with the submitted details. The ' +
                      'list shows the marketer. A message says that the marketer was added or updated.',
                    guard: { type: 'isFound', params: ({ event }) => ({ outcome: event.output }) },
                    target: '#marketerForm.saved',
                    actions: [
                      { type: 'setSaved', params: ({ event }) => ({ outcome: event.output }) },
                      'toastFound',
                      'reportSaved',
                    ],
                  },
                  {
                    description:
                      'The marketer is saved. The list shows the saved marketer. A message confirms the save.',
                    guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) },
                    target: '#marketerForm.saved',
                    actions: [
                      { type: 'setSaved', params: ({ event }) => ({ outcome: event.output }) },
                      'toastSaved',
                      'reportSaved',
                    ],
                  },
                  {
                    description: 'Somebody else has changed the same field.',
                    guard: { type: 'isConflicting', params: ({ event }) => ({ outcome: event.output }) },
                    target: 'comparing',
                    actions: { type: 'setConflicts', params: ({ event }) => ({ outcome: event.output }) },
                  },
                  {
                    description: 'The dialog shows why the marketer is not saved. A message says it too.',
                    target: 'editing',
                    actions: [
                      { type: 'setProblem', params: ({ event }) => ({ outcome: event.output }) },
                      'toastProblem',
                    ],
                  },
                ],
                onError: passToParent,
              },
              initial: 'waiting',
              states: {
                waiting: {
                  description: 'The dialog waits for the answer of the server.',
                  entry: 'cancelLeave',
                  on: {
                    'dialog.dismissed': { description: 'The person closes the dialog.', target: 'confirmingLeave' },
                    'leave.requested': { target: 'confirmingLeave', actions: 'setLeaveRequest' },
                  },
                },
                confirmingLeave: {
                  description:
                    'The dialog asks whether to close before the server answers, because closing does not cancel ' +
                    'the save.',
                  on: {
                    'dialog.dismissed': { description: "The person presses 'Keep waiting'.", target: 'waiting' },
                    'leave.confirmed': [
                      {
                        description:
                          "The person presses 'Close anyway'. The person wanted to leave the page. A message says that " +
                          'the marketer may have been saved. The console opens the requested page, or signs the ' +
                          'person out.',
                        guard: 'isLeavingPage',
                        target: '#marketerForm.closed',
                        actions: ['toastMaybeSaved', 'alertMaybeSaved', 'repeatLeaveRequest'],
                      },
                      {
                        description:
                          "The person presses 'Close anyway'. The person only wanted to close the dialog. A message " +
                          'says that the marketer may have been saved.',
                        target: '#marketerForm.closed',
                        actions: ['toastMaybeSaved', 'alertMaybeSaved'],
                      },
                    ],
                    'leave.requested': {
                      description: 'The dialog stays open. It is now about this request.',
                      actions: 'setLeaveRequest',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    saved: {
      description: 'The marketer is saved. A message confirms it, and the list shows the marketer.',
      meta: { section: '§4' },
      type: 'final',
    },
    closed: {
      description: 'The dialog is closed. Nothing was saved, or the person did not wait for the answer of the server.',
      meta: { section: '§2' },
      type: 'final',
    },
  },
  output: ({ context }) => ({ saved: context.saved }),
})
