import type { Page } from '@playwright/test'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { profileSaveMachine } from '#machines/settings/profileSave.machine.ts'
import { answerIdentityCall, rejectIdentityCall } from '#tests/paths/browser/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  attributesCall,
  childChartFails,
  openLoadedSettings,
  saveInOtherTab,
  savedProfile,
  saveCall,
} from '#tests/paths/browser/pageObjects/settings/support.ts'

const setStorageFull =
  (isFull: boolean) =>
  ({ page }: TestContext): Promise<void> =>
    page.evaluate((full) => void Object.assign(window, { isFull: full }), isFull)

const emailField = (page: Page) => page.getByLabel('Email Address')

const storedEmail = ({ page }: TestContext): Promise<string> =>
  page.evaluate((email) => localStorage.getItem('userEmail') ?? email, savedProfile.email)

export const profileFormPageObject = pageObject({
  machine: profileFormMachine,
  actorId: 'form',
  requestKinds: { attributes: attributesCall, save: saveCall },
  open: openLoadedSettings,
  steps: {
    'changes.made': async ({ page }) => emailField(page).pressSequentially('x'),
    'changes.undone': async (context) => emailField(context.page).fill(await storedEmail(context)),
    'details.submitted': async ({ page }) => page.getByRole('button', { name: 'Save Changes' }).click(),
    'save.requested': async ({ page }) => {
      await page.getByRole('button', { name: /^Alerts/ }).click()
      await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Retry' }).first().click()
    },
    // A dialog covers the links of the page, but the Back button of a browser still works.
    'leave.requested': ({ page }) =>
      page.getByRole('link', { name: 'Users', exact: true, includeHidden: true }).first().dispatchEvent('click'),
    'leave.confirmed': async ({ page }) => page.getByRole('button', { name: 'Leave' }).click(),
    'dialog.dismissed': async ({ page }) => page.getByRole('button', { name: 'Stay' }).click(),
    'signOut.requested': async ({ page }) => page.getByRole('button', { name: 'Sign out' }).click(),
    'profile.changed': saveInOtherTab,
  },
  calls: {
    save: {
      kind: 'save',
      outcomes: {
        'everything is saved': async (context) => {
          await setStorageFull(false)(context)
          await answerIdentityCall('save', {})(context)
        },
        'only the name is saved': async (context) => {
          await setStorageFull(true)(context)
          await answerIdentityCall('save', {})(context)
        },
        'nothing is saved': rejectIdentityCall('save'),
      },
    },
  },
  impossible: { 'outcome save: the call fails': childChartFails },
  // The chart stops when another page opens.
  isPossible: (input, { snapshot }) => {
    const target = (snapshot?.context as { leaveTarget: { url: string | null } | null } | undefined)?.leaveTarget
    if (input.type === 'outcome') return input.case !== 'everything is saved' || typeof target?.url !== 'string'
    return input.type !== 'event' || input.event !== 'leave.confirmed' || target?.url === null
  },
})

export const profileSavePageObject = pageObject({
  machine: profileSaveMachine,
  actorId: 'save',
  requestKinds: { attributes: attributesCall, save: saveCall },
  open: async (context) => {
    await openLoadedSettings(context)
    await context.page.getByLabel('Full Name').fill('Ada Eze')
    await context.page.getByRole('button', { name: 'Save Changes' }).click()
  },
  steps: {},
  calls: {
    saveAttributes: {
      kind: 'save',
      outcomes: { 'the name is saved': answerIdentityCall('save', {}), 'the call fails': rejectIdentityCall('save') },
    },
    storeDetails: { endsImmediately: true, outcomes: { 'picture and email are stored': async () => undefined } },
  },
  impossible: {
    'outcome storeDetails: the browser has no space': 'the paths of settings/profileForm cover it',
    'outcome storeDetails: the call fails': 'the storage service catches all errors of a write',
  },
})
