import type { Page } from '@playwright/test'
import { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import type { ShareKitInput } from '#machines/ambassador/shareKit.setup.ts'
import type { ScriptStep } from '#charts/paths/scripts/testScripts.ts'
import { becomePhone } from '#tests/paths/browser/becomePhone.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  endCall,
  holdDevice,
  openDashboard,
  press,
  removeCode,
  tunde,
} from '#tests/paths/browser/pageObjects/ambassador/page.ts'

/** Adds a share menu to the device. A step decides how a call ends; a call with files ends at once. */
const addShareMenu = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const share = (data: ShareData) =>
      new Promise<unknown>((resolve, reject) => {
        if (data.files) return resolve(null)
        Object.assign(window, { shareDone: resolve, shareFailed: () => reject(new Error('denied')) })
      })
    Object.defineProperty(navigator, 'share', { value: share })
  })
}

const hasOutcome =
  (call: string, name: string) =>
  ({ input }: ScriptStep): boolean =>
    input.type === 'outcome' && input.invoke === call && input.case === name

const storeOwnText = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => localStorage.setItem(key, 'Come and swap with me.'), `shareText.${tunde.referralCode}`)

export const shareKitPageObject = pageObject({
  machine: shareKitMachine,
  actorId: 'shareKit',
  endsAtOnce: ['checkShareSupport', 'drawPictures', 'readOwnText', 'storeOwnText', 'sharePicture'],
  open: async (context, { start, steps }) => {
    await holdDevice(context.page)
    if (!steps.some(hasOutcome('checkShareSupport', 'the device has none'))) await addShareMenu(context.page)
    if (steps.some(hasOutcome('sharePicture', 'the menu is closed'))) await context.page.addInitScript(becomePhone)
    if (steps.some(hasOutcome('readOwnText', 'there is an own text'))) await storeOwnText(context.page)
    if ((start.input as ShareKitInput).invitation === null) await removeCode(context.page)
    await openDashboard(context)
  },
  steps: {
    'pictureSave.requested': async (context, { picture }) => press(`Save ${picture}`)(context),
  },
  calls: {
    share: { outcomes: { 'the menu is closed': endCall('shareDone'), 'the call fails': endCall('shareFailed') } },

    printPoster: { outcomes: { 'the dialog is closed': endCall('printDone') } },
  },
  impossible: {
    'outcome storeOwnText: the storage is full': 'a journey fills the storage',
  },
  // Only a share menu takes files.
  isPossible: (input, { snapshot }) =>
    input.type !== 'outcome' ||
    input.invoke !== 'sharePicture' ||
    input.case !== 'the menu is closed' ||
    snapshot?.matches({ available: { share: 'ready' } }) === true,
})
