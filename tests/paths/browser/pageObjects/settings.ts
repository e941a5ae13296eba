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

const saved = { name: 'Ada Obi', email: adminEmail }

const attributes = {
  Username: 'x',
  UserAttributes: [
    { Name: 'name', Value: saved.name },
    { Name: 'phone_number', Value: '+2348030000000' },
  ],
}

const ofItsOwn = 'it is a chart of its own, and nothing outside can make it throw'

/** A chosen file is read when the page says so, and storage is full while it says so. */
const holdPage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const held = window as never as { endReading?: (how: 'read' | 'garbled' | 'failed') => void; isFull?: boolean }
    const slice = Blob.prototype.slice
    Blob.prototype.slice = function (...range) {
      const part = slice.apply(this, range)
      if (!(this instanceof File)) return part
      const ends = {
        read: () => part.arrayBuffer(),
        garbled: async () => new ArrayBuffer(4),
        failed: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
      }
      const arrayBuffer = () =>
        new Promise((resolve, reject) => (held.endReading = (how) => ends[how]().then(resolve, reject)))
      return { arrayBuffer } as never
    }
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (held.isFull && key === 'userEmail') throw new DOMException('full', 'QuotaExceededError')
      keep.call(this, key, value)
    }
  })

const endReading =
  (how: 'read' | 'garbled' | 'failed') =>
  async ({ page }: TestContext): Promise<void> => {
    await page.waitForFunction(() => 'endReading' in window)
    await page.evaluate((end) => {
      const held = window as never as { endReading?: (how: string) => void }
      held.endReading?.(end)
      delete held.endReading
    }, how)
  }

const fillStorage =
  (isFull: boolean) =>
  ({ page }: TestContext): Promise<void> =>
    page.evaluate((full) => void Object.assign(window, { isFull: full }), isFull)

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A PNG of one pixel that says it has many. */
const huge = (): Buffer => {
  const copy = Buffer.from(pixel)
  copy.writeUInt32BE(50_000, 16)
  copy.writeUInt32BE(50_000, 20)
  return copy
}

const choose = (page: Page, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })

const startPage = async (hands: TestContext): Promise<void> => {
  await storeTokens(hands, adminEmail)
  await holdPage(hands.page)
  await hands.page.goto('/admin/settings')
}

const kinds = {
  attributes: isIdentityCall('GetUser'),
  save: isIdentityCall('UpdateUserAttributes'),
  deleteAccount: (request: Request) => (request.postData() ?? '').includes('deleteAdminUser'),
  deleteIdentity: isIdentityCall('DeleteUser'),
}

const openPage = async (hands: TestContext): Promise<void> => {
  await startPage(hands)
  await hands.waitForCall('attributes')
  await answerIdentityCall('attributes', attributes)(hands)
  await hands.page.getByRole('button', { name: 'Change photo' }).waitFor()
}

const savedElsewhere = async (hands: TestContext): Promise<void> => {
  await storeInLocalStorage(hands, { userName: saved.name, userEmail: saved.email })
  await hands.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('profile-image-')) localStorage.removeItem(key)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    new BroadcastChannel('admin.profile').postMessage('saved')
  })
}

export const settingsPageObject = pageObject({
  machine: settingsMachine,
  actorId: 'settings',
  requestKinds: { attributes: kinds.attributes },
  open: startPage,
  steps: {
    'retry.requested': async ({ page }) => page.getByRole('main').getByRole('button', { name: 'Retry' }).click(),
    'signOut.requested': async ({ page }) => page.getByRole('button', { name: 'Sign out' }).click(),
    'profile.changed': savedElsewhere,
  },
  calls: {
    loadProfile: {
      kind: 'attributes',
      outcomes: {
        'the profile comes': answerIdentityCall('attributes', attributes),
        'the call fails': rejectIdentityCall('attributes'),
      },
    },
    form: { outcomes: {} },
    deletion: { outcomes: {} },
  },
  impossible: {
    'outcome form: the person goes on with the way out': 'the paths of settings/profileForm show it',
    'outcome form: the call fails': ofItsOwn,
    'outcome deletion: the account is deleted': 'the paths of settings/deleteAccount show it',
    'outcome deletion: the call fails': ofItsOwn,
    'event signOut.requested': 'the form answers at once; the paths of settings/profileForm show it',
  },
})

export const profileFormPageObject = pageObject({
  machine: profileFormMachine,
  actorId: 'form',
  requestKinds: { attributes: kinds.attributes, save: kinds.save },
  open: openPage,
  steps: {
    // A field that is filled with what stands in it tells nobody of a change.
    'name.changed': async ({ page }, { name }) => {
      await page.getByLabel('Full Name').fill(`${name}x`)
      await page.keyboard.press('Backspace')
    },
    'email.changed': async ({ page }) => {
      await page.getByLabel('Email Address').pressSequentially('x')
      await page.keyboard.press('Backspace')
    },
    'photo.chosen': async ({ page }) => choose(page, pixel),
    'save.requested': async ({ page }) => page.getByRole('button', { name: 'Save Changes' }).click(),
    'leave.requested': async ({ page }) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click(),
    'leave.confirmed': async ({ page }) => page.getByRole('button', { name: 'Leave' }).click(),
    'dialog.dismissed': async ({ page }) => page.getByRole('button', { name: 'Stay' }).click(),
    'signOut.requested': async ({ page }) => page.getByRole('button', { name: 'Sign out' }).click(),
    'profile.changed': savedElsewhere,
  },
  calls: {
    save: {
      kind: 'save',
      outcomes: {
        'everything is saved': async (hands) => {
          await fillStorage(false)(hands)
          await answerIdentityCall('save', {})(hands)
        },
        'only the name is saved': async (hands) => {
          await fillStorage(true)(hands)
          await answerIdentityCall('save', {})(hands)
        },
        'nothing is saved': rejectIdentityCall('save'),
      },
    },
    photo: { outcomes: { 'the picture is ready': endReading('read'), 'the file is not taken': endReading('garbled') } },
  },
  impossible: {
    'outcome save: the call fails': ofItsOwn,
    'outcome photo: the call fails': ofItsOwn,
  },
  // Who leaves for another page leaves the chart behind; and while something is saved no file can be chosen.
  isPossible: (input, { snapshot, runningCalls }) => {
    const wanted = (snapshot?.context as { wanted: { address: string | null } | null } | undefined)?.wanted
    if (input.type === 'outcome') return input.case !== 'everything is saved' || typeof wanted?.address !== 'string'
    if (input.type !== 'event') return true
    if (input.event === 'leave.confirmed') return wanted?.address === null
    return !(input.event === 'photo.chosen' && runningCalls.includes('save'))
  },
})

export const profileSavePageObject = pageObject({
  machine: profileSaveMachine,
  actorId: 'save',
  requestKinds: { attributes: kinds.attributes, save: kinds.save },
  open: async (hands) => {
    await openPage(hands)
    await hands.page.getByLabel('Full Name').fill('Ada Eze')
    await hands.page.getByRole('button', { name: 'Save Changes' }).click()
  },
  steps: {},
  calls: {
    saveAttributes: {
      kind: 'save',
      outcomes: { 'the name is saved': answerIdentityCall('save', {}), 'the call fails': rejectIdentityCall('save') },
    },
    keepDetails: { endsImmediately: true, outcomes: { 'they are kept': async () => undefined } },
  },
  impossible: {
    'outcome keepDetails: the browser has no room': 'the paths of settings/profileForm show it',
    'outcome keepDetails: the call fails': 'writing into the storage never throws past the storage service',
  },
})

const files: Readonly<Record<string, () => Buffer>> = {
  'it is larger than 2 MB': () => Buffer.concat([pixel, Buffer.alloc(2 * 1024 * 1024 + 1 - pixel.length)]),
  'it has too many pixels': huge,
}

export const photoPageObject = pageObject({
  machine: photoMachine,
  actorId: 'photo',
  requestKinds: { attributes: kinds.attributes },
  open: async (hands, { steps }) => {
    await openPage(hands)
    const [outcome] = steps.flatMap(({ input }) => (input.type === 'outcome' ? [input.case] : []))
    await choose(hands.page, files[outcome ?? '']?.() ?? pixel)
  },
  steps: {},
  calls: {
    readPhoto: {
      outcomes: {
        'it is an image': endReading('read'),
        'it is no image': endReading('garbled'),
        'it is larger than 2 MB': endReading('read'),
        'it has too many pixels': endReading('read'),
        'it cannot be read': endReading('failed'),
      },
    },
  },
})

export const deleteAccountPageObject = pageObject({
  machine: deleteAccountMachine,
  actorId: 'deletion',
  requestKinds: {
    attributes: kinds.attributes,
    deleteAccount: kinds.deleteAccount,
    deleteIdentity: kinds.deleteIdentity,
  },
  open: openPage,
  steps: {
    'delete.requested': async ({ page }) => page.getByRole('button', { name: 'Delete account' }).click(),
    'dialog.dismissed': async ({ page }) => page.getByRole('button', { name: 'Cancel' }).click(),
    'confirmation.changed': async ({ page }, { word }) => page.getByLabel('Type DELETE to confirm').fill(word),
    'delete.confirmed': async ({ page }) => page.getByLabel('Type DELETE to confirm').press('Enter'),
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
    'start of somebody without an email': 'a token without an email opens nothing here',
    'outcome clearBrowser: the call fails': 'taking entries out of the storage never throws past the storage service',
  },
})
