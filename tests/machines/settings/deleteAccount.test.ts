import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { deleteAccountMachine, type DeleteAccountInput } from '#machines/settings/deleteAccount.machine.ts'
import { selectDeleteAccount } from '#machines/settings/deleteAccount.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const admin: DeleteAccountInput = { audience: 'admin', userId: 'u-1', email: 'ada@rewoven.com' }

const confirmed = (confirmation: string, input: Partial<DeleteAccountInput> = {}) => {
  const deleteAccount = deferredActor<void, DeleteAccountInput>()
  const machine = deleteAccountMachine.provide({ actors: { deleteAccount: deleteAccount.logic } })
  const actor = createActor(machine, { input: { ...admin, ...input } }).start()
  actor.send({ type: 'delete.requested' })
  actor.send({ type: 'delete.confirmed', confirmation })
  return { deleteAccount, shown: selectDeleteAccount(actor.getSnapshot()) }
}

describe('the dialog', () => {
  test.each(['', 'DELETE ', 'DELET'])('does not accept "%s" as the confirmation word', (text) => {
    const { deleteAccount, shown } = confirmed(text)
    expect([shown, deleteAccount.inputs]).toEqual([{ isOpen: true, isBusy: false, problem: null }, []])
  })

  test('sends no call if the user id is unknown', () => {
    const { deleteAccount, shown } = confirmed('DELETE', { userId: '' })
    const problem = 'Could not retrieve user ID or email'
    expect([shown, deleteAccount.inputs]).toEqual([{ isOpen: true, isBusy: false, problem }, []])
  })

  test.each([
    [{ account: 'closed' }, false, false],
    [{ account: 'confirming' }, true, false],
    [{ account: 'deleting' }, true, true],
    [{ identity: 'closed' }, false, false],
    [{ identity: 'confirming' }, true, false],
    [{ identity: 'deleting' }, true, true],
    ['clearingBrowser', true, true],
  ])('in %j / is open: %s, is busy: %s', (value, isOpen, isBusy) => {
    const context = { ...admin, problem: 'Timeout' }
    const snapshot = deleteAccountMachine.resolveState({ value, context })
    expect(selectDeleteAccount(snapshot)).toEqual({ isOpen, isBusy, problem: 'Timeout' })
  })
})
