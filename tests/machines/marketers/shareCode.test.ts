import { describe, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { marketerSchema } from '#domain/people/marketers.ts'
import type { Invitation } from '#domain/people/sharing.ts'
import { shareCodeMachine } from '#machines/marketers/shareCode.machine.ts'
import { selectShareCode } from '#machines/marketers/shareCode.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const ada = marketerSchema.parse({ id: 'USR-1', name: 'Ada Obi', phoneNumber: '+2348031234567' })
const withoutCode = marketerSchema.parse({ id: 'USR-2', name: 'Bee Eze' })
const invitation: Invitation = { product: 'Rewoven', code: '8031234567', link: 'https://x.test/referral/8031234567' }

const open = (marketer = ada) => {
  const fetchReferralCode = deferredActor<string | null, { id: string }>()
  const createInvitation = deferredActor<Invitation, { code: string }>()
  const actors = {
    fetchReferralCode: fetchReferralCode.logic,
    createInvitation: createInvitation.logic,
    copy: createMachine({}) as never,
  }
  const actor = createActor(shareCodeMachine.provide({ actors }), { input: { marketer, isNew: true } }).start()
  const shown = () => {
    const { copy, marketer: _, ...rest } = selectShareCode(actor.getSnapshot())
    return { ...rest, canCopy: copy !== undefined }
  }
  return { actor, fetchReferralCode, createInvitation, shown }
}

const nothing = {
  isNew: true,
  invitation: null,
  canCopy: false,
  isBusy: false,
  isWithoutCode: false,
  problem: null,
}

describe('the dialog of a marketer with a code', () => {
  test('shows the invitation with the code of the row, and asks the server nothing', async () => {
    const { fetchReferralCode, createInvitation, shown } = open()
    expect(shown()).toEqual({ ...nothing, isBusy: true })
    await createInvitation.answer(invitation)
    expect([fetchReferralCode.inputs, createInvitation.inputs, shown()]).toEqual([
      [],
      [{ code: '8031234567' }],
      { ...nothing, invitation, canCopy: true },
    ])
  })
})

describe('the dialog of a marketer whose row has no code', () => {
  test.each([null, 'N/A', '../admin'])('says so if the server has %j, and can check again', async (code) => {
    const { actor, fetchReferralCode, createInvitation, shown } = open(withoutCode)
    await fetchReferralCode.answer(code)
    expect(shown()).toEqual({ ...nothing, isWithoutCode: true })
    actor.send({ type: 'retry.requested' })
    await fetchReferralCode.answer('8031234567')
    await createInvitation.answer(invitation)
    expect(shown()).toEqual({ ...nothing, invitation, canCopy: true })
  })
})

test('a code that no link can have is a code: the dialog shows it, and asks the server nothing', () => {
  const { fetchReferralCode, createInvitation } = open({ ...ada, referralCode: 'NAÏMA' })
  expect([createInvitation.inputs, fetchReferralCode.inputs]).toEqual([[{ code: 'NAÏMA' }], []])
})
