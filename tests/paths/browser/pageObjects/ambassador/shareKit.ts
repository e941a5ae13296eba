import type { Page } from '@playwright/test'
import { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import type { ShareKitInput } from '#machines/ambassador/shareKit.setup.ts'
import type { ScriptStep } from '#charts/paths/scripts/testScripts.ts'
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
const noStep = async (): Promise<void> => undefined

/** Says that fingers use the device, and that its share menu takes files. */
const becomePhone = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const real = matchMedia
    window.matchMedia = (query) => (query === '(pointer: coarse)' ? real('all') : real(query))
    Object.defineProperty(navigator, 'canShare', { value: () => true })
  })
}

const storeOwnText = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => localStorage.setItem(key, 'Come and swap with me.'), `shareText.${tunde.referralCode}`)

export const shareKitPageObject = pageObject({
  machine: shareKitMachine,
  actorId: 'shareKit',
  open: async (context, { start, steps }) => {
    await holdDevice(context.page)
    if (!steps.some(hasOutcome('checkShareSupport', 'the device has none'))) await addShareMenu(context.page)
    if (steps.some(hasOutcome('sharePicture', 'the menu is closed'))) await becomePhone(context.page)
    if (steps.some(hasOutcome('readOwnText', 'there is an own text'))) await storeOwnText(context.page)
    if ((start.input as ShareKitInput).invitation === null) await removeCode(context.page)
    await openDashboard(context)
  },
  steps: {
    'share.requested': press('More ways'),
    'poster.requested': press('QR code and poster'),
    'dialog.dismissed': press('Close'),
    'message.requested': press('Edit message'),
    'message.changed': async ({ page }, { text }) => page.getByLabel('Text', { exact: true }).fill(text),
    'message.reset': press('Reset'),
    'reset.undone': press('Undo reset'),
    'pictureSave.requested': async (context, { picture }) => press(`Save ${picture}`)(context),
    'print.requested': press('Print poster'),
    'qrDownload.requested': press('Save QR code'),
  },
  calls: {
    checkShareSupport: {
      endsImmediately: true,
      outcomes: { 'the device has one': noStep, 'the device has none': noStep },
    },
    share: { outcomes: { 'the menu is closed': endCall('shareDone'), 'the call fails': endCall('shareFailed') } },
    drawPictures: { endsImmediately: true, outcomes: { 'the images are drawn': noStep } },
    printPoster: { outcomes: { 'the dialog is closed': endCall('printDone') } },
    readOwnText: {
      endsImmediately: true,
      outcomes: { 'there is none': noStep, 'there is an own text': noStep },
    },
    storeOwnText: { endsImmediately: true, outcomes: { 'the text is stored': noStep } },
    sharePicture: {
      endsImmediately: true,
      outcomes: { 'the menu is closed': noStep, 'the device shares no files': noStep },
    },
  },
  impossible: {
    'outcome checkShareSupport: the call fails': 'reading a property of the browser cannot fail',
    'outcome drawPictures: the call fails':
      'the test does not hold script files; a journey tests a poster whose code cannot load',
    'outcome printPoster: the call fails': 'a browser does not report a failed print',
    'outcome readOwnText: the call fails': 'a storage that throws reads as empty',
    'outcome storeOwnText: the storage is full': 'a journey fills the storage',
    'outcome storeOwnText: the call fails': 'a storage that throws counts as full',
    'outcome sharePicture: the call fails': 'the share menu of a phone opens after a press',
  },
  /** A call that ends immediately leaves no time for another step, and one dialog is open at a time. */
  isPossible: (input, { snapshot, runningCalls }) => {
    if (!snapshot?.matches('available')) return true
    // Only a share menu takes files.
    if (input.type === 'outcome' && input.invoke === 'sharePicture' && input.case === 'the menu is closed')
      return snapshot.matches({ available: { share: 'ready' } })
    if (input.type !== 'event') return true
    const immediate = ['checkShareSupport', 'readOwnText', 'storeOwnText', 'sharePicture', 'drawPictures']
    if (immediate.some((call) => runningCalls.includes(call))) return false
    const { ownText, resetText } = snapshot.context as { ownText: string | null; resetText: string | null }
    if (input.event === 'message.reset') return ownText !== null
    if (input.event === 'reset.undone') return resetText !== null
    const isClosed = (dialog: string) => snapshot.matches({ available: { [dialog]: 'closed' } })
    const opensLayer = ['share.requested', 'message.requested', 'poster.requested'].includes(input.event)
    const canDraw =
      isClosed('poster') ||
      (input.event === 'poster.requested' && snapshot.matches({ available: { poster: 'failed' } }))
    return !opensLayer || (canDraw && isClosed('message'))
  },
})
