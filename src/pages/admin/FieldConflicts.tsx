import type { FieldChoice, FieldConflict } from '#domain/people/marketerForms.ts'
import css from '#pages/admin/FieldConflicts.module.css'
import { classes } from '#ui/classes.ts'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

/** Keeps the names of the choices apart from the fields of the form. */
const prefix = 'choice-'

/** The choices of a submitted form with {@link FieldConflicts}. */
export const choicesOf = (form: HTMLFormElement): Record<string, FieldChoice> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, choice]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), choice === 'theirs' ? 'theirs' : 'mine']] : [],
    ),
  )

interface FieldConflictsProps {
  title: string
  conflicts: readonly FieldConflict[]
  labelOf: (field: FieldConflict['field']) => string
}

/** The fields that somebody else changed too, with both values to choose from. The form sends the choices. */
export function FieldConflicts({ title, conflicts, labelOf }: FieldConflictsProps) {
  return (
    <>
      <Notice tone="warning" announce title={title}>
        Choose what to keep. Nothing has been saved yet.
      </Notice>
      {conflicts.map(({ field, mine, theirs }) => (
        <fieldset key={field}>
          <legend>{labelOf(field)}</legend>
          <Choice field={field} choice="mine" label="Keep mine" value={mine} />
          <Choice field={field} choice="theirs" label="Take theirs" value={theirs} />
        </fieldset>
      ))}
    </>
  )
}

interface ChoiceProps {
  field: FieldConflict['field']
  choice: FieldChoice
  label: string
  value: string
}

function Choice({ field, choice, label, value }: ChoiceProps) {
  return (
    <label className={classes('row', css.choice)}>
      <input type="radio" name={`${prefix}${field}`} value={choice} defaultChecked={choice === 'mine'} />
      <span>{`${label}:`}</span>
      <Verbatim className={classes('breaks', css.value)}>{value}</Verbatim>
    </label>
  )
}
