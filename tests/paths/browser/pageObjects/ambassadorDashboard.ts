import type { Page, Request } from '@playwright/test'
import { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { followUpMachine } from '#machines/ambassador/followUp.machine.ts'
import { formatRefereeFilter, type RefereeFilter } from '#domain/people/refereeFilter.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import type { RefereeListInput } from '#machines/ambassador/refereeList.setup.ts'
import { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import type { ShareKitInput } from '#machines/ambassador/shareKit.setup.ts'
import { storeInLocalStorage, storeTokens } from '#tests/paths/browser/identity.ts'
import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { ambassadorEmail } from '#tests/support/stack.ts'
import type { ScriptStep } from '#charts/paths/scripts/testScripts.ts'

const requests =
  (operation: string) =>
  (request: Request): boolean =>
    request.url().endsWith('/graphql') && (request.postData() ?? '').includes(operation)

const openDashboard = async (context: TestContext): Promise<void> => {
  await storeTokens(context, ambassadorEmail, 'marketer.')
  await storeInLocalStorage(context, { marketerEmail: ambassadorEmail })
  await context.page.goto('/amb')
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

/** Answers with a marketer who has neither a code nor a phone number. */
const removeCode = async (page: Page): Promise<void> => {
  await page.route(/\/graphql$/, (route) => {
    const isProfile = requests('getMarketer')(route.request())
    return isProfile
      ? route.fulfill({ json: { data: profileOf({ ...tunde, phoneNumber: null, referralCode: null }) } })
      : route.fallback()
  })
}

const profileArrives =
  (isFirstForToken: boolean) =>
  async (context: TestContext): Promise<void> => {
    if (isFirstForToken) await context.page.evaluate(() => sessionStorage.removeItem('marketerLoadedToken'))
    await answer('profile', profileOf(tunde))(context)
  }

const profileCall = {
  kind: 'profile',
  outcomes: {
    'the profile arrives': profileArrives(true),
    'the profile arrives again': profileArrives(false),
    'the server does not know the marketer': answer('profile', profileOf(null)),
    'the call fails': abort('profile'),
  },
}

const press =
  (name: string) =>
  async ({ page }: TestContext): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click()
const changeFilter = (context: TestContext, { filter }: { filter: RefereeFilter }): Promise<void> =>
  changeUrl(context, `/amb${formatRefereeFilter(filter)}`, null)

const cannotFail = 'a child chart cannot fail from outside'

interface FilterFacts {
  readonly filter: RefereeFilter
}

export const ambassadorDashboardPageObject = pageObject({
  machine: ambassadorDashboardMachine,
  actorId: 'ambassadorDashboard',
  requestKinds: { profile: requests('getMarketer') },
  open: openDashboard,
  steps: {
    'refresh.requested': press('Refresh'),
    'retry.requested': press('Retry'),
    'filter.changed': changeFilter,
  },
  calls: { loadProfile: profileCall, refreshProfile: profileCall },
  impossible: Object.fromEntries(
    ['refereeList', 'copy', 'shareKit', 'followUp'].map((id) => [`outcome ${id}: the call fails`, cannotFail]),
  ),
  isPossible: (input, { snapshot }) => {
    // The URL changes only to another filter.
    if (snapshot && input.type === 'event' && input.event === 'filter.changed')
      return (
        formatRefereeFilter((input.payload as never as FilterFacts).filter) !==
        formatRefereeFilter((snapshot.context as FilterFacts).filter)
      )
    return !(input.type === 'outcome' && input.case === 'the profile arrives again' && snapshot?.matches('loading'))
  },
})

const referees = [
  {
    id: 'USR-1',
    name: 'Ada Obi',
    email: 'ada@example.com',
    userStatus: 'ACTIVE',
    totalItemsCount: 2,
    createdAt: new Date().toISOString(),
  },
  {
    id: 'USR-2',
    name: 'Ada Eze',
    email: 'eze@example.com',
    userStatus: 'SUSPENDED',
    totalItemsCount: 0,
    createdAt: '2025-01-01T00:00:00Z',
  },
  {
    id: 'USR-3',
    name: 'Bee Eze',
    email: 'bee@example.com',
    userStatus: 'ACTIVE',
    totalItemsCount: 1,
    createdAt: new Date().toISOString(),
  },
]

const clockOfDevice = 'the page reads the clock of the device; a journey moves it'

export const refereeListPageObject = pageObject({
  machine: refereeListMachine,
  actorId: 'refereeList',
  requestKinds: { referees: requests('listReferredUsers') },
  open: async (context, { start }) => {
    if ((start.input as RefereeListInput).code === null) await removeCode(context.page)
    await openDashboard(context)
  },
  steps: {
    'term.changed': async ({ page }, { term }) =>
      page.getByRole('searchbox', { name: 'Search your referees' }).fill(term),
    'filter.chosen': async ({ page }, { filter }) => {
      if (filter.isSuspended) return page.getByRole('button', { name: 'Suspended' }).click()
      const pressed = page.locator('button[aria-pressed=true]')
      if (await pressed.count()) await pressed.click()
      if (filter.period === 'week') await page.getByRole('button', { name: 'Joined this week' }).click()
    },
    'filter.changed': changeFilter,
    'refresh.requested': async ({ page }) => {
      await page.clock.fastForward(1_000)
      await page.getByRole('button', { name: 'Refresh' }).click()
    },
    'retry.requested': press('Retry'),
    'tab.returned': async () => undefined,
    'download.requested': press('Download as CSV'),
  },
  calls: {
    listReferees: {
      kind: 'referees',
      outcomes: {
        'all referees arrive': answer('referees', {
          listReferredUsers: { users: referees, lastEvaluatedKey: null, error: null },
        }),
        'some referees arrive, more follow': answer('referees', {
          listReferredUsers: { users: referees, lastEvaluatedKey: { id: 'USR-2', item: '2' }, error: null },
        }),
        'the call fails': abort('referees'),
      },
    },
    subscribeToTabReturn: { outcomes: {} },
  },
  impossible: {
    'event tab.returned: with an old list': clockOfDevice,
    'event tab.returned: with a newer list': clockOfDevice,
  },
})

/** Replaces the clipboard and the print dialog. A step decides how a call ends. */
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

const endCall =
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
  open: async (context) => {
    await holdDevice(context.page)
    await openDashboard(context)
  },
  steps: {
    'copy.requested': async ({ page }, { target }) =>
      page
        .getByRole('button', { name: /^(Copy|Copied)/ })
        .nth(['link', 'code', 'message'].indexOf(target))
        .click(),
  },
  calls: {
    copyText: {
      outcomes: { 'the text is on the clipboard': endCall('copyDone'), 'the call fails': endCall('copyFailed') },
    },
  },
})

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
    return !opensLayer || (isClosed('poster') && isClosed('message'))
  },
})

const anotherTab =
  'the browser reads what it has stored when the page opens; a test of the storage writes in another tab'

export const followUpPageObject = pageObject({
  machine: followUpMachine,
  actorId: 'followUp',
  open: openDashboard,
  steps: {
    'followUp.read': async () => undefined,
    'reminder.requested': press('Remind to list an item'),
    'text.changed': async ({ page }, { text }) => page.getByRole('textbox', { name: 'Message' }).fill(text),
    'message.opened': async ({ page }) =>
      page.getByRole('list', { name: 'People to remind' }).getByRole('link').first().click(),
    'dialog.dismissed': press('Close'),
  },
  calls: { browserStorage: { outcomes: {} } },
  impossible: {
    'event followUp.read: a text and a reminder': anotherTab,
    'event reminder.requested: two referees': 'the stack has other referees; a journey reminds them',
  },
})
