import type { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import type { photoMachine } from '#machines/settings/photo.machine.ts'
import type { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import type { profileSaveMachine } from '#machines/settings/profileSave.machine.ts'
import type { settingsMachine } from '#machines/settings/settings.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/settings`. */
export const settingsTexts = {
  'settings/settings': defineTexts<typeof settingsMachine>({
    when: {
      'loading: loadProfile fails': 'the profile cannot be loaded',
      'open.readingPhoto: photo fails': 'reading the picture stops with an unexpected error',
    },

    guards: { isPictureReady: 'the picture is ready' },
    actions: {
      setOwnProfile: 'shows the profile',
      setProblem: 'shows why the profile could not be loaded',
      sendAlert: 'the bell lists what went wrong',
      forwardToForm: 'the form is told about it',
      setPicture: 'shows the picture in the form',
      setPhotoProblem: 'shows why the file was rejected',
      setPhotoReadProblem: 'shows that the file could not be read',
      clearPhoto: 'no longer shows the last picture, or why it was rejected',
    },
  }),
  'settings/profileForm': defineTexts<typeof profileFormMachine>({
    otherwise: {
      'unsaved.confirmingLeave: dialog.dismissed (2)': 'no save has failed',
      'unsaved.confirmingLeave: leave.confirmed (2)': 'the person wants to open another page',
      'unsaved.saved: always (3)': 'the person stays on the page',
    },

    guards: {
      hasProblem: 'the last save has failed',
      isLeaving: 'the person wants to open another page',
      isSigningOut: 'the person wants to sign out',
      isSaved: 'everything is saved',
      isPartlySaved: 'only the name is saved',
    },
    actions: {
      setSavedDetails: 'shows what the other tab has saved',
      setSubmitted: 'remembers the changes to save',
      clearProblem: 'no longer shows why the save failed',
      applySaved: 'the form shows the changes as saved',
      applySavedName: 'the form shows the name as saved',
      setSaveProblem: 'shows why the save failed',
      setUnexpectedProblem: 'shows why the save failed',
      setLeaveTarget: 'remembers where the person wants to go',
      cancelLeave: 'no longer opens the page that the person requested',
      forgetLeave: 'no longer opens the page that the person requested',
      reportSaved: "'My activity' lists the change",
      announceProfile: 'notifies the other parts of the product of the profile',
      blockLeave: 'the page asks before it is left',
      unblockLeave: 'the page no longer asks before it is left',
      openLeaveUrl: 'opens the page that the person requested',
    },
  }),
  'settings/profileSave': defineTexts<typeof profileSaveMachine>({
    when: {
      'savingAttributes: saveAttributes fails': 'the identity provider does not save the name',
      'storingDetails: storeDetails fails': 'picture and email cannot be stored',
    },

    guards: { isStored: 'picture and email are stored' },
    actions: { setFailure: 'remembers why the name could not be saved' },
  }),
  'settings/photo': defineTexts<typeof photoMachine>({
    guards: { isReady: 'it is an image' },
    actions: {
      setPicture: 'keeps the small square picture',
      setProblem: 'remembers why the file is rejected',
      setReadProblem: 'remembers that the file could not be read',
      toastProblem: 'a message says why the file is rejected',
    },
    when: {
      'reading: readPhoto fails': 'the file cannot be read',
      'reading: readPhoto is done (2)': 'it is not an image, or it is too large',
    },
  }),
  'settings/deleteAccount': defineTexts<typeof deleteAccountMachine>({
    guards: {
      isConfirmed: 'the typed word is right',
      isUserUnknown: 'the user id or the email is unknown',
    },
    actions: {
      clearProblem: 'no longer shows why the deletion failed',
      setUnknownUserProblem: 'shows that the user id or the email is unknown',
      setAccountProblem: 'shows why the account could not be deleted',
      setIdentityProblem: 'shows why the identity could not be deleted',
    },
    when: {
      'account.deleting: deleteAccount fails': 'the account cannot be deleted',
      'identity.deleting: deleteIdentity fails': 'the identity cannot be deleted',
      'clearingBrowser: clearBrowser fails': 'the data in this browser cannot be cleared',

      'account.deleting: deleteAccount is done': 'the account is deleted',
      'identity.deleting: deleteIdentity is done': 'the identity is deleted',
      'clearingBrowser: clearBrowser is done': 'the data of the browser is cleared',
    },
  }),
}
