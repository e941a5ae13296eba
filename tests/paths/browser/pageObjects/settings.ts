import type { Page, Request } from '@playwright/test'
import { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import { photoMachine } from '#machines/settings/photo.machine.ts'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { profileSaveMachine } from '#machines/settings/profileSave.machine.ts'
import { settingsMachine } from '#machines/settings/settings.machine.ts'
import {
  answerIdentityCall,
  isIdentityCall,
  storeInLocalStorage,
  storeTokens,
  rejectIdentityCall,
} from '#tests/paths/browser/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

const savedProfile = { name: 'Ada Obi', email: adminEmail }

const attributes = {
  Username: 'x',
  UserAttributes: [
    { Name: 'name', Value: savedProfile.name },
    { Name: 'phone_number', Value: '+2348030000000' },
  ],
}

const childChartFails = 'it is a child chart, and a person cannot make it fail'

/** Adds two controls to the page: `endReading` ends the reading of a file, and `isFull` makes storage full. */
const addControls = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const controls = window as never as {
      endReading?: (result: 'read' | 'garbled' | 'failed') => void
      isFull?: boolean
    }
    const slice = Blob.prototype.slice
    Blob.prototype.slice = function (...range) {
      const part = slice.apply(this, range)
      if (!(this instanceof File)) return part
      const results = {
        read: () => part.arrayBuffer(),
        garbled: async () => new ArrayBuffer(4),
        failed: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
      }
      const arrayBuffer = () =>
        new Promise((resolve, reject) => (controls.endReading = (result) => results[result]().then(resolve, reject)))
      return { arrayBuffer } as never
    }
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (controls.isFull && key === 'userEmail') throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })

const endReading =
  (result: 'read' | 'garbled' | 'failed') =>
  async ({ page }: TestContext): Promise<void> => {
    await page.waitForFunction(() => 'endReading' in window)
    await page.evaluate((end) => {
      const controls = window as never as { endReading?: (result: string) => void }
      controls.endReading?.(end)
      delete controls.endReading
    }, result)
  }

const setStorageFull =
  (isFull: boolean) =>
  ({ page }: TestContext): Promise<void> =>
    page.evaluate((full) => void Object.assign(window, { isFull: full }), isFull)

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A PNG with one pixel whose header claims many. */
const hugeImage = (): Buffer => {
  const copy = Buffer.from(pixel)
  copy.writeUInt32BE(50_000, 16)
  copy.writeUInt32BE(50_000, 20)
  return copy
}

const choosePhoto = (page: Page, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })

const openSettings = async (context: TestContext): Promise<void> => {
  await storeTokens(context, adminEmail)
  await addControls(context.page)
  await context.page.goto('/admin/settings')
}

const requestKinds = {
  attributes: isIdentityCall('GetUser'),
  save: isIdentityCall('UpdateUserAttributes'),
  deleteAccount: (request: Request) => (request.postData() ?? '').includes('deleteAdminUser'),
  deleteIdentity: isIdentityCall('DeleteUser'),
}

const openLoadedSettings = async (context: TestContext): Promise<void> => {
  await openSettings(context)
  await context.waitForCall('attributes')
  await answerIdentityCall('attributes', attributes)(context)
  await context.page.getByRole('button', { name: 'Change photo' }).waitFor()
}

const saveInOtherTab = async (context: TestContext): Promise<void> => {
  await storeInLocalStorage(context, { userName: savedProfile.name, userEmail: savedProfile.email })
  await context.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('profile-image-')) localStorage.removeItem(key)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
    new BroadcastChannel('admin.profile').postMessage('saved')
  })
}

const emailField = (page: Page) => page.getByLabel('Email Address')

const storedEmail = ({ page }: TestContext): Promise<string> =>
  page.evaluate((email) => localStorage.getItem('userEmail') ?? email, savedProfile.email)

export const settingsPageObject = pageObject({
  machine: settingsMachine,
  actorId: 'settings',
  requestKinds: { attributes: requestKinds.attributes },
  open: openSettings,
  steps: {
    'retry.requested': async ({ page }) => page.getByRole('main').getByRole('button', { name: 'Retry' }).click(),
    'signOut.requested': async ({ page }) => page.getByRole('button', { name: 'Sign out' }).click(),
    'photo.chosen': async ({ page }) => choosePhoto(page, pixel),
    'profile.changed': saveInOtherTab,
  },
  calls: {
    loadProfile: {
      kind: 'attributes',
      outcomes: {
        'the profile arrives': answerIdentityCall('attributes', attributes),
        'the call fails': rejectIdentityCall('attributes'),
      },
    },
    form: { outcomes: {} },
    photo: {
      outcomes: { 'the picture is ready': endReading('read'), 'the file is rejected': endReading('garbled') },
    },
    deleteAccount: { outcomes: {} },
  },
  impossible: {
    'outcome form: the person signs out': 'the paths of settings/profileForm cover it',
    'outcome form: the call fails': childChartFails,
    'outcome photo: the call fails': childChartFails,
    'outcome deleteAccount: the account is deleted': 'the paths of settings/deleteAccount cover it',
    'outcome deleteAccount: the call fails': childChartFails,
    'event signOut.requested': 'the form ends immediately; the paths of settings/profileForm cover it',
  },
})

export const profileFormPageObject = pageObject({
  machine: profileFormMachine,
  actorId: 'form',
  requestKinds: { attributes: requestKinds.attributes, save: requestKinds.save },
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
  requestKinds: { attributes: requestKinds.attributes, save: requestKinds.save },
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

const files: Readonly<Record<string, () => Buffer>> = {
  'it is larger than 2 MB': () => Buffer.concat([pixel, Buffer.alloc(2 * 1024 * 1024 + 1 - pixel.length)]),
  'it has too many pixels': hugeImage,
}

export const photoPageObject = pageObject({
  machine: photoMachine,
  actorId: 'photo',
  requestKinds: { attributes: requestKinds.attributes },
  open: async (context, { steps }) => {
    await openLoadedSettings(context)
    const [outcome] = steps.flatMap(({ input }) => (input.type === 'outcome' ? [input.case] : []))
    await choosePhoto(context.page, files[outcome ?? '']?.() ?? pixel)
  },
  steps: {},
  calls: {
    readPhoto: {
      outcomes: {
        'it is an image': endReading('read'),
        'it is not an image': endReading('garbled'),
        'it is larger than 2 MB': endReading('read'),
        'it has too many pixels': endReading('read'),
        'it cannot be read': endReading('failed'),
      },
    },
  },
})

const confirmationField = (page: Page) => page.getByLabel('Type DELETE to confirm')

export const deleteAccountPageObject = pageObject({
  machine: deleteAccountMachine,
  actorId: 'deleteAccount',
  requestKinds: {
    attributes: requestKinds.attributes,
    deleteAccount: requestKinds.deleteAccount,
    deleteIdentity: requestKinds.deleteIdentity,
  },
  open: openLoadedSettings,
  steps: {
    'delete.requested': async ({ page }) => page.getByRole('button', { name: 'Delete account' }).click(),
    'dialog.dismissed': async ({ page }) => page.getByRole('button', { name: 'Cancel' }).click(),
    'confirmation.changed': async ({ page }) => confirmationField(page).pressSequentially('x'),
    'delete.confirmed': async ({ page }, { confirmation }) => {
      await confirmationField(page).fill(confirmation)
      await confirmationField(page).press('Enter')
    },
  },
  calls: {
    deleteAccount: {
      kind: 'deleteAccount',
      outcomes: {
        'it is deleted': async ({ heldCall }) =>
          heldCall('deleteAccount').fulfill({
            json: { data: { deleteAdminUser: { status: 200, message: 'User deleted successfully', error: null } } },
          }),
        'the call fails': async ({ heldCall }) =>
          heldCall('deleteAccount').fulfill({
            json: { data: { deleteAdminUser: { status: 404, message: null, error: 'Permission denied' } } },
          }),
      },
    },
    deleteIdentity: {
      kind: 'deleteIdentity',
      outcomes: {
        'it is deleted': answerIdentityCall('deleteIdentity', {}),
        'the call fails': rejectIdentityCall('deleteIdentity'),
      },
    },
    clearBrowser: { endsImmediately: true, outcomes: { 'it is cleared': async () => undefined } },
  },
  impossible: {
    'event delete.confirmed: with another word': 'the form shows the rule and sends nothing',
    'start of a marketer': 'a journey deletes the account of a marketer',
    'start of an admin without an email': 'a token without an email does not open the settings page',
    'outcome clearBrowser: the call fails': 'the storage service catches all errors of a removal',
  },
})
