import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { nameSave } from '#machines/settings/profileForm.setup.ts'
import { deferSave } from '#tests/support/deferSave.ts'

const phoneNumber = '+2348030000000'

const startSave = (name = 'Ada Eze') => {
  const { save, read, logic } = deferSave(nameSave)
  const actor = createActor(logic, { input: { base: 'Ada Obi', values: { name, phoneNumber } } }).start()
  return { save, read, output: () => actor.getSnapshot().output }
}

const lost = new Error('Network Error')

test('a name that another browser changed stays, if the person did not change it', async () => {
  const { output, read, save } = startSave('Ada Obi')
  await read.answer('Ada Musa')
  expect(save.inputs).toMatchObject([{ values: { name: 'Ada Musa', phoneNumber } }])
  await save.answer(null)
  expect(output()).toMatchObject({ kind: 'saved', values: { name: 'Ada Musa' } })
})

test('a name that the person and another browser changed is a conflict, and nothing is sent', async () => {
  const { output, read, save } = startSave()
  await read.answer('Ada Musa')
  expect([save.inputs, output()]).toMatchObject([[], { kind: 'conflicting', current: 'Ada Musa' }])
})

test('a save with a lost answer has succeeded if the sign-in service has the name', async () => {
  const { output, read, save } = startSave()
  await read.answer('Ada Obi')
  await save.fail(lost)
  await read.answer('Ada Eze')
  expect(output()).toMatchObject({ kind: 'saved', record: 'Ada Eze', isFound: true })
})

test('a save with a lost answer has failed if the sign-in service has the old name', async () => {
  const { output, read, save } = startSave()
  await read.answer('Ada Obi')
  await save.fail(lost)
  await read.answer('Ada Obi')
  expect(output()).toEqual({ kind: 'failed', error: lost, checkError: null })
})
