import type { Page } from '@playwright/test'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import {
  answerIdentityCall,
  continueCall,
  isIdentityCall,
  rejectIdentityCall,
} from '#tests/paths/browser/session/identity.ts'
import type { LeaveContext } from '#machines/app/router/leave.ts'
import { leavePage } from '#tests/paths/browser/session/leavePage.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  attributes,
  attributesCall,
  childChartFails,
  openLoadedSettings,
  saveInOtherTab,
  saveCall,
} from '#tests/paths/browser/pageObjects/settings/support.ts'

/** The tokens are renewed before picture and email are stored. */
const storeIn =
  (storage: { isFull: boolean }) =>
  async (context: TestContext): Promise<void> => {
    await context.page.evaluate((controls) => void Object.assign(window, controls), storage)
    await continueCall('renew')(context)
  }

const emailField = (page: Page) => page.getByLabel('Email Address')

/** Answers the reading of the name, and then the save. */
const saveName = async (context: TestContext): Promise<void> => {
  await answerIdentityCall('attributes', attributes)(context)
  await context.waitForCall('save')
  await answerIdentityCall('save', {})(context)
}

export const profileFormPageObject = pageObject({
  machine: profileFormMachine,
  actorId: 'form',
  requestKinds: { attributes: attributesCall, save: saveCall, renew: isIdentityCall('GetTokensFromRefreshToken') },
  open: openLoadedSettings,
  steps: {
    'changes.made': async ({ page }) => emailField(page).pressSequentially('x'),
    'leave.requested': leavePage,
    'profile.changed': saveInOtherTab,
  },
  calls: {
    nameSave: {
      kind: 'attributes',
      outcomes: { 'the name is saved': saveName, 'nothing is saved': rejectIdentityCall('attributes') },
    },
    storeDetails: {
      kind: 'renew',
      outcomes: {
        'picture and email are stored': storeIn({ isFull: false }),
        'the browser has no space': storeIn({ isFull: true }),
      },
    },
  },
  impossible: {
    'outcome nameSave: the call fails': childChartFails,
    'outcome storeDetails: the call fails': 'the storage service catches all errors of a write',
    'outcome nameSave: another name is stored':
      'the paths change the email; a journey changes the name in two browsers',
    'event conflict.resolved: the own name': 'the paths change the email; a journey changes the name in two browsers',
    'event conflict.resolved: the other name': 'the paths change the email; a journey changes the name in two browsers',
  },
  // The chart stops when the page is left.
  isPossible: (input, { snapshot }) =>
    input.type !== 'outcome' ||
    input.case !== 'picture and email are stored' ||
    (snapshot?.context as LeaveContext | undefined)?.leaveRequest === null,
})
