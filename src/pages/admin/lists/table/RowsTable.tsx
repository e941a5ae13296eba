/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   In narrow tables, rows have `display: flex` or `grid`. Some browsers then drop the table roles. */
import { memo, type MouseEvent, type ReactNode, useCallback, useState } from 'react'
import type { FieldKind } from '#domain/records/contract.ts'
import type { Column } from '#domain/records/columns.ts'
import type { Density } from '#domain/lists/tableLayout.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { SortKey } from '#domain/lists/sortKeys.ts'
import { openRowQuery } from '#domain/routes/routes.ts'
import { isolate, statusText } from '#domain/text.ts'
import type { RestSigns } from '#pages/admin/lists/restSigns.ts'
import type { FieldViews, RowConfig, RowDisplay } from '#pages/admin/lists/listProps.ts'
import { ColumnHeader } from '#pages/admin/lists/table/ColumnHeader.tsx'
import widths from '#pages/admin/lists/table/ColumnWidths.module.css'
import css from '#pages/admin/lists/table/RowsTable.module.css'
import lines from '#pages/admin/lists/table/RowsTableLines.module.css'
import cards from '#pages/admin/lists/table/RowsTableCards.module.css'
import { statusView } from '#pages/admin/lists/table/StatusTag.tsx'
import { useChangeMark } from '#pages/admin/lists/table/useChangeMark.ts'
import { classes } from '#ui/classes.ts'
import { formatCount, formatDay } from '#ui/format.ts'
import { EmailText } from '#ui/layout/EmailText.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { LazyAnchoredMenu } from '#ui/overlays/lazyOverlays.ts'
import { useIsWide } from '#ui/useMedia.ts'

interface RowsTableProps<Entity> {
  title: string
  rowConfig: RowDisplay<Entity> & Pick<RowConfig<Entity>, 'rowMenu'>
  columns: readonly Column<Entity>[]
  rows: readonly ListRow<Entity>[]
  selectedIds: readonly string[]
  density: Density
  openRowId: string | null
  sort: SortKey
  sortBy: (sort: SortKey) => void
  toggle: (id: string) => void
  toggleAll: (ids: readonly string[]) => void
  open: (row: ListRow<Entity>) => void
  needRest: RestSigns
}

/**
 * The rows of one page as a table. On a phone, each row has up to three lines.
 * Unchanged rows do not render again, and columns keep their widths.
 */
export function RowsTable<Entity>({
  title,
  rowConfig,
  columns,
  rows,
  selectedIds,
  density,
  openRowId,
  sort,
  sortBy,
  toggle,
  toggleAll,
  open,
  needRest,
}: RowsTableProps<Entity>) {
  const [menu, setMenu] = useState<{ row: ListRow<Entity>; anchor: HTMLElement } | null>(null)
  const showMenu = useCallback((row: ListRow<Entity>, anchor: HTMLElement) => setMenu({ row, anchor }), [])
  const { rowMenu } = rowConfig
  const hasDefaultColumns = columns.every(({ isDefault }) => isDefault)
  const isWide = useIsWide()
  const isBeside = isWide && openRowId !== null
  const selectedSet = new Set(selectedIds)
  const selectedCount = rows.filter(({ id }) => selectedSet.has(id)).length
  return (
    <div
      className={classes(
        css.scroll,
        cards.cards,
        widths.widths,
        ...(isBeside ? [css.beside, widths.beside] : []),
        hasDefaultColumns && css.fits,
        hasDefaultColumns && widths.fits,
        hasDefaultColumns && !isBeside && columns.some(({ isSecondLine }) => isSecondLine) && lines.lines,
        columns.length > 6 && widths.many,
        columns.length < 6 && lines.few,
      )}
    >
      <table className={classes(css.table, css[density])} role="table" aria-label={title}>
        <thead role="rowgroup" {...needRest}>
          <tr role="row">
            <th role="columnheader" scope="col" className={classes(css.tick, cards.tick, lines.tick, widths.tick)}>
              <input
                type="checkbox"
                aria-label="Select every row of this page"
                checked={rows.length > 0 && selectedCount === rows.length}
                ref={(box) => {
                  if (box) box.indeterminate = selectedCount > 0 && selectedCount < rows.length
                }}
                onChange={() => toggleAll(rows.map(({ id }) => id))}
              />
            </th>
            {columns.map((column) => (
              <MemoHeader
                key={column.name}
                isEnd={isFigure(column)}
                label={column.label}
                className={classes(
                  isFigure(column) && css.end,
                  ...placeClasses(column),
                  ...lineClasses(column),
                  widths[column.width],
                )}
                column={column.sort}
                {...{ sort, sortBy }}
              />
            ))}
            {rowMenu && (
              <th role="columnheader" scope="col" className={classes(css.more, lines.more, widths.more)}>
                Actions
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            // Keys are indexes, so that another page reuses the rows and the focus stays in its row.
            <MemoRow
              key={index}
              row={row as never}
              display={rowConfig as never}
              columns={columns as never}
              isSelected={selectedSet.has(row.id)}
              isOpen={row.id === openRowId}
              isWide={isWide}
              toggle={toggle}
              open={open as never}
              showMenu={rowMenu && (showMenu as never)}
            />
          ))}
        </tbody>
      </table>
      {rowMenu && menu && (
        <LazyAnchoredMenu anchor={menu.anchor} items={rowMenu(menu.row)} onDismiss={() => setMenu(null)} />
      )}
    </div>
  )
}

/** Figures are at the end of their cells. */
const isFigure = ({ kind }: Column): boolean => kind === 'count'

/** Where a phone shows a column. One that the person has added has a line of its own. */
const phonePlaceOf = (column: Column): string | undefined => {
  const { isDefault, isFixed, onPhone } = column
  return onPhone ?? (isDefault && !isFixed ? (isFigure(column) ? 'figure' : 'rest') : undefined)
}

/** What a table next to a side panel leaves out. */
const placeClasses = ({ isDefault, isFixed, onPhone }: Column) => [isDefault && !isFixed && !onPhone && css.extra]

/** The place of a cell in a narrow table. */
const lineClasses = ({ width, isSecondLine }: Column) => [lines[width], isSecondLine && lines.second]

interface RowProps<Entity> {
  row: ListRow<Entity>
  display: RowDisplay<Entity>
  columns: readonly Column<Entity>[]
  isSelected: boolean
  isOpen: boolean
  /** The details open next to the list. */
  isWide: boolean
  toggle: (id: string) => void
  open: (row: ListRow<Entity>) => void
  /** Undefined if the rows have no menu. */
  showMenu: ((row: ListRow<Entity>, anchor: HTMLElement) => void) | undefined
}

type CellViews = FieldViews<Readonly<Record<string, never>>>

/** The value of a field, as a table shows its kind. */
const viewOf = ({ key, kind, text }: Column, entity: never, isWide: boolean): ReactNode => {
  const value = entity[key]
  if (kind === 'email') return isWide ? value : value && <EmailText email={value} />
  if (kind === 'status') return value && statusView(value)
  if (kind === 'word') return statusText(value)
  if (kind === 'count') return formatCount(value)
  return kind === 'time' ? formatDay(value) : text(entity) || <span className="muted">–</span>
}

const verbatimKinds: readonly FieldKind[] = ['id', 'text', 'email', 'phone', 'code']

/** The cell itself does what `Verbatim` does: an element for each value would double those of a table. */
const verbatimCell = { translate: 'no', 'data-verbatim': '' } as const

const MemoRow = memo(Row)
const MemoHeader = memo(ColumnHeader)

/** A plain click opens the details. Other clicks follow the link, for example into a new tab. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Where links open in a new tab: with Ctrl, with Command, and with the middle button. */
const asksForTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 1 || (button === 0 && (ctrlKey || metaKey) && !shiftKey && !altKey)

const interactiveParts = `a, .${css.tick}, .${css.more}`

/** A click in a row does what it does on the link of the row (§2), except on an interactive part, or at the end of a text selection. */
const openRowOnClick = (event: MouseEvent<HTMLTableRowElement>): void => {
  const isOnInteractivePart = (event.target as Element).closest(interactiveParts) !== null
  if (isOnInteractivePart || getSelection()?.isCollapsed === false) return
  const link = event.currentTarget.querySelector<HTMLAnchorElement>('[data-row-link]')
  if (asksForTab(event)) window.open(link?.href, '_blank', 'noopener')
  if (!isPlainClick(event)) return
  link?.focus()
  link?.click()
}

/** Some browsers begin to scroll where the middle button goes down. */
const keepPageInPlace = (event: MouseEvent): void => {
  if (event.button === 1) event.preventDefault()
}

function Row({ row, display, columns, isSelected, isOpen, isWide, toggle, open, showMenu }: RowProps<never>) {
  const { id, entity } = row
  const label = isolate(display.nameOf(entity))
  const ref = useChangeMark(id, columns.map(({ text }) => text(entity)).join('\n'))
  const openOnPlainClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    open(row)
  }
  return (
    <tr
      ref={ref}
      role="row"
      className={classes(isSelected && css.chosen, isOpen && css.open)}
      aria-current={isOpen || undefined}
      data-row={id}
      onClick={openRowOnClick}
      onAuxClick={openRowOnClick}
      onMouseDown={keepPageInPlace}
    >
      <td role="cell" className={classes(css.tick, cards.tick, lines.tick)}>
        <input type="checkbox" aria-label={`Select ${label}`} checked={isSelected} onChange={() => toggle(id)} />
      </td>
      {columns.map((column) => {
        const ownView = (display.cells as CellViews)[column.key]
        const content = ownView?.(entity) ?? viewOf(column, entity, isWide)
        return (
          <td
            key={column.name}
            role={column.isFixed ? 'rowheader' : 'cell'}
            {...(!ownView && verbatimKinds.includes(column.kind) && verbatimCell)}
            title={column.kind === 'email' ? entity[column.key] : undefined}
            data-label={column.label}
            data-phone={phonePlaceOf(column)}
            className={classes(
              isFigure(column) && css.end,
              column.isFixed && cards.main,
              ...placeClasses(column),
              ...lineClasses(column),
            )}
          >
            {column.isFixed ? (
              <a
                className={classes(css.link, cards.link)}
                href={openRowQuery(id)}
                data-row-link=""
                {...(isWide ? { 'aria-expanded': isOpen } : { 'aria-haspopup': 'dialog' })}
                onClick={openOnPlainClick}
              >
                {content}
              </a>
            ) : (
              content
            )}
          </td>
        )
      })}
      {showMenu && (
        <td role="cell" className={classes(css.more, cards.more, lines.more)}>
          <IconButton
            size="small"
            label={`Actions for ${label}`}
            aria-haspopup="menu"
            onClick={(event) => showMenu(row, event.currentTarget)}
          />
        </td>
      )}
    </tr>
  )
}
