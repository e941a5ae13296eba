import type { FieldChoice, FieldConflict } from '#domain/people/marketerForms.ts'
import css from '#pages/admin/FieldConflicts.module.css'
import { Choice, ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

const labels = { name: 'Full name', phone: 'Phone number' } as const

/** Keeps the names of the choices apart from the fields of the form. */
const prefix = 'choice-'

/** The choices of a submitted form with {@link FieldConflicts}. */
export const choicesOf = (form: HTMLFormElement): Record<string, FieldChoice> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, choice]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), choice === 'theirs' ? 'theirs' : 'mine']] : [],
    ),
  )

/** The fields that somebody else changed too, with both values to choose from. The form sends the choices. */
export function FieldConflicts({ title, conflicts }: { title: string; conflicts: readonly FieldConflict[] }) {
  return (
    <>
      <Notice tone="warning" announce title={title}>
        Choose what to keep. Nothing has been saved yet.
      </Notice>
      {conflicts.map(({ field, mine, theirs }) => (
        <ChoiceGroup key={field} legend={labels[field]} isStacked>
          <ValueChoice field={field} choice="mine" label="Keep mine" value={mine} />
          <ValueChoice field={field} choice="theirs" label="Take theirs" value={theirs} />
        </ChoiceGroup>
      ))}
    </>
  )
}

interface ValueChoiceProps {
  field: FieldConflict['field']
  choice: FieldChoice
  label: string
  value: string
}

function ValueChoice({ field, choice, label, value }: ValueChoiceProps) {
  return (
    <Choice type="radio" name={`${prefix}${field}`} value={choice} defaultChecked={choice === 'mine'}>
      <span>{`${label}:`}</span>
      <Verbatim className={css.value}>{value}</Verbatim>
    </Choice>
  )
}
