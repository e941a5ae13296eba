import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { shallowEqual, useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { ActorRefFrom } from 'xstate'
import { initialDetailsOf, isDirty, marketerFormSchema, readEntry } from '#domain/people/marketerForms.ts'
import { formFieldOf, type MarketerField, marketerFields } from '#domain/records/marketerForm.ts'
import type { marketerFormMachine } from '#machines/marketers/marketerForm.machine.ts'
import { selectMarketerForm } from '#machines/marketers/marketerForm.selectors.ts'
import { newMarketerFocus, rowFocus } from '#pages/admin/lists/focus.ts'
import { choicesOf, FieldConflicts } from '#pages/admin/FieldConflicts.tsx'
import { FormDialog } from '#pages/admin/marketers/FormDialog.tsx'
import { ignoreRepeatedEnter } from '#ui/controls/FieldFrame.tsx'
import { TextField } from '#ui/controls/TextField.tsx'

/** The dialog for a new marketer, or for the name and phone number of an existing one (§2, §5). */
export function MarketerFormDialog({
  actor,
  onDismiss,
}: {
  actor: ActorRefFrom<typeof marketerFormMachine>
  /** The notice that the dialog could not be loaded has it too. */
  onDismiss: () => void
}) {
  const { marketer, conflicts, problemField, problemHelper, ...dialog } = useSelector(
    actor,
    selectMarketerForm,
    shallowEqual,
  )
  const initial = initialDetailsOf(marketer)
  const form = useForm({
    resolver: standardSchemaResolver(marketerFormSchema(marketer)),
    defaultValues: initial,
    reValidateMode: 'onChange',
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(
    (details) => actor.send({ type: 'details.submitted', details }),
    () => actor.send({ type: 'validation.failed' }),
  )
  const reportChanges = () =>
    actor.send({ type: isDirty(form.getValues(), initial) ? 'changes.made' : 'changes.undone' })
  /** The form takes the chosen values, so that it shows what is saved. */
  const resolve = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const choices = choicesOf(event.currentTarget)
    for (const { field, theirs } of conflicts) if (choices[field] === 'theirs') form.setValue(field, theirs)
    actor.send({ type: 'conflicts.resolved', choices })
  }
  const showAsRead = (name: MarketerField) => {
    const entry = form.getValues(name)
    const read = readEntry(marketer, name, entry)
    if (read !== entry) form.setValue(name, read)
  }
  const changes = { onChange: reportChanges }
  const common = {
    readOnly: dialog.isBusy || dialog.isConfirmingLeave,
    onKeyDown: ignoreRepeatedEnter,
  }
  return (
    <FormDialog
      title={marketer ? 'Edit Marketer' : 'New Marketer'}
      submitLabel={marketer ? 'Save changes' : 'Add marketer'}
      {...dialog}
      onSubmit={conflicts.length > 0 ? resolve : submit}
      onDismiss={onDismiss}
      onLeave={() => actor.send({ type: 'leave.confirmed' })}
      finalFocus={marketer ? rowFocus(marketer.id) : newMarketerFocus}
    >
      {conflicts.length > 0 ? (
        <FieldConflicts
          title="Somebody else changed this marketer"
          conflicts={conflicts}
          labelOf={(name) => formFieldOf(name).label}
        />
      ) : (
        <>
          {marketerFields.map((name) => {
            const { label, type, hint, editHint, editRule } = formFieldOf(name)
            if (marketer && editRule === null)
              return (
                <TextField
                  key={name}
                  label={label}
                  type={type}
                  value={initial[name]}
                  readOnly
                  hint={`${label} cannot be changed`}
                />
              )
            return (
              <TextField
                key={name}
                label={label}
                type={type}
                inputMode={type}
                hint={marketer ? editHint?.(marketer) : hint}
                error={errors[name]?.message ?? (problemField === name ? problemHelper : null)}
                {...common}
                {...form.register(name, { ...changes, onBlur: () => showAsRead(name) })}
              />
            )
          })}
        </>
      )}
    </FormDialog>
  )
}
