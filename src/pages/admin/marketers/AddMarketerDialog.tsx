import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { shallowEqual, useSelector } from '@xstate/react'
import { useForm } from 'react-hook-form'
import type { ActorRefFrom } from 'xstate'
import { newMarketerSchema, emptyNewMarketer } from '#domain/people/marketerForms.ts'
import type { addMarketerMachine } from '#machines/marketers/addMarketer.machine.ts'
import { selectAddMarketer } from '#machines/marketers/addMarketer.selectors.ts'
import { newMarketerFocus } from '#pages/admin/marketers/focus.ts'
import { FormDialog } from '#pages/admin/marketers/FormDialog.tsx'
import { ignoreRepeatedEnter } from '#ui/controls/ignoreRepeatedEnter.ts'
import { TextField } from '#ui/controls/TextField.tsx'

/** The three fields of a new marketer (§2, §5). */
export function AddMarketerDialog({ actor }: { actor: ActorRefFrom<typeof addMarketerMachine> }) {
  const { emailProblem, phoneProblem, ...dialog } = useSelector(actor, selectAddMarketer, shallowEqual)
  const form = useForm({
    resolver: standardSchemaResolver(newMarketerSchema),
    defaultValues: emptyNewMarketer,
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
      title="New Marketer"
      submitLabel="Add marketer"
      {...dialog}
      onSubmit={submit}
      send={actor.send}
      finalFocus={newMarketerFocus}
    >
      <TextField label="Full name" error={errors.name?.message} {...common} {...form.register('name', changes)} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        error={errors.email?.message ?? emailProblem}
        {...common}
        {...form.register('email', changes)}
      />
      <TextField
        label="Phone number"
        type="tel"
        inputMode="tel"
        hint="11 digits, such as 08031234567"
        error={errors.phone?.message ?? phoneProblem}
        {...common}
        {...form.register('phone', changes)}
      />
    </FormDialog>
  )
}
