import { createActor } from 'xstate'
import type { OwnProfile, PersonalDetails } from '#domain/settings/ownProfile.ts'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { selectProfileForm } from '#machines/settings/profileForm.selectors.ts'
import { profileSaveMachine } from '#machines/settings/profileSave.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

export const details = { name: 'Ada Obi', email: 'ada@rewoven.com', picture: null }
export const changed: PersonalDetails = { ...details, name: 'Ada Eze', email: 'ada@example.com' }
export const ownProfile: OwnProfile = {
  id: 'u-1',
  signInEmail: 'ada@rewoven.com',
  phoneNumber: '+2348030000000',
  role: 'ADMIN',
  details,
}

/** The chart of a save whose calls the test ends. */
export const deferSave = () => {
  const readName = deferredActor<string>()
  const saveAttributes = deferredActor<void, { name: string; phoneNumber: string }>()
  const storeDetails = deferredActor<boolean, { id: string; details: PersonalDetails }>()
  const save = profileSaveMachine.provide({
    actors: { readName: readName.logic, saveAttributes: saveAttributes.logic, storeDetails: storeDetails.logic },
  })
  return { readName, saveAttributes, storeDetails, save }
}

export const openForm = () => {
  const { save, ...calls } = deferSave()
  const actor = createActor(profileFormMachine.provide({ actors: { save } }), { input: { ownProfile } })
  const effects = recordEffects(actor)
  actor.start()
  return {
    actor,
    effects,
    ...calls,
    shown: () => selectProfileForm(actor.getSnapshot()),
    state: () => actor.getSnapshot().value,
  }
}
