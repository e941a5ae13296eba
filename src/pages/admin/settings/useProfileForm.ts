import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { areSameDetails, mergeDraft, type PersonalDetails, personalDetailsSchema } from '#domain/settings/ownProfile.ts'

interface ProfileFormOptions {
  /** The saved details. Another tab can change them. */
  saved: PersonalDetails
  /** The newest chosen picture, a data URL. */
  chosenPicture: string | null
  /** Whether the chart knows of unsaved changes. */
  hasChanges: boolean
  send: (event: { type: 'changes.made' | 'changes.undone' }) => void
}

/** The form of the settings page. It keeps what the person types, and tells the chart whether it differs. */
export function useProfileForm({ saved, chosenPicture, hasChanges, send }: ProfileFormOptions) {
  const form = useForm({ resolver: standardSchemaResolver(personalDetailsSchema), defaultValues: saved })
  const { getValues, reset, setValue } = form
  const base = useRef(saved)
  const hasUnsavedValues = () => !areSameDetails(getValues(), saved)
  const reportChanges = () => send({ type: hasUnsavedValues() ? 'changes.made' : 'changes.undone' })

  useEffect(() => {
    if (base.current === saved) return
    reset(mergeDraft(getValues(), base.current, saved), { keepFieldsRef: true })
    base.current = saved
  }, [getValues, reset, saved])

  useEffect(() => {
    if (chosenPicture !== null) setValue('picture', chosenPicture)
  }, [chosenPicture, setValue])

  // A save and a chosen picture change the comparison without a letter typed.
  useEffect(() => {
    if (hasUnsavedValues() !== hasChanges) reportChanges()
  })

  return { form, reportChanges }
}
