import type { Page } from '@playwright/test'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { type ProfileSaveInput, profileSaveMachine } from '#machines/settings/profileSave.machine.ts'
import { answerIdentityCall, rejectIdentityCall } from '#tests/paths/browser/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  attributes,
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

/** Answers the reading of the name, and then the save. */
const answerNameAnd =
  (kind: string, body: object) =>
  async (context: TestContext): Promise<void> => {
    await answerIdentityCall('attributes', attributes)(context)
    await context.waitForCall(kind)
    await answerIdentityCall(kind, body)(context)
  }

const nameIs = (name: string) =>
  answerIdentityCall('attributes', { ...attributes, UserAttributes: [{ Name: 'name', Value: name }] })

export const profileFormPageObject = pageObject({
  machine: profileFormMachine,
  actorId: 'form',
  requestKinds: { attributes: attributesCall, save: saveCall },
  open: openLoadedSettings,
  steps: {
    'changes.made': async ({ page }) => emailField(page).pressSequentially('x'),
    'changes.undone': async ({ page }) => page.getByRole('button', { name: 'Discard' }).click(),
    'details.submitted': async ({ page }) => page.getByRole('button', { name: 'Save Changes' }).click(),
    'conflict.resolved': async () => undefined,
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
      kind: 'attributes',
      outcomes: {
        'everything is saved': async (context) => {
          await setStorageFull(false)(context)
          await answerNameAnd('save', {})(context)
        },
        'only the name is saved': async (context) => {
          await setStorageFull(true)(context)
          await answerNameAnd('save', {})(context)
        },
        'nothing is saved': rejectIdentityCall('attributes'),
      },
    },
  },
  impossible: {
    'outcome save: the call fails': childChartFails,
    'outcome save: another name is stored': 'the paths change the email; a journey changes the name in two browsers',
    'event conflict.resolved: the own name': 'the paths change the email; a journey changes the name in two browsers',
    'event conflict.resolved: the other name': 'the paths change the email; a journey changes the name in two browsers',
  },
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
  open: async (context, { start }) => {
    await openLoadedSettings(context)
    await context.page.getByLabel('Full Name').fill((start.input as ProfileSaveInput).details.name)
    await emailField(context.page).pressSequentially('x')
    await context.page.getByRole('button', { name: 'Save Changes' }).click()
  },
  steps: {},
  calls: {
    readBefore: {
      kind: 'attributes',
      outcomes: {
        'nobody has changed the name': nameIs(savedProfile.name),
        'another browser has changed the name': nameIs('Ada Musa'),
        'the call fails': rejectIdentityCall('attributes'),
      },
    },
    readName: {
      kind: 'attributes',
      outcomes: {
        'the new name is saved': nameIs('Ada Eze'),
        'the name is the old one': nameIs(savedProfile.name),
        'the call fails': rejectIdentityCall('attributes'),
      },
    },
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
