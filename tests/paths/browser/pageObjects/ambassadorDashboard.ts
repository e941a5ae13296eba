import type { Page, Request } from '@playwright/test'
import { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { type RefereeListInput, refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { type ShareKitInput, shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { storeInLocalStorage, storeTokens } from '#tests/paths/browser/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { ambassadorEmail } from '#tests/support/stack.ts'
import type { ScriptStep } from '#tools/paths/scripts/testScripts.ts'

const asksFor =
  (operation: string) =>
  (request: Request): boolean =>
    request.url().endsWith('/graphql') && (request.postData() ?? '').includes(operation)

const openDashboard = async (hands: TestContext): Promise<void> => {
  await storeTokens(hands, ambassadorEmail, 'marketer.')
  await storeInLocalStorage(hands, { marketerEmail: ambassadorEmail })
  await hands.page.goto('/amb')
}

const answer =
  (kind: string, data: object) =>
  async ({ heldCall }: TestContext): Promise<void> =>
    heldCall(kind).fulfill({ json: { data } })
const abort =
  (kind: string) =>
  async ({ heldCall }: TestContext): Promise<void> =>
    heldCall(kind).abort()

const tunde = {
  id: 'USR-7',
  name: 'Tunde Bakare',
  email: ambassadorEmail,
  phoneNumber: '+2348045500001',
  referralCode: '8045500001',
  referredUsers: 60,
}
const profileOf = (marketer: object | null) => ({ getMarketer: { marketer, error: null } })

/** The marketer of the page has no code and no phone number to make one of. */
const takeCode = async (page: Page): Promise<void> => {
  await page.route(/\/graphql$/, (route) => {
    const isProfile = asksFor('getMarketer')(route.request())
    return isProfile
      ? route.fulfill({ json: { data: profileOf({ ...tunde, phoneNumber: null, referralCode: null }) } })
      : route.fallback()
  })
}

const tell =
  (isTold: boolean) =>
  ({ page }: TestContext): Promise<void> =>
    page.evaluate((told) => (told ? sessionStorage.removeItem('marketerToldToken') : undefined), isTold)

const profileArrives =
  (isFirst: boolean) =>
  async (hands: TestContext): Promise<void> => {
    await tell(isFirst)(hands)
    await answer('profile', profileOf(tunde))(hands)
  }

const readings = {
  kind: 'profile',
  outcomes: {
    'the profile arrives': profileArrives(true),
    'the profile arrives again': profileArrives(false),
    'the server knows no such marketer': answer('profile', profileOf(null)),
    'the call fails': abort('profile'),
  },
}

const press =
  (name: string) =>
  async ({ page }: TestContext): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click()
const cannotThrow = 'it is a chart of its own, and nothing outside can make it throw'

export const ambassadorDashboardPageObject = pageObject({
  machine: ambassadorDashboardMachine,
  actorId: 'ambassadorDashboard',
  requestKinds: { profile: asksFor('getMarketer') },
  open: openDashboard,
  steps: { 'refresh.requested': press('Refresh'), 'retry.requested': press('Retry') },
  calls: { loadProfile: readings, refreshProfile: readings },
  impossible: Object.fromEntries(
    ['refereeList', 'copy', 'shareKit'].map((id) => [`outcome ${id}: the call fails`, cannotThrow]),
  ),
  isPossible: (input, { snapshot }) =>
    !(input.type === 'outcome' && input.case === 'the profile arrives again' && snapshot?.matches('loading') === true),
})

const two = [
  { id: 'USR-1', name: 'Ada Obi', email: 'ada@example.com', userStatus: 'ACTIVE', totalItemsCount: 2 },
  { id: 'USR-2', name: 'Bee Eze', email: 'bee@example.com', userStatus: 'ACTIVE', totalItemsCount: 0 },
]

export const refereeListPageObject = pageObject({
  machine: refereeListMachine,
  actorId: 'refereeList',
  requestKinds: { referees: asksFor('listReferredUsers') },
  open: async (hands, { start }) => {
    if ((start.input as RefereeListInput).code === null) await takeCode(hands.page)
    await openDashboard(hands)
  },
  steps: {
    'term.changed': async ({ page }, { term }) =>
      page.getByRole('searchbox', { name: 'Search your referees' }).fill(term),
    'refresh.requested': async ({ page }) => {
      await page.clock.fastForward(1_000)
      await page.getByRole('button', { name: 'Refresh' }).click()
    },
    'retry.requested': press('Retry'),
    'download.requested': press('Download as CSV'),
  },
  calls: {
    listReferees: {
      kind: 'referees',
      outcomes: {
        'they arrive': answer('referees', { listReferredUsers: { users: two, lastEvaluatedKey: null, error: null } }),
        'the call fails': abort('referees'),
      },
    },
  },
})

/** The clipboard, the share menu and the print dialog answer when a step says so. */
const holdDevice = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const held = (name: string) => () =>
      new Promise((resolve, reject) =>
        Object.assign(window, { [`${name}Done`]: resolve, [`${name}Failed`]: () => reject(new Error('denied')) }),
      )
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: held('copy') } })
    window.print = () => Object.assign(window, { printDone: () => dispatchEvent(new Event('afterprint')) })
  })
}

/** The device has a share menu, which answers when a step says so. */
const giveSheet = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const share = () =>
      new Promise((resolve, reject) =>
        Object.assign(window, { sheetDone: resolve, sheetFailed: () => reject(new Error('denied')) }),
      )
    Object.defineProperty(navigator, 'share', { value: share })
  })
}

const end =
  (name: string) =>
  async ({ page }: TestContext): Promise<void> => {
    await page.waitForFunction((key) => key in window, name)
    await page.evaluate((key) => {
      ;(window as never as Record<string, () => void>)[key]?.()
      Reflect.deleteProperty(window, key)
    }, name)
  }

export const copyPageObject = pageObject({
  machine: copyMachine,
  actorId: 'copy',
  open: async (hands) => {
    await holdDevice(hands.page)
    await openDashboard(hands)
  },
  steps: {
    'copy.requested': async ({ page }, { what }) =>
      page
        .getByRole('button', { name: /^(Copy|Copied)/ })
        .nth(what === 'link' ? 0 : 1)
        .click(),
  },
  calls: {
    copyText: { outcomes: { 'the text is on the clipboard': end('copyDone'), 'the call fails': end('copyFailed') } },
  },
})

const lacksSheet = ({ input }: ScriptStep): boolean =>
  input.type === 'outcome' && input.invoke === 'lookForSheet' && input.case === 'there is none'
const atOnce = async (): Promise<void> => undefined

export const shareKitPageObject = pageObject({
  machine: shareKitMachine,
  actorId: 'shareKit',
  open: async (hands, { start, setup, steps }) => {
    await holdDevice(hands.page)
    if (![...setup, ...steps].some(lacksSheet)) await giveSheet(hands.page)
    if ((start.input as ShareKitInput).invitation === null) await takeCode(hands.page)
    await openDashboard(hands)
  },
  steps: {
    'share.requested': press('More ways'),
    'poster.requested': press('QR code and poster'),
    'dialog.dismissed': press('Close'),
    'posterDownload.requested': press('Save poster'),
    'print.requested': press('Print poster'),
    'qrDownload.requested': press('Save QR code'),
  },
  calls: {
    lookForSheet: { endsImmediately: true, outcomes: { 'there is one': atOnce, 'there is none': atOnce } },
    openSheet: { outcomes: { 'it is closed': end('sheetDone'), 'the call fails': end('sheetFailed') } },
    drawPictures: { endsImmediately: true, outcomes: { 'they are drawn': atOnce } },
    printPoster: { outcomes: { 'the dialog is closed': end('printDone') } },
  },
  impossible: {
    'outcome lookForSheet: the call fails': 'a look at what the browser has never fails',
    'outcome drawPictures: the call fails':
      'files of the site are not held here; a journey shows a poster whose code does not arrive',
    'outcome printPoster: the call fails': 'a browser that does not print says nothing',
  },
  /** What ends at once leaves no time for anything else. */
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event' || !snapshot?.matches('offering')) return true
    return (
      !snapshot.matches({ offering: { sheet: 'looking' } }) && !snapshot.matches({ offering: { poster: 'drawing' } })
    )
  },
})
