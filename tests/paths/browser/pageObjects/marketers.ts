import type { Page, Request } from '@playwright/test'
import { addMarketerMachine } from '#machines/marketers/addMarketer.machine.ts'
import { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { editMarketerMachine } from '#machines/marketers/editMarketer.machine.ts'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { storeTokens } from '#tests/paths/browser/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

const asks =
  (operation: string) =>
  (request: Request): boolean =>
    (request.postData() ?? '').includes(`${operation}(`)
const isLimited =
  (limit: number) =>
  (request: Request): boolean =>
    (request.postData() ?? '').includes(`"limit":${limit}`)

const marketerOf = (number: number, given: object = {}) => ({
  id: `USR-${number}`,
  name: 'Ada Obi',
  email: `ada${number}@example.com`,
  phoneNumber: `+23480311111${10 + number}`,
  referralCode: `80311111${10 + number}`,
  referredUsers: 3,
  createdAt: `2026-01-01T00:00:00.${String(999 - number)}Z`,
  ...given,
})

const ada = marketerOf(1)
const bee = marketerOf(2, { name: 'Bee Eze' })

const answerOf = (operation: string, result: object) => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify({ data: { [operation]: { error: null, ...result } } }),
})

const give =
  (kind: string, operation: string, result: object) =>
  async ({ heldCall }: TestContext): Promise<void> =>
    heldCall(kind).fulfill(answerOf(operation, result))
const fail =
  (kind: string) =>
  async ({ heldCall }: TestContext): Promise<void> =>
    heldCall(kind).fulfill({ status: 500, body: 'broken' })

type Kinds = Readonly<Record<string, (request: Request) => boolean>>

/** What is answered where the chart of a stage does not hold it. */
const answers = [
  ['listAllMarketers', { users: [ada, bee], lastEvaluatedKey: null }],
  ['listReferredUsers', { users: [], lastEvaluatedKey: null }],
  ['getMarketer', { marketer: ada }],
  ['createMarketer', { marketer: bee }],
  ['updateMarketer', { marketer: ada }],
  ['deleteMarketer', { status: 200 }],
] as const

const open = async (hands: TestContext, held: Kinds, address = '/admin/marketers'): Promise<void> => {
  await hands.page.route(/\/graphql$/, async (route) => {
    const isHeld = Object.values(held).some((isKind) => isKind(route.request()))
    const answer = answers.find(([operation]) => asks(operation)(route.request()))
    return answer && !isHeld ? route.fulfill(answerOf(answer[0], answer[1])) : route.fallback()
  })
  await storeTokens(hands, adminEmail)
  await hands.page.goto(address)
}

const openList = async (hands: TestContext, held: Kinds = {}): Promise<void> => {
  await open(hands, held)
  await hands.page.getByRole('table', { name: 'Marketers' }).waitFor()
}

/** From the panel where it is open, or else from the menu of a row. */
const choose = async (page: Page, deed: 'Edit' | 'Delete', row: 'first' | 'last' = 'first'): Promise<void> => {
  const panel = page.getByRole('dialog', { name: 'Ada Obi' })
  if (await panel.isVisible()) return panel.getByRole('button', { name: deed }).click()
  const menus = page.getByRole('button', { name: /^Actions for/ })
  await (row === 'first' ? menus.first() : menus.last()).click()
  await page.getByRole('menuitem', { name: deed }).click()
}

const show = async (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
  }, address)

const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(fields)) await page.getByRole('dialog').getByLabel(label).fill(text)
}

const submit = async (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name }).click()
const typeName = async (page: Page, name: string): Promise<void> =>
  page.getByRole('alertdialog').getByLabel('Name of the marketer').fill(name)
const confirm = async (page: Page): Promise<void> =>
  page.getByRole('alertdialog').getByLabel('Name of the marketer').press('Enter')
const dismiss = async ({ page }: TestContext): Promise<void> => page.keyboard.press('Escape')
const keep = async ({ page }: TestContext): Promise<void> => page.getByRole('button', { name: /^Keep/ }).click()
const abandon = async ({ page }: TestContext): Promise<void> =>
  page.getByRole('button', { name: /^(Discard|Close anyway)$/ }).click()

/** The page under a dialog cannot be pressed, but an address can be asked for all the same, as by Back. */
const askForUsers = async ({ page }: TestContext): Promise<void> =>
  page.getByRole('link', { name: 'Users', exact: true, includeHidden: true }).dispatchEvent('click')

const details = { 'Full name': 'Ada Obi', Email: 'ada@example.com', 'Phone number': '08031234567' }
const noDetails = { 'Full name': '', Email: '', 'Phone number': '' }

const ofItsOwn = 'it is a chart of its own, and nothing outside can make it throw'
const formRefuses = 'the form refuses it before the chart hears of it'

interface PageFacts {
  readonly view: { readonly openRowId: string | null }
  readonly shown: string | null
}

/** Whoever is deleted is the last of the list, so that the marketer of the panel stays. */
export const marketersPageObject = pageObject<typeof marketersMachine, 'form.closed'>({
  machine: marketersMachine,
  actorId: 'marketers',
  open: (hands) => openList(hands),
  steps: {
    'add.requested': async ({ page }) => page.getByRole('button', { name: 'New Marketer' }).click(),
    'edit.requested': async ({ page }) => choose(page, 'Edit', 'last'),
    'delete.requested': async ({ page }) => choose(page, 'Delete', 'last'),
    'view.changed': async ({ page }, { view }) =>
      show(page, view.openRowId === null ? '/admin/marketers' : `/admin/marketers?open=${view.openRowId}`),
  },
  calls: {
    page: { outcomes: {} },
    leaderboard: { outcomes: {} },
    sidePanel: { outcomes: {} },
    addMarketer: {
      outcomes: {
        'a marketer was created': async ({ page }) => {
          await fill(page, details)
          await submit(page, 'Add marketer')
        },
        'nobody was created': dismiss,
      },
    },
    editMarketer: {
      outcomes: {
        'the marketer was changed': async ({ page }) => submit(page, 'Save changes'),
        'nothing was changed': dismiss,
      },
    },
    deleteMarketer: {
      outcomes: {
        'the marketer was deleted': async ({ page }) => {
          await typeName(page, (await page.getByRole('alertdialog').locator('strong').textContent()) ?? '')
          await confirm(page)
          await page.clock.fastForward(500)
        },
        'nobody was deleted': dismiss,
      },
    },
  },
  impossible: Object.fromEntries(
    ['page', 'leaderboard', 'sidePanel', 'addMarketer', 'editMarketer', 'deleteMarketer'].map((id) => [
      `outcome ${id}: the call fails`,
      ofItsOwn,
    ]),
  ),
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event' || !snapshot) return true
    const { view, shown } = snapshot.context as PageFacts
    const isBare = snapshot.matches({ showing: { over: 'nothing' } } as never)
    const isPanel = snapshot.matches({ showing: { over: 'panel' } } as never)
    // The second after a form stands still here, and with it what is drawn late.
    if (snapshot.matches({ showing: { freshness: 'waiting' } } as never)) return false
    if (input.event === 'add.requested') return isBare
    if (input.event !== 'view.changed') return isBare || (isPanel && shown === 'USR-1')
    return (
      (isBare || isPanel) && (input.payload as { view: { openRowId: string | null } }).view.openRowId !== view.openRowId
    )
  },
})

const create = { create: asks('createMarketer') }
const refusedWith = (kind: string, operation: string, error: string) => give(kind, operation, { error, marketer: null })

interface FormFacts {
  readonly typed: Readonly<Record<string, string>>
  readonly problem: object | null
  readonly wanted: string | null
}

export const addMarketerPageObject = pageObject({
  machine: addMarketerMachine,
  actorId: 'addMarketer',
  requestKinds: create,
  open: async (hands) => {
    await openList(hands, create)
    await hands.page.getByRole('button', { name: 'New Marketer' }).click()
  },
  steps: {
    'details.changed': async ({ page }, { typed }) => fill(page, typed.name === '' ? noDetails : details),
    'details.submitted': async ({ page }) => submit(page, 'Add marketer'),
    'validation.failed': async ({ page }) => submit(page, 'Add marketer'),
    'dialog.dismissed': dismiss,
    'dialog.kept': keep,
    'dialog.abandoned': abandon,
    'leave.requested': askForUsers,
  },
  calls: {
    createMarketer: {
      kind: 'create',
      outcomes: {
        'the marketer is created': give('create', 'createMarketer', { marketer: bee }),
        'nothing comes back': give('create', 'createMarketer', { marketer: null }),
        'the phone number is taken': refusedWith('create', 'createMarketer', 'Phone Number already exists'),
        'the email is taken': refusedWith('create', 'createMarketer', 'User already exists'),
        'the call fails': fail('create'),
      },
    },
  },
  impossible: { 'event details.submitted: a phone number that is too short': formRefuses },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event' || !snapshot) return true
    const { typed, wanted } = snapshot.context as FormFacts
    const isTyped = typed['name'] !== ''
    const isEditing = snapshot.matches('editing' as never)
    if (input.event === 'details.changed')
      return isEditing && ((input.payload as { typed: { name: string } }).typed.name === '') === isTyped
    if (input.event === 'details.submitted') return isEditing && isTyped
    if (input.event === 'leave.requested') return isTyped
    // Who leaves for another page leaves the chart behind.
    if (input.event === 'dialog.abandoned') return wanted === null
    return input.event !== 'validation.failed' || (isEditing && !isTyped)
  },
})

const update = { update: asks('updateMarketer') }

export const editMarketerPageObject = pageObject({
  machine: editMarketerMachine,
  actorId: 'editMarketer',
  requestKinds: update,
  open: async (hands) => {
    await openList(hands, update)
    await choose(hands.page, 'Edit')
  },
  steps: {
    'details.changed': async ({ page }, { typed }) => fill(page, { 'Full name': typed.name }),
    'details.submitted': async ({ page }) => submit(page, 'Save changes'),
    'validation.failed': async ({ page }) => {
      await fill(page, { 'Full name': '' })
      await submit(page, 'Save changes')
      await page.getByText('Name is required').waitFor()
      await fill(page, { 'Full name': 'Ada Eze' })
    },
    'dialog.dismissed': dismiss,
    'dialog.kept': keep,
    'dialog.abandoned': abandon,
    'leave.requested': askForUsers,
  },
  calls: {
    updateMarketer: {
      kind: 'update',
      outcomes: {
        'the changes are saved': give('update', 'updateMarketer', { marketer: ada }),
        'the phone number is taken': refusedWith('update', 'updateMarketer', 'Phone Number already exists'),
        'the marketer does not exist': refusedWith('update', 'updateMarketer', 'User does not exist'),
        'the call fails': fail('update'),
      },
    },
  },
  impossible: { 'event details.submitted: no name': formRefuses },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event' || !snapshot) return true
    const { typed, problem, wanted } = snapshot.context as FormFacts
    const isTyped = typed['name'] === 'Ada Eze'
    const isEditing = snapshot.matches('editing' as never)
    if (input.event === 'details.changed')
      return isEditing && ((input.payload as { typed: { name: string } }).typed.name === 'Ada Obi') === isTyped
    if (input.event === 'details.submitted') return isEditing && isTyped
    if (input.event === 'leave.requested') return isTyped
    // Who leaves for another page leaves the chart behind.
    if (input.event === 'dialog.abandoned') return wanted === null
    return input.event !== 'validation.failed' || (isEditing && isTyped && problem === null)
  },
})

const remove = { remove: asks('deleteMarketer') }

export const deleteMarketerPageObject = pageObject({
  machine: deleteMarketerMachine,
  actorId: 'deleteMarketer',
  requestKinds: remove,
  open: async (hands) => {
    await openList(hands, remove)
    await choose(hands.page, 'Delete')
  },
  steps: {
    'confirmation.changed': async ({ page }, { typed }) => typeName(page, typed),
    'delete.confirmed': async ({ page }) => confirm(page),
    'dialog.dismissed': dismiss,
  },
  calls: {
    deleteMarketer: {
      kind: 'remove',
      outcomes: {
        'the marketer is deleted': give('remove', 'deleteMarketer', { status: 200 }),
        'the marketer does not exist': give('remove', 'deleteMarketer', { status: 404, error: 'User does not exist' }),
        'the call fails': fail('remove'),
      },
    },
  },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event' || !snapshot) return true
    return (
      snapshot.matches('typing' as never) &&
      (input.event !== 'confirmation.changed' ||
        (input.payload as { typed: string }).typed !== (snapshot.context as { typed: string }).typed)
    )
  },
})

const panel = { code: asks('getMarketer'), referees: asks('listReferredUsers') }
const referee = (number: number) => ({
  id: `USR-${number}`,
  name: 'Chi Ade',
  email: 'chi@example.com',
  totalItemsCount: number,
})
const cursor = { id: 'USR-11', item: '11' }

export const sidePanelPageObject = pageObject({
  machine: sidePanelMachine,
  actorId: 'sidePanel',
  requestKinds: panel,
  open: (hands) => open(hands, panel, '/admin/marketers?open=USR-1'),
  steps: {
    'more.requested': async ({ page }) => page.getByRole('button', { name: 'Load more' }).click(),
    'retry.requested': async ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click(),
  },
  calls: {
    readCode: {
      kind: 'code',
      outcomes: {
        'the code is known': give('code', 'getMarketer', { marketer: ada }),
        'there is no code': give('code', 'getMarketer', { marketer: { id: 'USR-1', name: 'Ada Obi' } }),
        'there is no such marketer': give('code', 'getMarketer', { marketer: null }),
        'the call fails': fail('code'),
      },
    },
    fetchReferees: {
      kind: 'referees',
      outcomes: {
        'a batch comes, and there are more': give('referees', 'listReferredUsers', {
          users: [referee(11)],
          lastEvaluatedKey: cursor,
        }),
        'the last batch comes': give('referees', 'listReferredUsers', { users: [referee(12)], lastEvaluatedKey: null }),
        'nobody comes': give('referees', 'listReferredUsers', { users: [], lastEvaluatedKey: null }),
        'the call fails': fail('referees'),
      },
    },
  },
  // By then the list has come and tells the code, so that nobody is asked for it.
  isPossible: (input, { snapshot }) =>
    !(
      input.type === 'event' &&
      input.event === 'retry.requested' &&
      (snapshot?.context as { code: string | null } | undefined)?.code === null
    ),
})

const board = {
  marketers: (request: Request) => asks('listAllMarketers')(request) && isLimited(1_000)(request),
  tally: (request: Request) => asks('listReferredUsers')(request) && isLimited(10_000)(request),
}

export const leaderboardPageObject = pageObject({
  machine: leaderboardMachine,
  actorId: 'leaderboard',
  requestKinds: board,
  open: async (hands) => {
    await open(hands, board, '/admin/marketers?tab=leaderboard')
  },
  steps: {
    'load.requested': async ({ page }) =>
      page.getByRole('button', { name: /^(Make the leaderboard|Refresh)$/ }).click(),
    'load.cancelled': async ({ page }) => page.getByRole('button', { name: 'Stop' }).click(),
    'retry.requested': async ({ page }) => page.getByRole('main').getByRole('button', { name: 'Retry' }).click(),
    'order.chosen': async ({ page }, { order }) =>
      page.getByRole('button', { name: order === 'items' ? 'Items listed' : 'Users Referred' }).click(),
    'download.requested': async ({ page }) => page.getByRole('button', { name: 'Export' }).click(),
  },
  calls: {
    fetchBatch: {
      kind: 'marketers',
      outcomes: {
        'a batch comes, and there are more': give('marketers', 'listAllMarketers', {
          users: [ada],
          lastEvaluatedKey: cursor,
        }),
        'the last batch comes': give('marketers', 'listAllMarketers', {
          users: [marketerOf(2, { name: 'Bee Eze', referredUsers: 0 })],
          lastEvaluatedKey: null,
        }),
        'the call fails': fail('marketers'),
      },
    },
    tallyReferees: {
      kind: 'tally',
      outcomes: {
        'the referees are counted': give('tally', 'listReferredUsers', {
          users: [referee(1), referee(0)].map(({ id, totalItemsCount }) => ({ id, totalItemsCount })),
          lastEvaluatedKey: null,
        }),
        'the call fails': fail('tally'),
      },
    },
  },
})
