import type { Request } from '@playwright/test'
import { initialDetailsOf, type MarketerDetails } from '#domain/people/marketerForms.ts'
import { marketerSchema } from '#domain/people/marketers.ts'
import { marketerFormMachine } from '#machines/marketers/marketerForm.machine.ts'
import type { MarketerFormInput } from '#machines/marketers/marketerForm.setup.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  ada,
  bee,
  chooseAction,
  failCall,
  fillFields,
  isNewMarketerForm,
  isOperation,
  openList,
  pressEscape,
  responseOf,
  submitForm,
} from '#tests/paths/browser/pageObjects/marketers/support.ts'

const isCreate = isOperation('createMarketer')
const requestKinds = { save: (request: Request) => isCreate(request) || isOperation('updateMarketer')(request) }

/** Answers the save, whether it creates or updates a marketer. */
const answerSave =
  (result: object) =>
  async ({ heldCall }: TestContext): Promise<void> => {
    const call = heldCall('save')
    await call.fulfill(responseOf(isCreate(call.request()) ? 'createMarketer' : 'updateMarketer', result))
  }

const rejectSave = (error: string) => answerSave({ error, marketer: null })

const fillDetails = async ({ page }: TestContext, { name, email, phone }: MarketerDetails): Promise<void> =>
  fillFields(page, {
    'Full name': name,
    ...((await isNewMarketerForm(page)) && { Email: email }),
    'Phone number': phone,
  })

const validDetails: MarketerDetails = { name: 'Ada Eze', email: ada.email, phone: '08031234567' }

interface FormFacts {
  readonly marketer: object | null
  readonly problem: object | null
  readonly leaveUrl: string | null
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
    'details.submitted': ({ page }) => submitForm(page),
    'validation.failed': async ({ page }) => {
      if (await isNewMarketerForm(page)) return submitForm(page)
      await fillFields(page, { 'Full name': '' })
      await submitForm(page)
      await page.getByText('Name is required').waitFor()
      await fillFields(page, { 'Full name': 'Ada Eze' })
    },
    'dialog.dismissed': async (context) => {
      const keepButton = context.page.getByRole('button', { name: /^Keep/ })
      await ((await keepButton.isVisible()) ? keepButton.click() : pressEscape(context))
    },
    // A dialog covers the links of the page, but the Back button of a browser still works.
    'leave.requested': ({ page }) =>
      page.getByRole('link', { name: 'Users', exact: true, includeHidden: true }).dispatchEvent('click'),
    'leave.confirmed': ({ page }) => page.getByRole('button', { name: /^(Discard|Close anyway)$/ }).click(),
  },
  calls: {
    saveMarketer: {
      kind: 'save',
      outcomes: {
        'the marketer is saved': async (context) =>
          answerSave({ marketer: isCreate(context.heldCall('save').request()) ? bee : ada })(context),
        'the answer is empty': answerSave({ marketer: null }),
        'the phone number is taken': rejectSave('Phone Number already exists'),
        'the email is taken': rejectSave('User already exists'),
        'the marketer does not exist': rejectSave('User does not exist'),
        'the call fails': failCall('save'),
      },
    },
  },
  impossible: {
    'event details.submitted: a phone number that is too short': 'the form rejects it and sends validation.failed',
  },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event' || !snapshot) return true
    const { marketer, problem, leaveUrl } = snapshot.context as FormFacts
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
        // The chart stops when another page opens.
        return leaveUrl === null
      default:
        return true
    }
  },
})
