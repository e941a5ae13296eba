import { passToParent } from '#machines/passToParent.ts'
import { profileFormSetup } from '#machines/settings/profileForm.setup.ts'

export const profileFormMachine = profileFormSetup.createMachine({
  id: 'profileForm',
  description: 'In the profile form the person changes name, email and picture. Phone number and role are read-only.',
  context: ({ input: { ownProfile } }) => ({
    ownProfile,
    submitted: ownProfile.details,
    problem: null,
    theirName: null,
    leaveRequest: null,
  }),
  initial: 'unchanged',
  on: {
    'profile.changed': {
      description: 'Fields that the person has changed stay the same, and all other fields show the saved profile.',
      actions: 'setSavedDetails',
    },
  },
  states: {
    unchanged: {
      description: "The form shows the saved profile. There is no 'Save Changes' button.",
      meta: { section: '§4' },
      entry: 'clearProblem',
      on: { 'changes.made': 'unsaved' },
    },
    unsaved: {
      description: 'The person has changed the form. The page asks before the person leaves the page or signs out.',
      meta: { section: '§4' },
      entry: 'blockLeave',
      exit: 'unblockLeave',
      initial: 'editing',
      states: {
        editing: {
          description:
            "The person edits the form. The page shows 'Save Changes' and 'Discard' until the changes are saved or undone.",
          entry: 'cancelLeave',
          on: {
            'changes.undone': '#profileForm.unchanged',
            'details.submitted': { target: 'saving', actions: 'setSubmitted' },
            'leave.requested': { target: 'confirmingLeave', actions: 'setLeaveRequest' },
          },
        },
        refused: {
          description: 'The save failed. The form keeps the changes and shows the reason.',
          meta: { section: '§8' },
          entry: 'cancelLeave',
          on: {
            'changes.made': { target: 'editing', actions: 'clearProblem' },
            'changes.undone': '#profileForm.unchanged',
            'details.submitted': { target: 'saving', actions: 'setSubmitted' },
            'leave.requested': { target: 'confirmingLeave', actions: 'setLeaveRequest' },
          },
        },
        comparing: {
          description:
            'Another browser has changed the name too. The form shows both names and asks which one to keep.',
          entry: 'cancelLeave',
          on: {
            'changes.made': { description: 'The person types on. The question goes away.', target: 'editing' },
            'changes.undone': '#profileForm.unchanged',
            'conflict.resolved': {
              target: 'saving',
              actions: 'resolveConflict',
            },
            'leave.requested': { target: 'confirmingLeave', actions: 'setLeaveRequest' },
          },
        },
        confirmingLeave: {
          description: 'A dialog asks whether to leave the page, or sign out, and lose the changes.',
          on: {
            'dialog.dismissed': [
              { description: 'The form shows the error of a failed save.', guard: 'hasProblem', target: 'refused' },
              { target: 'editing' },
            ],
            'leave.requested': {
              description: 'The dialog stays open. It is now about this request.',
              actions: 'setLeaveRequest',
            },
            'leave.confirmed': {
              description: 'The console opens the requested page, or signs the person out.',
              target: '#profileForm.unchanged',
              actions: 'repeatLeaveRequest',
            },
          },
        },
        saving: {
          description: "The changes are being saved. The page shows 'Saving changes...', and the fields are read-only.",
          meta: { section: '§8' },
          tags: 'busy',
          entry: 'clearProblem',
          on: {
            'leave.requested': {
              description:
                'The requested page opens, or the person is signed out, if the save succeeds. If the save fails, the ' +
                'person stays on this page.',
              actions: 'setLeaveRequest',
            },
          },
          initial: 'name',
          states: {
            name: {
              description: 'The sign-in service, which stores the name of the person, saves the new name.',
              meta: { section: '§7' },
              invoke: {
                id: 'nameSave',
                src: 'nameSave',
                input: ({ context: { ownProfile, submitted } }) => ({
                  base: ownProfile.details.name,
                  values: { name: submitted.name, phoneNumber: ownProfile.phoneNumber },
                }),
                onDone: [
                  {
                    guard: { type: 'isSaved', params: ({ event }) => event.output },
                    target: 'details',
                    actions: { type: 'setSavedName', params: ({ event }) => event.output },
                  },
                  {
                    description: 'The form shows both names.',
                    guard: { type: 'isConflicting', params: ({ event }) => event.output },
                    target: '#profileForm.unsaved.comparing',
                    actions: { type: 'setConflict', params: ({ event }) => event.output },
                  },
                  {
                    description: 'The form shows the error.',
                    target: '#profileForm.unsaved.refused',
                    actions: [{ type: 'setSaveProblem', params: ({ event }) => event.output }, 'toastFailed'],
                  },
                ],
                onError: passToParent,
              },
            },
            details: {
              description: 'The name is saved. Now the browser stores picture and email.',
              meta: { section: '§4' },
              invoke: {
                id: 'storeDetails',
                src: 'storeDetails',
                input: ({ context: { ownProfile, submitted } }) => ({ id: ownProfile.id, details: submitted }),
                onDone: [
                  {
                    guard: { type: 'isStored', params: ({ event }) => event.output },
                    target: '#profileForm.unsaved.saved',
                  },
                  { description: 'The browser storage is full.', target: '#profileForm.unsaved.partlySaved' },
                ],
                onError: '#profileForm.unsaved.partlySaved',
              },
            },
          },
        },
        partlySaved: {
          description:
            'Only the new name goes into the saved profile, because the browser could not store picture and email. The ' +
            'form shows the error, and keeps the new picture and email, so that the person can save again. All parts ' +
            "that show the profile get the new one, also in other browser tabs. 'My activity' lists the change.",
          meta: { section: '§8' },
          entry: ['setStorageProblem', 'applySavedName', 'toastFailed', 'announceProfile', 'reportSaved'],
          always: 'refused',
        },
        saved: {
          description:
            'The changes become the saved profile. All parts that show the profile get the new one, also in other ' +
            "browser tabs. 'My activity' lists the change. If the person wanted to leave the page or sign out during " +
            'the save, the page closes now.',
          entry: ['applySaved', 'toastSaved', 'announceProfile', 'reportSaved'],
          always: [
            {
              description:
                'The person wanted to leave the page. The console opens the requested page, or signs the person out.',
              guard: 'isLeaving',
              target: '#profileForm.unchanged',
              actions: 'repeatLeaveRequest',
            },
            { description: 'The person wanted to stay on the page.', target: '#profileForm.unchanged' },
          ],
        },
      },
    },
  },
})
