import type { ImportRow, ImportRows } from '#domain/people/import/marketerImport.ts'
import css from '#pages/admin/marketers/import/MarketerImport.module.css'
import { formatCount } from '#ui/format.ts'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

interface Group {
  readonly title: string
  readonly rows: ImportRows
}

/** The rows in groups, those that need a look first. */
const groupsOf = (rows: ImportRows, waitingTitle: string): readonly Group[] => {
  const having = (...states: readonly ImportRow['state'][]) => rows.filter(({ state }) => states.includes(state))
  const groups = [
    { title: 'With a problem', rows: having('invalid', 'repeated', 'refused', 'failed') },
    { title: 'Marketers already', rows: having('already') },
    { title: waitingTitle, rows: having('waiting') },
    { title: 'Added', rows: having('done') },
  ]
  return groups.filter((group) => group.rows.length > 0)
}

/** The rows of the file, with the reason why a row is not added. It scrolls on its own, also with the keyboard. */
export function ImportRowsView({ rows, waitingTitle }: { rows: ImportRows; waitingTitle: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it
    <div className={css.rows} role="region" aria-label="Rows of the file" tabIndex={0}>
      {groupsOf(rows, waitingTitle).map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h3 className={css.group}>
            <span>{group.title}</span>
            <span className={css.count}>{formatCount(group.rows.length)}</span>
          </h3>
          <ul className={css.list}>
            {group.rows.map((row) => (
              <Row key={row.line} {...row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Row({ line, details: { name, ...contact }, state, problem }: ImportRow) {
  return (
    <li className={css.row}>
      <span className={css.line}>{`Line ${line}`}</span>
      <span className={css.person}>
        <Verbatim className={css.name}>{name.trim() || 'No name'}</Verbatim>
        <Verbatim className={css.contact}>
          {Object.values(contact)
            .filter((text) => text.trim() !== '')
            .join(' · ')}
        </Verbatim>
      </span>
      {problem !== null && <span className={state === 'already' ? css.note : css.problem}>{problem}</span>}
    </li>
  )
}
