import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { viewNameSchema } from '#domain/lists/savedViews.ts'
import css from '#pages/admin/savedViews/SavedViewsDialog.module.css'
import { classes } from '#ui/classes.ts'
import { ignoreRepeatedEnter } from '#ui/controls/FieldFrame.tsx'
import { TextField } from '#ui/controls/TextField.tsx'

interface NameFormProps {
  label: string
  name: string
  /** Why the name was refused. */
  problem: string | null
  isDisabled?: boolean
  autoFocus?: boolean
  onSubmit: (name: string) => void
  /** The buttons. */
  children: ReactNode
}

/** The name of a view, with the buttons next to it. What the person typed stays. */
export function NameForm({ label, name, problem, isDisabled, autoFocus, onSubmit, children }: NameFormProps) {
  const form = useForm({ resolver: standardSchemaResolver(viewNameSchema), defaultValues: { name } })
  return (
    <form
      className="stack"
      method="dialog"
      autoComplete="off"
      noValidate
      onSubmit={form.handleSubmit((values) => onSubmit(values.name))}
    >
      <TextField
        label={label}
        error={form.formState.errors.name?.message ?? problem}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for the field
        autoFocus={autoFocus}
        readOnly={isDisabled}
        onKeyDown={ignoreRepeatedEnter}
        {...form.register('name')}
      />
      <div className={classes('row', css.buttons)}>{children}</div>
    </form>
  )
}
