import type { FieldChoice, FieldConflict } from '#domain/people/marketerForms.ts'
import css from '#pages/admin/marketers/FormDialog.module.css'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

const labels = { name: 'Full name', phone: 'Phone number' } as const

/** The choices of a submitted form with {@link FieldConflicts}. */
export const choicesOf = (form: HTMLFormElement): Record<string, FieldChoice> =>
  Object.fromEntries([...new FormData(form)].map(([field, choice]) => [field, choice === 'theirs' ? 'theirs' : 'mine']))

/** The fields that somebody else changed too, with both values to choose from. The form sends the choices. */
export function FieldConflicts({ conflicts }: { conflicts: readonly FieldConflict[] }) {
  return (
    <>
      <Notice tone="warning" announce title="Somebody else changed this marketer">
        Choose what to keep. Nothing has been saved yet.
      </Notice>
      {conflicts.map(({ field, mine, theirs }) => (
        <fieldset key={field} className={css.field}>
          <legend>{labels[field]}</legend>
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
    <label className={css.choice}>
      <input type="radio" name={field} value={choice} defaultChecked={choice === 'mine'} />
      <span>{`${label}:`}</span>
      <Verbatim className={css.value}>{value}</Verbatim>
    </label>
  )
}
