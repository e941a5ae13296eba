import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { deleteAccountMachine, type DeleteAccountInput } from '#machines/settings/deleteAccount.machine.ts'
import { selectDeleteAccount } from '#machines/settings/deleteAccount.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const start = (input: Partial<DeleteAccountInput> = {}) => {
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
  const emitted = recordEffects(actor)
  actor.start()
  const confirm = (word = 'DELETE') => {
    actor.send({ type: 'confirmation.changed', word })
    actor.send({ type: 'delete.confirmed' })
  }
  actor.send({ type: 'delete.requested' })
  return {
    actor,
    clearBrowser,
    confirm,
    deleteAccount,
    deleteIdentity,
    emitted,
    seen: () => selectDeleteAccount(actor.getSnapshot()),
  }
}

describe('the confirm box', () => {
  test.each(['', 'delete', 'DELETE ', 'DELET'])('takes nothing but the word, and "%s" is not it', (word) => {
    const { confirm, deleteAccount, seen } = start()
    confirm(word)
    expect(seen()).toMatchObject({ canDelete: false, problem: 'Please type "DELETE" to confirm' })
    expect(deleteAccount.inputs).toEqual([])
  })

  test('has forgotten the word when it is opened again', () => {
    const { actor, seen } = start()
    actor.send({ type: 'confirmation.changed', word: 'DELETE' })
    expect(seen().canDelete).toBe(true)
    actor.send({ type: 'dialog.dismissed' })
    expect(seen().isOpen).toBe(false)
    actor.send({ type: 'delete.requested' })
    expect(seen()).toMatchObject({ isOpen: true, word: '', canDelete: false })
  })

  test.each([{ userId: '' }, { email: '' }])('asks nobody where it is not known whose account it is', (input) => {
    const { confirm, deleteAccount, emitted, seen } = start(input)
    confirm()
    expect(seen().problem).toBe('Could not retrieve user ID or email')
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: 'Could not retrieve user ID or email' }])
    expect(deleteAccount.inputs).toEqual([])
  })
})

describe('a confirmed deletion', () => {
  test('deletes account, identity and all that the browser keeps, in this order', async () => {
    const { actor, clearBrowser, confirm, deleteAccount, deleteIdentity, emitted } = start()
    confirm()
    actor.send({ type: 'delete.confirmed' })
    expect(deleteAccount.inputs).toEqual([{ audience: 'admin', userId: 'u-1', email: 'ada@rewoven.com' }])
    await deleteAccount.answer(undefined)
    await deleteIdentity.answer(undefined)
    expect(emitted).toEqual([])
    await clearBrowser.answer(undefined)
    expect(actor.getSnapshot().status).toBe('done')
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: 'Account deleted successfully' }])
  })

  test('that fails says so and can be tried again', async () => {
    const { confirm, deleteAccount, deleteIdentity, seen } = start()
    confirm()
    await deleteAccount.fail(new Error('Permission denied'))
    expect(seen()).toMatchObject({
      isOpen: true,
      isBusy: false,
      canDelete: true,
      problem: "Failed to delete account. You don't have permission to perform this action.",
    })
    expect(deleteIdentity.inputs).toEqual([])
  })

  test('that left the identity says which half is done, and goes on there', async () => {
    const { actor, clearBrowser, confirm, deleteAccount, deleteIdentity, seen } = start()
    confirm()
    await deleteAccount.answer(undefined)
    await deleteIdentity.fail(new Error('Timeout'))
    expect(seen().problem).toBe(
      'Your account is deleted, but your sign-in could not be removed yet. The request timed out. Please try again later.',
    )
    actor.send({ type: 'delete.confirmed' })
    await deleteIdentity.answer(undefined)
    await clearBrowser.fail(new Error('denied'))
    expect([deleteAccount.inputs.length, deleteIdentity.inputs.length, actor.getSnapshot().status]).toEqual([
      1,
      2,
      'done',
    ])
  })
})
