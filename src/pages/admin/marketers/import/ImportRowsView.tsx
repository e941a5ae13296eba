import { memo } from 'react'
import {
  fieldsToCorrect,
  type ImportRow,
  type ImportRows,
  isToCorrect,
  problemOf,
  type RowEntry,
} from '#domain/people/import/marketerImport.ts'
import { readEntry } from '#domain/people/marketerForms.ts'
import { formFieldOf, type MarketerField, marketerFields } from '#domain/records/marketerForm.ts'
import css from '#pages/admin/marketers/import/ImportRows.module.css'
import { classes } from '#ui/classes.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { formatCount } from '#ui/format.ts'
import { WrappedEmail } from '#ui/layout/EmailText.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

/** The rows in groups, those that need a look first. A corrected row stays where it is, and counts as what it is now. */
const groupsOf = (rows: ImportRows, waitingTitle: string) => {
  const having = (state: ImportRow['state']) => rows.filter((row) => row.state === state && !isToCorrect(row))
  const groups = [
    {
      title: 'Need a change',
      rows: rows.filter(isToCorrect),
      count: rows.filter((row) => isToCorrect(row) && row.state !== 'waiting').length,
    },
    { title: 'Not confirmed', rows: having('failed') },
    { title: 'Exist already', rows: having('already') },
    { title: waitingTitle, rows: having('waiting'), count: rows.filter(({ state }) => state === 'waiting').length },
    { title: 'Added', rows: having('done') },
  ]
  return groups.filter((group) => group.rows.length > 0)
}

interface ImportRowsViewProps {
  rows: ImportRows
  waitingTitle: string
  onMend: (entry: RowEntry) => void
}

/** The rows of the file. What is wrong can be corrected. It scrolls on its own, also with the keyboard. */
export function ImportRowsView({ rows, waitingTitle, onMend }: ImportRowsViewProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it
    <div className={css.rows} role="region" aria-label="Rows of the file" tabIndex={0}>
      {groupsOf(rows, waitingTitle).map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h3 className={classes('row note medium', css.group)}>
            <span>{group.title}</span> <span className="digits">{formatCount(group.count ?? group.rows.length)}</span>
          </h3>
          <ul className={css.list}>
            {group.rows.map((row) => (
              <Row key={row.line} row={row} waitingTitle={waitingTitle} onMend={onMend} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** A file has hundreds of rows, and a letter changes one. */
const Row = memo(function Row({ row, waitingTitle, onMend }: { row: ImportRow } & Omit<ImportRowsViewProps, 'rows'>) {
  const fields = fieldsToCorrect(row)
  const note = isToCorrect(row) ? row.state === 'waiting' && waitingTitle : problemOf(row)
  return (
    <li className={css.row}>
      <span className={css.line}>{`Line ${row.line}`}</span>
      {marketerFields.map((field) =>
        fields.includes(field) ? (
          <EntryField key={field} row={row} field={field} onMend={onMend} />
        ) : (
          <TextPart key={field} field={field} text={row.details[field]} />
        ),
      )}
      {note && <span className={css.note}>{note}</span>}
    </li>
  )
})

/** An email breaks before its domain. */
const TextPart = ({ field, text }: { field: MarketerField; text: string }) =>
  field === 'email' ? (
    <WrappedEmail className={classes('breaks', css.text)} email={text} />
  ) : (
    <Verbatim className={classes('breaks', css.text)}>{text}</Verbatim>
  )

interface EntryFieldProps {
  row: ImportRow
  field: MarketerField
  onMend: (entry: RowEntry) => void
}

/** A field of the form in a row. An entry counts as soon as the rule of the field accepts it, any other one afterwards. */
function EntryField({ row: { line, details, errors }, field, onMend }: EntryFieldProps) {
  const { label, type, newRule } = formFieldOf(field)
  const report = (text: string) => {
    if (text !== details[field]) onMend({ line, field, text })
  }
  const isAccepted = (text: string) => newRule.safeParse(text).success
  return (
    <TextField
      className={css.field}
      label={`${label} in line ${line}`}
      hideLabel
      type={type}
      inputMode={type}
      defaultValue={details[field]}
      error={errors[field]}
      onChange={({ currentTarget: { value } }) => {
        if (isAccepted(value)) report(value)
      }}
      onBlur={({ currentTarget }) => {
        if (!isAccepted(currentTarget.value)) report(currentTarget.value)
        currentTarget.value = readEntry(null, field, currentTarget.value)
      }}
    />
  )
}
