import {
  answers,
  byItself,
  causedBy,
  openFresh,
  openPath,
  refuses,
  signInAsAdmin,
  whileIn,
} from '#machines/manualTest.ts'
import { called, fill, inNavigation, inOtherTab, inOtherWindow, link, press } from '#charts/gestures.ts'
import type { SnapshotFrom } from 'xstate'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { details, ownProfile, changed } from '#machines/settings/settings.testData.ts'
import { leaveTo, leaveToSignOut } from '#machines/testData.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

/** Somebody else's name is on the server, and the person has not decided between the two: the same answer comes again. */
const isUndecided = ({ context: { ownProfile: own, theirName } }: SnapshotFrom<typeof profileFormMachine>): boolean =>
  theirName !== null && theirName !== own.details.name

/** The page takes the question of the router, and no dialog covers the links and buttons. */
const canLeave = (snapshot: SnapshotFrom<typeof profileFormMachine>): boolean =>
  snapshot.matches('unsaved') && !snapshot.matches({ unsaved: 'confirmingLeave' })

const savedName = { name: changed.name, phoneNumber: ownProfile.phoneNumber }

export const profileFormTestModel = defineTestModel({
  id: 'settings/profileForm',
  machine: profileFormMachine,
  inputs: [{ name: 'the profile is loaded', input: { ownProfile } }],
  visible: {
    unchanged: [{ role: 'button', name: 'Change photo' }],
    'unsaved.editing': [
      { role: 'button', name: 'Save Changes' },
      { role: 'button', name: 'Discard' },
    ],
    'unsaved.refused': [{ role: 'button', name: 'Save Changes' }],
    'unsaved.comparing': [{ role: 'radio', name: 'Take theirs: Ada Musa' }],
    'unsaved.confirmingLeave': [{ role: 'alertdialog', name: 'Leave without saving?' }],
    'unsaved.saving': [{ role: 'button', name: 'Save Changes', isBusy: true }],
  },
  events: {
    'changes.made': { when: 'the person changes a field', cases: noPayload },
    'changes.undone': { when: "the person presses 'Discard' or undoes all changes", cases: noPayload },
    'details.submitted': {
      when: "the person presses 'Save Changes'",
      cases: [{ name: '', payload: { details: changed } }],
    },
    'conflict.resolved': {
      when: "the person chooses a name and presses 'Save Changes'",
      cases: [
        { name: 'the own name', payload: { choice: 'mine' } },
        { name: 'the other name', payload: { choice: 'theirs' } },
      ],
    },
    'leave.requested': {
      when: 'the person opens another page or signs out',
      cases: [leaveTo('the users page', '/admin/users'), leaveToSignOut],
    },
    'leave.confirmed': { when: "the person presses 'Leave'", cases: noPayload },
    'dialog.dismissed': { when: "the person presses 'Stay'", cases: noPayload },
    'profile.changed': {
      when: 'the profile is saved in another browser tab',
      cases: [{ name: 'with the same details', payload: { details } }],
    },
  },
  calls: {
    nameSave: {
      name: 'saving the name',
      outcomes: [
        {
          name: 'the name is saved',
          output: { kind: 'saved', record: savedName.name, values: savedName, isFound: false },
        },
        {
          name: 'another name is stored',
          output: {
            kind: 'conflicting',
            current: 'Ada Musa',
            values: savedName,
            conflicts: [{ field: 'name', mine: savedName.name, theirs: 'Ada Musa' }],
          },
        },
        {
          name: 'nothing is saved',
          output: { kind: 'failed', error: fails.error, checkError: fails.error },
        },
        fails,
      ],
    },
    storeDetails: {
      name: 'storing picture and email in this browser',
      outcomes: [
        { name: 'picture and email are stored', output: true },
        { name: 'the browser has no space', output: false },
        fails,
      ],
    },
  },
  keyOf: ({ context: { leaveRequest, problem, ownProfile: saved, submitted, theirName } }) => ({
    theirName,
    hasTheirs: [saved.details.name === theirName, submitted.name === theirName],
    leaveRequest,
    hasProblem: problem !== null,
  }),
  manual: {
    starts: { 'the profile is loaded': openFresh('/admin/settings') },
    inputs: {
      'event profile.changed: with the same details': whileIn(
        'unchanged',
        inOtherTab(
          'save another email',
          openPath('/admin/settings'),
          fill('Email Address', 'ada@rewoven.com'),
          press('Save Changes'),
        ),
      ),
      'outcome nameSave: the name is saved': {
        ...answers('UpdateUserAttributes'),
        isPossible: (snapshot) => !isUndecided(snapshot),
      },
      'outcome storeDetails: picture and email are stored': {
        ...byItself,
        isPossible: ({ context }) => context.leaveRequest === null,
      },
      'outcome nameSave: another name is stored': {
        ...answers('GetUser'),
        ...causedBy(
          press('Save Changes'),
          inOtherWindow(
            'save the name "Ada Musa"',
            signInAsAdmin,
            openPath('/admin/settings'),
            fill('Full Name', 'Ada Musa'),
            press('Save Changes'),
          ),
        ),
        isPossible: (snapshot) => !isUndecided(snapshot),
      },
      'event conflict.resolved: the own name': whileIn({ unsaved: 'comparing' }, [
        press(called('the own name', 'radio', 'Keep mine')),
        press('Save Changes'),
      ]),
      'event changes.made': {
        action: ({ context }) =>
          fill('Full Name', context.ownProfile.details.name === 'Ada Eze' ? 'Ada Bello' : 'Ada Eze'),
        isPossible: (snapshot) => snapshot.matches('unchanged'),
      },
      'event changes.undone': whileIn([{ unsaved: 'editing' }, { unsaved: 'refused' }], press('Discard')),
      'event details.submitted': whileIn([{ unsaved: 'editing' }, { unsaved: 'refused' }], press('Save Changes')),
      'event leave.requested: the users page': { action: press(link('Users'), inNavigation), isPossible: canLeave },
      'event leave.requested: a sign-out': { action: press('Sign out'), isPossible: canLeave },
      'event dialog.dismissed': { action: press('Stay') },
      'outcome nameSave: nothing is saved': {
        ...refuses('UpdateUserAttributes'),
        isPossible: (snapshot) => !isUndecided(snapshot),
      },
    },
    impossible: {
      'event leave.confirmed': 'the page is left then; journeys do it',
      'outcome storeDetails: the browser has no space':
        'without a new picture, the details need no more space than before',
    },
  },
})
