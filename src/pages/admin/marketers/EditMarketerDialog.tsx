import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { shallowEqual, useSelector } from '@xstate/react'
import { useForm } from 'react-hook-form'
import type { ActorRefFrom } from 'xstate'
import { toMarketerChanges, marketerChangesSchema } from '#domain/people/marketerForms.ts'
import type { editMarketerMachine } from '#machines/marketers/editMarketer.machine.ts'
import { selectEditMarketer } from '#machines/marketers/editMarketer.selectors.ts'
import { rowFocus } from '#pages/admin/marketers/focus.ts'
import { FormDialog } from '#pages/admin/marketers/FormDialog.tsx'
import { ignoreRepeatedEnter } from '#ui/controls/ignoreRepeatedEnter.ts'
import { TextField } from '#ui/controls/TextField.tsx'

/** Name and phone number of a marketer (§2, §5). */
export function EditMarketerDialog({ actor }: { actor: ActorRefFrom<typeof editMarketerMachine> }) {
  const { marketer, phoneProblem, ...dialog } = useSelector(actor, selectEditMarketer, shallowEqual)
  const form = useForm({
    resolver: standardSchemaResolver(marketerChangesSchema),
    defaultValues: toMarketerChanges(marketer),
    reValidateMode: 'onChange',
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(
    (details) => actor.send({ type: 'details.submitted', details }),
    () => actor.send({ type: 'validation.failed' }),
  )
  const changes = { onChange: () => actor.send({ type: 'details.changed', typed: form.getValues() }) }
  const common = { readOnly: dialog.isBusy || dialog.isAsking, onKeyDown: ignoreRepeatedEnter, autoComplete: 'off' }
  return (
    <FormDialog
      title="Edit Marketer"
      submitLabel="Save changes"
      {...dialog}
      onSubmit={submit}
      send={actor.send}
      finalFocus={rowFocus(marketer.id)}
    >
      <TextField label="Full name" error={errors.name?.message} {...common} {...form.register('name', changes)} />
      <TextField label="Email" type="email" value={marketer.email} readOnly hint="Email cannot be changed" />
      <TextField
        label="Phone number"
        type="tel"
        inputMode="tel"
        error={errors.phone?.message ?? phoneProblem}
        {...common}
        {...form.register('phone', changes)}
      />
    </FormDialog>
  )
}
