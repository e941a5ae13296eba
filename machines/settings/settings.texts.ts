import { confirmationWord } from '#domain/people/confirmation.ts'
import type { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import type { photoMachine } from '#machines/settings/photo.machine.ts'
import type { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import type { profileSaveMachine } from '#machines/settings/profileSave.machine.ts'
import type { settingsMachine } from '#machines/settings/settings.machine.ts'
import { defineTexts } from '#machines/texts.ts'

const signOutLater = { setLeaveTarget: 'remembers that the person wants to sign out' }

/** The texts of the charts of `machines/settings`. */
export const settingsTexts = {
  'settings/settings': defineTexts<typeof settingsMachine>({
    actionsAt: {
      'open: signOut.requested': {
        forwardToForm:
          'the profile form asks first if it has unsaved changes; otherwise it allows the sign-out at once',
      },
    },
    names: {
      loading: 'Loading profile',
      failed: 'Settings failed',
      deleted: 'Account deleted',
      open: 'Settings open',
      'open.idle': 'Waiting for a picture',
      'open.readingPhoto': 'Checking the picture',
    },
    when: {
      'open: form is done': 'the profile form allows the sign-out',
      'loading: loadProfile fails': 'the profile cannot be loaded',
      'open.readingPhoto: photo fails': 'the check itself fails',
    },

    guards: { isPictureReady: 'the picture is ready' },
    actions: {
      setOwnProfile: 'shows the profile',
      setProblem: 'the page shows the error',
      sendAlert: 'the bell lists the error',
      forwardToForm: 'the profile form shows the new profile in all fields that the person has not changed',
      setPicture: 'shows the picture in the form',
      setPhotoProblem: 'the page says why the file was rejected',
      setPhotoReadProblem: 'the page says that the file could not be read',
      clearPhoto: 'hides the error of the last file; the form keeps its picture until the new one is ready',
    },
  }),
  'settings/profileForm': defineTexts<typeof profileFormMachine>({
    actionsAt: {
      'unsaved.editing: signOut.requested': signOutLater,
      'unsaved.refused: signOut.requested': signOutLater,
      'unsaved.saving.staying: signOut.requested': signOutLater,
      'unsaved.saving.leaving: signOut.requested': signOutLater,
    },
    names: {
      'unsaved.saving': 'Saving changes',
      'unsaved.saved': 'Save finished',
      unsaved: 'Form changed',
      unchanged: 'No changes',
      'unsaved.refused': 'Save failed',
      'unsaved.saving.staying': 'Staying on the page',
      'unsaved.saving.leaving': 'Leaving after the save',
    },
    otherwise: {
      'unsaved.confirmingLeave: dialog.dismissed (2)': 'the form shows no error',
      'unsaved.confirmingLeave: leave.confirmed (2)': 'the person wanted to open another page',
      'unsaved.saved: always (3)': 'the person wanted to stay on the page',
    },

    guards: {
      hasProblem: 'the form shows the error of a failed save',
      isLeaving: 'the person wanted to open another page',
      isSigningOut: 'the person wanted to sign out',
      isSaved: 'everything is saved',
      isPartlySaved: 'only the name is saved',
    },
    actions: {
      setSavedDetails: 'fields that the person has changed stay the same, and all other fields show the saved profile',
      setSubmitted: 'remembers the changes to save',
      clearProblem: 'hides an earlier error',
      applySaved: 'the changes become the saved profile',
      applySavedName: 'only the new name goes into the saved profile',
      setSaveProblem: 'the form shows the error',
      setUnexpectedProblem: 'the form shows the error',
      setLeaveTarget: 'remembers which page the person wants to open',
      cancelLeave: 'forgets an earlier wish to leave or sign out; the page stays open',
      forgetLeave: 'forgets an earlier wish to leave or sign out',
      reportSaved: "'My activity' lists the change",
      announceProfile: 'all parts that show the profile get the new one, also in other browser tabs',
      blockLeave: 'from now on, the person cannot leave the page without a check',
      unblockLeave: 'the person can leave the page freely again',
      openLeaveUrl: 'opens the requested page',
    },
  }),
  'settings/profileSave': defineTexts<typeof profileSaveMachine>({
    names: {
      saved: 'Profile saved',
      partlySaved: 'Only the name saved',
      failed: 'Nothing saved',
      savingAttributes: 'Saving the name',
      storingDetails: 'Storing picture and email',
    },
    when: {
      'storingDetails: storeDetails is done (2)': 'the browser storage is full',

      'savingAttributes: saveAttributes fails': 'the sign-in service does not save the name',
      'storingDetails: storeDetails fails': 'picture and email cannot be stored',
    },

    guards: { isStored: 'picture and email are stored' },
    actions: { setFailure: 'the page will show the reason' },
  }),
  'settings/photo': defineTexts<typeof photoMachine>({
    names: { reading: 'Checking the file', ready: 'Picture ready', rejected: 'File rejected' },
    guards: { isReady: 'the file is a usable image' },
    actions: {
      setPicture: 'the profile form gets the small square picture',
      setProblem: 'remembers the reason',
      setReadProblem: 'remembers the reason',
      toastProblem: 'a message shows the reason',
    },
    when: {
      'reading: readPhoto is done (1)': 'the file is a usable image',

      'reading: readPhoto fails': 'the file cannot be read',
      'reading: readPhoto is done (2)': 'the file has the wrong type, more than 2 MB or too many pixels',
    },
  }),
  'settings/deleteAccount': defineTexts<typeof deleteAccountMachine>({
    names: {
      account: 'Account exists',
      'account.closed': 'Dialog closed',
      'account.confirming': 'Confirming deletion',
      'account.deleting': "Deleting the account's data",
      identity: 'Data deleted, sign-in left',
      'identity.closed': 'Dialog closed again',
      'identity.confirming': 'Confirming again',
      'identity.deleting': 'Deleting the sign-in account',
      clearingBrowser: 'Clearing browser data',
      deleted: 'Account deleted',
    },
    guards: {
      isConfirmed: `${confirmationWord} is typed`,
      isUserUnknown: 'the console does not know the user id or the email',
    },
    actions: {
      clearProblem: 'hides an earlier error',
      setUnknownUserProblem: 'the dialog shows the error',
      setAccountProblem: 'the dialog shows the error',
      setIdentityProblem: 'the dialog shows the error',
    },
    when: {
      'account.deleting: deleteAccount fails': 'the data of the account cannot be deleted',
      'identity.deleting: deleteIdentity fails': 'the sign-in account cannot be deleted',
      'clearingBrowser: clearBrowser fails': 'the data in this browser cannot be deleted',

      'account.deleting: deleteAccount is done': 'the data of the account is deleted',
      'identity.deleting: deleteIdentity is done': 'the sign-in account is deleted',
      'clearingBrowser: clearBrowser is done': 'the data in this browser is deleted',
    },
  }),
}
