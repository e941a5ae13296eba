import type { Request } from '@playwright/test'
import type { InputFrom } from 'xstate'
import { initialDetailsOf, type MarketerDetails } from '#domain/people/marketerForms.ts'
import { marketerSchema } from '#domain/people/marketers.ts'
import { marketerFormMachine } from '#machines/marketers/marketerForm.machine.ts'
import type { MarketerFormInput } from '#machines/marketers/marketerForm.setup.ts'
import { marketerSave } from '#machines/marketers/marketerSave.ts'
import { leavePage } from '#tests/paths/browser/session/leavePage.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { answerCall, answerOf, callsOperation, failCall } from '#tests/paths/browser/pageObjects/listSteps.ts'
import {
  ada,
  bee,
  chooseAction,
  fillFields,
  hasLimit,
  isNewMarketerForm,
  openList,
  pressEscape,
  submitForm,
} from '#tests/paths/browser/pageObjects/marketers/support.ts'

const validDetails: MarketerDetails = { name: 'Ada Eze', email: ada.email, phone: '08031234567' }

const isCreate = callsOperation('createMarketer')
const isRead = callsOperation('getMarketer')
const requestKinds = {
  save: (request: Request) => isCreate(request) || callsOperation('updateMarketer')(request),
  read: (request: Request) =>
    isRead(request) || (callsOperation('listAllMarketers')(request) && hasLimit(1_000)(request)),
}

/** Answers the save, whether it creates or updates a marketer. */
const answerSave =
  (result: object) =>
  async ({ heldCall }: TestContext): Promise<void> => {
    const call = heldCall('save')
    await call.fulfill(answerOf(isCreate(call.request()) ? 'createMarketer' : 'updateMarketer', result))
  }

/** Answers the reading of the marketer: by its id, or in the list of all marketers. */
const answerRead =
  (marketer: object | null) =>
  async ({ heldCall }: TestContext): Promise<void> => {
    const call = heldCall('read')
    const response = isRead(call.request())
      ? answerOf('getMarketer', { marketer })
      : answerOf('listAllMarketers', { users: marketer ? [marketer] : [], lastEvaluatedKey: null })
    await call.fulfill(response)
  }

const rejectRead = (error: string) => answerCall('read', 'getMarketer', { error, marketer: null })

/** An existing marketer is read before the save. */
const startSave = async (context: TestContext, current: object = ada): Promise<void> => {
  if (await isNewMarketerForm(context.page)) return
  await context.waitForCall('read')
  await answerRead(current)(context)
}

/** The save is not confirmed, and then the server sends this marketer. */
const unconfirmedSave =
  (result: object, marketer: object | null) =>
  async (context: TestContext): Promise<void> => {
    await startSave(context)
    await context.waitForCall('save')
    await answerSave(result)(context)
    await context.waitForCall('read')
    await answerRead(marketer)(context)
  }

const rejectSave = (error: string) => unconfirmedSave({ error, marketer: null }, ada)

const fillDetails = async ({ page }: TestContext, { name, email, phone }: MarketerDetails): Promise<void> =>
  fillFields(page, {
    'Full name': name,
    ...((await isNewMarketerForm(page)) && { Email: email }),
    'Phone number': phone,
  })

interface FormFacts {
  readonly marketer: object | null
  readonly problem: object | null
  readonly leaveRequest: object | null
}

export const marketerFormPageObject = pageObject({
  machine: marketerFormMachine,
  actorId: 'marketerForm',
  requestKinds,
  open: async (context, { start }) => {
    await openList(context, requestKinds)
    const { marketer } = start.input as MarketerFormInput
    if (marketer === null) await context.page.getByRole('button', { name: 'New Marketer' }).click()
    else await chooseAction(context.page, 'Edit')
  },
  steps: {
    'changes.made': (context) => fillDetails(context, validDetails),
    'changes.undone': async (context) =>
      fillDetails(
        context,
        initialDetailsOf((await isNewMarketerForm(context.page)) ? null : marketerSchema.parse(ada)),
      ),
    'validation.failed': async ({ page }) => {
      if (await isNewMarketerForm(page)) return submitForm(page)
      await fillFields(page, { 'Full name': '' })
      await submitForm(page)
      await page.getByText('Name is required').waitFor()
      await fillFields(page, { 'Full name': 'Ada Eze' })
    },
    'conflicts.resolved': async ({ page }, { choices }) => {
      if (choices['name'] === 'theirs') await page.getByRole('radio').last().check()
      await submitForm(page)
    },
    'dialog.dismissed': async (context) => {
      const keepButton = context.page.getByRole('button', { name: /^Keep/ })
      await ((await keepButton.isVisible()) ? keepButton.click() : pressEscape(context))
    },
    'leave.requested': leavePage,
  },
  calls: {
    marketerSave: {
      outcomes: {
        'the marketer is saved': async (context) => {
          await startSave(context)
          await context.waitForCall('save')
          await answerSave({ marketer: isCreate(context.heldCall('save').request()) ? bee : ada })(context)
        },
        'somebody else changed the name': (context) => startSave(context, { ...ada, name: 'Ada Musa' }),
        'the answer is lost, but the marketer is saved': unconfirmedSave(
          { error: 'Malformed', marketer: null },
          { ...ada, name: validDetails.name, phoneNumber: '+2348031234567' },
        ),
        'the phone number is taken': rejectSave('Phone Number already exists'),
        'the email is taken': rejectSave('User already exists'),
        'the server sends no marketer': unconfirmedSave({ marketer: null }, ada),
      },
    },
  },
  isPossible: (input, { snapshot }) => {
    if (input.type === 'outcome' && input.case === 'somebody else changed the name')
      return (snapshot?.context as FormFacts | undefined)?.marketer != null
    if (input.type !== 'event' || !snapshot) return true
    const { marketer, problem, leaveRequest } = snapshot.context as FormFacts
    const hasEntries = snapshot.matches({ open: { entries: 'unsaved' } } as never)
    const isEditing = snapshot.matches({ open: { dialog: 'editing' } } as never)
    switch (input.event) {
      case 'changes.made':
        return isEditing && !hasEntries
      case 'changes.undone':
        return isEditing && hasEntries
      case 'details.submitted':
        return isEditing && hasEntries
      case 'validation.failed':
        return isEditing && (marketer === null ? !hasEntries : hasEntries && problem === null)
      case 'leave.requested':
        return hasEntries
      case 'leave.confirmed':
        // The chart stops when the page is left.
        return leaveRequest === null
      default:
        return true
    }
  },
})

export const savePageObject = pageObject({
  machine: marketerSave,
  actorId: 'marketerSave',
  requestKinds,
  open: async (context, { start }) => {
    const { base, values } = start.input as InputFrom<typeof marketerSave>
    await openList(context, requestKinds)
    if (base === null) await context.page.getByRole('button', { name: 'New Marketer' }).click()
    else await chooseAction(context.page, 'Edit')
    await context.page.getByRole('dialog').waitFor()
    await fillDetails(context, values)
    await submitForm(context.page)
  },
  steps: {},
  calls: {
    send: {
      kind: 'save',
      outcomes: {
        'the marketer is saved': answerSave({ marketer: { ...bee, referredUsers: 9 } }),
        'the answer is empty': answerSave({ marketer: null }),
        'the phone number is taken': answerSave({ error: 'Phone Number already exists', marketer: null }),
      },
    },
    readBefore: {
      kind: 'read',
      outcomes: {
        'nobody else changed the marketer': answerRead(ada),
        'somebody else changed the phone number': answerRead({ ...ada, phoneNumber: '+2348035555555' }),
        'somebody else changed the name': answerRead({ ...ada, name: 'Ada Musa' }),
        'the answer is empty': answerRead(null),
        'the marketer does not exist': rejectRead('User does not exist'),
        'the call fails': failCall('read'),
      },
    },
    readAfter: {
      kind: 'read',
      outcomes: {
        'the new marketer is listed': answerRead(bee),
        'the new name is saved': answerRead({ ...ada, name: 'Ada Eze', phoneNumber: '+2348031234567' }),
        'the marketer has the old details': answerRead(ada),
        'the marketer is not listed': answerRead(null),
        'the call fails': failCall('read'),
      },
    },
  },
})
