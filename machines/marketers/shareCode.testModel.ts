import { byItself, openAsAdmin, withNewData } from '#machines/handTest.ts'
import { ada, withoutCode } from '#machines/marketers/marketers.testData.ts'
import { shareCodeMachine } from '#machines/marketers/shareCode.machine.ts'
import { defineTestModel, fails, noPayload } from '#machines/testModel.ts'

const invitation = { product: 'Rewoven', code: 'ADA-1', link: 'https://www.rewoven.com/referral/ADA-1' }

export const shareCodeTestModel = defineTestModel({
  id: 'marketers/shareCode',
  machine: shareCodeMachine,
  inputs: [
    { name: 'the row has a code', input: { marketer: ada, isNew: false } },
    { name: 'the row has no code', input: { marketer: withoutCode, isNew: false } },
  ],
  states: {
    'open.fetchingCode': { given: 'the code being loaded', seen: 'the dialog shows that the code is loading' },
    'open.creatingInvitation': { given: 'the link being made', seen: 'the page does not change' },
    'open.ready': {
      given: 'the code and the link shown',
      seen: 'the dialog shows the code and the link',
      visible: [
        { role: 'button', name: 'Copy code' },
        { role: 'link', name: 'WhatsApp' },
        { role: 'link', name: 'Email' },
      ],
    },
    'open.withoutCode': {
      given: 'a marketer without a code',
      seen: "the dialog says that there is no code yet and offers 'Check again'",
      visible: [{ role: 'button', name: 'Check again' }],
    },
    'open.failed': {
      given: 'a code that could not be loaded',
      seen: "the dialog says so and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
    closed: { given: 'the dialog closed', seen: 'the dialog is closed' },
  },
  events: {
    'retry.requested': { when: "the person presses 'Check again' or 'Retry'", cases: noPayload },
    'dialog.dismissed': { when: "the person presses 'Done' or closes the dialog", cases: noPayload },
  },
  calls: {
    fetchReferralCode: {
      name: 'loading the referral code',
      outcomes: [
        { name: 'the code is found', output: ada.referralCode },
        { name: 'there is no code', output: 'N/A' },
        { name: 'there is no such marketer', output: null },
        fails,
      ],
    },
    createInvitation: {
      name: 'making the referral link',
      outcomes: [{ name: 'the link is made', output: invitation }, fails],
    },
    copy: { name: 'the copy buttons', outcomes: [fails] },
  },
  facts: { hasCode: () => null, hasInvitation: () => null, hasProblem: () => null },
  keyOf: ({ context }) => ({
    hasCode: context.code !== 'N/A' && context.code !== '',
    hasInvitation: context.invitation !== null,
    hasProblem: context.problem !== null,
  }),
  hand: {
    starts: {
      'the row has a code': withNewData(
        openAsAdmin(
          '/admin/marketers?q=Tunde+Bakare',
          "press 'Actions for Tunde Bakare'",
          "press 'Send code' in the menu",
        ),
      ),
    },
    inputs: {
      'outcome createInvitation: the link is made': byItself,
      'event dialog.dismissed': { action: "press 'Done'" },
    },
  },
})
