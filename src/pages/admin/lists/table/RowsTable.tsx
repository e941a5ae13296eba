/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a phone's cards take the display of a table away, and in some browsers its roles with it */
import { lazy, memo, type MouseEvent, Suspense, useCallback, useState } from 'react'
import type { Column } from '#domain/lists/columns.ts'
import type { Density } from '#domain/lists/tableLayout.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { RowConfig, RowDisplay } from '#pages/admin/lists/listProps.ts'
import css from '#pages/admin/lists/table/RowsTable.module.css'
import { classes } from '#ui/classes.ts'
import { MoreIcon } from '#ui/layout/Icon.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'

/** One for all rows: React does not look into what is the same. */
const moreIcon = <MoreIcon />

const AnchoredMenu = lazy(async () => ({ default: (await import('#ui/overlays/AnchoredMenu.tsx')).AnchoredMenu }))

interface RowsTableProps<Entity> {
  title: string
  kind: RowDisplay<Entity> & Pick<RowConfig<Entity>, 'rowMenu'>
  columns: readonly Column<Entity>[]
  rows: readonly ListRow<Entity>[]
  chosen: readonly string[]
  density: Density
  openId: string | null
  toggle: (id: string) => void
  toggleAll: (ids: readonly string[]) => void
  open: (row: ListRow<Entity>) => void
}

/** The rows of one page as a table; on a phone every row is a card. Rows that stay the same are not drawn again, and columns keep their widths. */
export function RowsTable<Entity>({
  title,
  kind,
  columns,
  rows,
  chosen,
  density,
  openId,
  toggle,
  toggleAll,
  open,
}: RowsTableProps<Entity>) {
  const [menu, setMenu] = useState<{ row: ListRow<Entity>; anchor: HTMLElement } | null>(null)
  const showMenu = useCallback((row: ListRow<Entity>, anchor: HTMLElement) => setMenu({ row, anchor }), [])
  const all = new Set(chosen)
  const chosenHere = rows.filter(({ id }) => all.has(id)).length
  return (
    <div className={css.scroll}>
      <table className={classes(css.table, css[density])} role="table" aria-label={title}>
        <colgroup>
          <col className={css.tickRoom} />
          {columns.map(({ name, width }) => (
            <col key={name} className={css[width]} />
          ))}
          <col className={css.moreRoom} />
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={css.tick}>
              <input
                type="checkbox"
                aria-label="Select every row of this page"
                checked={rows.length > 0 && chosenHere === rows.length}
                ref={(box) => {
                  if (box) box.indeterminate = chosenHere > 0 && chosenHere < rows.length
                }}
                onChange={() => toggleAll(rows.map(({ id }) => id))}
              />
            </th>
            {columns.map(({ name, label, align }) => (
              <th key={name} role="columnheader" scope="col" className={align && css[align]}>
                {label}
              </th>
            ))}
            <th role="columnheader" scope="col" className={css.more}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, place) => (
            // By its place, so that another page is other words in the same cells, and the focus stays where it is.
            <MemoRow
              key={place}
              row={row as never}
              kind={kind as never}
              columns={columns as never}
              isChosen={all.has(row.id)}
              isOpen={row.id === openId}
              toggle={toggle}
              open={open as never}
              showMenu={showMenu as never}
            />
          ))}
        </tbody>
      </table>
      {menu && (
        <Suspense>
          <AnchoredMenu anchor={menu.anchor} items={kind.rowMenu(menu.row)} onDismiss={() => setMenu(null)} />
        </Suspense>
      )}
    </div>
  )
}

interface RowProps<Entity> {
  row: ListRow<Entity>
  kind: RowDisplay<Entity>
  columns: readonly Column<Entity>[]
  isChosen: boolean
  isOpen: boolean
  toggle: (id: string) => void
  open: (row: ListRow<Entity>) => void
  showMenu: (row: ListRow<Entity>, anchor: HTMLElement) => void
}

const MemoRow = memo(Row)

/** A plain click opens the drawer in place; any other goes to its address, as with every link. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const parts = `a, .${css.tick}, .${css.more}`

/** A click anywhere in a row is one on its link (§2), unless it is for something else in it, or marks words to be copied. */
const openByRow = (event: MouseEvent<HTMLTableRowElement>): void => {
  const isForPart = (event.target as Element).closest(parts) !== null
  if (isForPart || !isPlain(event) || getSelection()?.isCollapsed === false) return
  const link = event.currentTarget.querySelector<HTMLElement>('[data-row-link]')
  link?.focus()
  link?.click()
}

function Row({ row, kind, columns, isChosen, isOpen, toggle, open, showMenu }: RowProps<never>) {
  const { id, entity } = row
  const name = kind.nameOf(entity)
  const openHere = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return
    event.preventDefault()
    open(row)
  }
  return (
    <tr role="row" className={classes(isChosen && css.chosen, isOpen && css.open)} data-row={id} onClick={openByRow}>
      <td role="cell" className={css.tick}>
        <input type="checkbox" aria-label={`Select ${name}`} checked={isChosen} onChange={() => toggle(id)} />
      </td>
      {columns.map((column) => {
        const content =
          kind.cells[column.name]?.(entity) ?? (column.text(entity) || <span className={css.none}>–</span>)
        return (
          <td
            key={column.name}
            role="cell"
            data-label={column.label}
            className={classes(column.align && css[column.align], column.isFixed && css.main)}
          >
            {column.isFixed ? (
              <a
                className={css.link}
                href={`?open=${encodeURIComponent(id)}`}
                data-row-link=""
                aria-haspopup="dialog"
                onClick={openHere}
              >
                {content}
              </a>
            ) : (
              content
            )}
          </td>
        )
      })}
      <td role="cell" className={css.more}>
        <IconButton
          size="small"
          label={`Actions for ${name}`}
          icon={moreIcon}
          aria-haspopup="menu"
          onClick={(event) => showMenu(row, event.currentTarget)}
        />
      </td>
    </tr>
  )
}
