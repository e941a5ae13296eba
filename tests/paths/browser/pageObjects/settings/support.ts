import type { Page } from '@playwright/test'
import {
  answerIdentityCall,
  isIdentityCall,
  storeInLocalStorage,
  storeTokens,
} from '#tests/paths/browser/session/identity.ts'
import type { TestContext } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

const savedProfile = { name: 'Ada Obi', email: adminEmail }

export const attributes = {
  Username: 'x',
  UserAttributes: [
    { Name: 'name', Value: savedProfile.name },
    { Name: 'phone_number', Value: '+2348030000000' },
  ],
}

export const childChartFails = 'it is a child chart, and a person cannot make it fail'

/**
 * Adds controls to the page: `endReading` ends the reading of a file, `endDrawing` the drawing of the picture, and
 * `isFull` makes storage full.
 */
const addControls = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const controls = window as never as {
      endReading?: (result: 'read' | 'garbled' | 'failed') => void
      endDrawing?: (result: 'drawn' | 'failed') => void
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
    const convertToBlob = OffscreenCanvas.prototype.convertToBlob
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      return new Promise((resolve, reject) => {
        controls.endDrawing = (result) =>
          result === 'drawn' ? resolve(convertToBlob.call(this, options)) : reject(new DOMException('gone'))
      })
    }
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (controls.isFull && key === 'userEmail') throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })

const end =
  (control: 'endReading' | 'endDrawing', result: string) =>
  async ({ page }: TestContext): Promise<void> => {
    await page.waitForFunction((name) => name in window, control)
    await page.evaluate(
      ([name, how]) => {
        const controls = window as never as Partial<Record<string, (how: string) => void>>
        controls[name]?.(how)
        delete controls[name]
      },
      [control, result] as const,
    )
  }

export const endReading = (result: 'read' | 'garbled' | 'failed') => end('endReading', result)
export const endDrawing = (result: 'drawn' | 'failed') => end('endDrawing', result)

export const pressUsePhoto = ({ page }: TestContext): Promise<void> =>
  page.getByRole('button', { name: 'Use photo' }).click()

export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const choosePhoto = (page: Page, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })

export const openSettings = async (context: TestContext): Promise<void> => {
  await storeTokens(context, adminEmail)
  await addControls(context.page)
  await context.page.goto('/admin/settings')
}

export const attributesCall = isIdentityCall('GetUser')
export const saveCall = isIdentityCall('UpdateUserAttributes')

export const openLoadedSettings = async (context: TestContext): Promise<void> => {
  await openSettings(context)
  await context.waitForCall('attributes')
  await answerIdentityCall('attributes', attributes)(context)
  await context.page.getByRole('button', { name: 'Change photo' }).waitFor()
}

export const saveInOtherTab = async (context: TestContext): Promise<void> => {
  await storeInLocalStorage(context, { userName: savedProfile.name, userEmail: savedProfile.email })
  await context.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('profile-image-')) localStorage.removeItem(key)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
    new BroadcastChannel('admin.profile').postMessage('saved')
  })
}
