import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { changed, deferSave, details, ownProfile } from '#tests/machines/settings/profileSupport.ts'

const startSave = (name = changed.name) => {
  const { save, ...calls } = deferSave()
  const actor = createActor(save, { input: { ownProfile, details: { ...changed, name } } }).start()
  return { ...calls, output: () => actor.getSnapshot().output }
}

const lost = new Error('Network Error')

test('a name that another browser changed stays, if the person did not change it', async () => {
  const { output, readName, saveAttributes, storeDetails } = startSave(details.name)
  await readName.answer('Ada Musa')
  expect(saveAttributes.inputs).toEqual([{ name: 'Ada Musa', phoneNumber: '+2348030000000' }])
  await saveAttributes.answer(undefined)
  await storeDetails.answer(true)
  expect(output()).toEqual({ kind: 'saved', name: 'Ada Musa' })
})

test('a save with a lost answer has succeeded if the sign-in service has the name', async () => {
  const { output, readName, saveAttributes, storeDetails } = startSave()
  await readName.answer(details.name)
  await saveAttributes.fail(lost)
  await readName.answer(changed.name)
  await storeDetails.answer(true)
  expect(output()).toEqual({ kind: 'saved', name: changed.name })
})

test('a save with a lost answer has failed if the sign-in service has the old name', async () => {
  const { output, readName, saveAttributes, storeDetails } = startSave()
  await readName.answer(details.name)
  await saveAttributes.fail(lost)
  await readName.answer(details.name)
  expect([output(), storeDetails.inputs]).toMatchObject([{ kind: 'failed', title: 'Failed to update profile' }, []])
})
