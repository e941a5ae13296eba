import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { deleteAccountMachine, type DeleteAccountInput } from '#machines/settings/deleteAccount.machine.ts'
import { selectDeleteAccount } from '#machines/settings/deleteAccount.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const openDialog = (input: Partial<DeleteAccountInput> = {}) => {
  const deleteAccount = deferredActor<void, DeleteAccountInput>()
  const deleteIdentity = deferredActor<void, { audience: 'admin' | 'marketer' }>()
  const clearBrowser = deferredActor<void, { audience: 'admin' | 'marketer' }>()
  const actors = {
    deleteAccount: deleteAccount.logic,
    deleteIdentity: deleteIdentity.logic,
    clearBrowser: clearBrowser.logic,
  }
  const actor = createActor(deleteAccountMachine.provide({ actors }), {
    input: { audience: 'admin', userId: 'u-1', email: 'ada@rewoven.com', ...input },
  })
  const effects = recordEffects(actor)
  actor.start()
  const confirm = (confirmation = 'DELETE') => actor.send({ type: 'delete.confirmed', confirmation })
  actor.send({ type: 'delete.requested' })
  return {
    actor,
    clearBrowser,
    confirm,
    deleteAccount,
    deleteIdentity,
    effects,
    shown: () => selectDeleteAccount(actor.getSnapshot()),
  }
}

describe('the dialog', () => {
  test.each(['', 'delete', 'DELETE ', 'DELET'])('does not accept "%s" as the confirmation word', (text) => {
    const { confirm, deleteAccount, shown } = openDialog()
    confirm(text)
    expect([shown(), deleteAccount.inputs]).toEqual([{ isOpen: true, isBusy: false, problem: null }, []])
  })

  test('shows no reason when it is opened again', async () => {
    const { actor, confirm, deleteAccount, shown } = openDialog()
    confirm()
    await deleteAccount.fail(new Error('Timeout'))
    actor.send({ type: 'dialog.dismissed' })
    expect(shown().isOpen).toBe(false)
    actor.send({ type: 'delete.requested' })
    expect(shown()).toEqual({ isOpen: true, isBusy: false, problem: null })
  })

  test.each([{ userId: '' }, { email: '' }])('sends no call if the user is unknown: %j', (input) => {
    const { confirm, deleteAccount, effects, shown } = openDialog(input)
    confirm()
    expect(shown().problem).toBe('Could not retrieve user ID or email')
    expect(effects).toEqual([{ type: 'toast', tone: 'error', text: 'Could not retrieve user ID or email' }])
    expect(deleteAccount.inputs).toEqual([])
  })
})

describe('after the confirmation', () => {
  test('a failed deletion of the account shows the reason and can be retried', async () => {
    const { actor, confirm, deleteAccount, deleteIdentity, shown } = openDialog()
    confirm()
    await deleteAccount.fail(new Error('Permission denied'))
    expect(shown()).toMatchObject({
      isOpen: true,
      isBusy: false,
      problem: "Failed to delete account. You don't have permission to perform this action.",
    })
    expect(deleteIdentity.inputs).toEqual([])
    actor.send({ type: 'confirmation.changed' })
    expect(shown().problem).toBeNull()
    confirm()
    expect(deleteAccount.inputs).toHaveLength(2)
  })
})
