import type { Request } from '@playwright/test'
import { initialDetailsOf, isDirty, type MarketerDetails } from '#domain/people/marketerForms.ts'
import { marketerFormMachine, type MarketerFormInput } from '#machines/marketers/marketerForm.machine.ts'
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

/** The details that a person types into each form. The other cases lead to the same configurations. */
const typedCases = { new: ['valid details', 'nothing'], existing: ['valid details', 'the details of the marketer'] }

interface FormFacts extends MarketerFormInput {
  readonly details: MarketerDetails
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
    'details.changed': (context, { details }) => fillDetails(context, details),
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
    const { marketer, details, problem, leaveUrl } = snapshot.context as FormFacts
    const initial = initialDetailsOf(marketer)
    const hasEntries = isDirty(details, initial)
    const isEditing = snapshot.matches('editing' as never)
    switch (input.event) {
      case 'details.changed': {
        const changed = (input.payload as { details: MarketerDetails }).details
        const isTypedCase = typedCases[marketer === null ? 'new' : 'existing'].includes(input.case)
        return isEditing && isTypedCase && isDirty(changed, initial) !== hasEntries
      }
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
