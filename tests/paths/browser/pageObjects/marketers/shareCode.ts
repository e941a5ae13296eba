import { shareCodeMachine, type ShareCodeInput } from '#machines/marketers/shareCode.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { answerCall, callsOperation, failCall } from '#tests/paths/browser/pageObjects/listSteps.ts'
import { ada, chooseAction, openList, withoutCode } from '#tests/paths/browser/pageObjects/marketers/support.ts'

const requestKinds = { code: callsOperation('getMarketer') }
const answerCode = (marketer: object | null) => answerCall('code', 'getMarketer', { marketer })
const cannotFail = 'it is code of the page without a call'

export const shareCodePageObject = pageObject({
  machine: shareCodeMachine,
  actorId: 'shareCode',
  endsAtOnce: ['createInvitation'],
  requestKinds,
  open: async (context, { start }) => {
    const { referralCode } = (start.input as ShareCodeInput).marketer
    await openList(context, requestKinds, [referralCode === 'N/A' ? withoutCode : ada])
    await chooseAction(context.page, 'Send code')
  },
  steps: {
    'retry.requested': async ({ page }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Check again|Retry)$/ })
        .click(),
  },
  calls: {
    fetchReferralCode: {
      kind: 'code',
      outcomes: {
        'the code is found': answerCode(ada),
        'there is no code': answerCode(withoutCode),
        'there is no such marketer': answerCode(null),
        'the call fails': failCall('code'),
      },
    },
  },
  impossible: { 'outcome createInvitation: the call fails': cannotFail, 'outcome copy: the call fails': cannotFail },
})
