import { createActor } from 'xstate'
import type { OwnProfile, PersonalDetails } from '#domain/settings/ownProfile.ts'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { selectProfileForm } from '#machines/settings/profileForm.selectors.ts'
import { nameSave } from '#machines/settings/profileForm.setup.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { deferSave } from '#tests/support/deferSave.ts'
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

export const openForm = () => {
  const { save, read, logic } = deferSave(nameSave)
  const storeDetails = deferredActor<boolean, { id: string; details: PersonalDetails }>()
  const actors = { nameSave: logic, storeDetails: storeDetails.logic }
  const actor = createActor(profileFormMachine.provide({ actors }), { input: { ownProfile } })
  const effects = recordEffects(actor)
  actor.start()
  return {
    actor,
    effects,
    save,
    sent: () => save.inputs.map(({ values }) => values),
    read,
    storeDetails,
    shown: () => selectProfileForm(actor.getSnapshot()),
    state: () => actor.getSnapshot().value,
  }
}
