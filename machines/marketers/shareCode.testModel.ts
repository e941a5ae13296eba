import { byItself, openTunde } from '#machines/manualTest.ts'
import { press } from '#charts/gestures.ts'
import { ada, fetchReferralCode, withoutCode } from '#machines/marketers/marketers.testData.ts'
import { shareCodeMachine } from '#machines/marketers/shareCode.machine.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const invitation = { product: 'Rewoven', code: 'ADA-1', link: 'https://www.rewoven.com/referral/ADA-1' }

export const shareCodeTestModel = defineTestModel({
  id: 'marketers/shareCode',
  machine: shareCodeMachine,
  inputs: [
    { name: 'the row has a code', input: { marketer: ada, isNew: false } },
    { name: 'the row has no code', input: { marketer: withoutCode, isNew: true } },
  ],
  visible: {
    'open.ready': [
      { role: 'button', name: 'Copy code' },
      { role: 'link', name: 'WhatsApp' },
      { role: 'link', name: 'Email' },
    ],
    'open.withoutCode': [{ role: 'button', name: 'Check again' }],
    'open.failed': [{ role: 'button', name: 'Retry' }],
  },
  events: {
    'retry.requested': { when: "the person presses 'Check again' or 'Retry'", cases: noPayload },
    'dialog.dismissed': { when: "the person presses 'Done' or closes the dialog", cases: noPayload },
  },
  calls: {
    fetchReferralCode,
    createInvitation: {
      name: 'making the referral link',
      outcomes: [{ name: 'the link is made', output: invitation }, fails],
    },
    copy: { name: 'the copy buttons', outcomes: [fails] },
  },
  keyOf: ({ context }) => ({
    hasCode: context.code !== 'N/A' && context.code !== '',
    hasInvitation: context.invitation !== null,
    hasProblem: context.problem !== null,
  }),
  manual: {
    starts: { 'the row has a code': openTunde('Send code') },
    inputs: {
      'outcome createInvitation: the link is made': byItself,
      'event dialog.dismissed': { action: press('Done') },
    },
    impossible: { 'start the row has no code': 'every marketer of the local stack has a code' },
  },
})
