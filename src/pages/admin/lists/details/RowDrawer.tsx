import { shallowEqual, useSelector } from '@xstate/react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ListRow } from '#domain/lists/rows.ts'
import { selectListParts, selectListQuery } from '#machines/lists/listPage.selectors.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectOpenRow } from '#machines/lists/pagedList.selectors.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import css from '#pages/admin/lists/details/RowDrawer.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { formatCount } from '#ui/format.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/layout/Icon.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

const Drawer = lazy(async () => ({ default: (await import('#ui/overlays/Drawer.tsx')).Drawer }))

interface RowDrawerProps<Entity> {
  page: ListPageActor
  titleOf: (entity: Entity) => string
  children: (row: ListRow<Entity>) => ReactNode
}

/** The details of a row at an address of their own, with the rows before and after it. */
export function RowDrawer<Entity>({ page, titleOf, children }: RowDrawerProps<Entity>) {
  const { list, kind } = useSelector(page, selectListParts, shallowEqual)
  const { openRowId } = useSelector(page, selectListQuery)
  if (openRowId === null || !list) return null
  return <Opened page={page} list={list} noun={kind.noun} titleOf={titleOf} body={children} />
}

interface OpenedProps<Entity> extends Omit<RowDrawerProps<Entity>, 'children'> {
  list: ActorRefFrom<typeof pagedListMachine>
  noun: readonly [string, string]
  body: (row: ListRow<Entity>) => ReactNode
}

function Opened<Entity>({ page, list, noun, titleOf, body }: OpenedProps<Entity>) {
  const { row, place, of, previousId, previousPage, nextId, nextPage, isBusy, searched, isWhole } = useSelector(
    list,
    selectOpenRow,
    shallowEqual,
  )
  const known = row as ListRow<Entity> | null
  const go = (id: string | null, to: number) => () => id !== null && page.send({ type: 'row.opened', id, page: to })
  const dismiss = () => page.send({ type: 'dialog.dismissed' })
  return (
    <Suspense>
      <Drawer
        open
        side="end"
        title={known ? titleOf(known.entity) : `This ${noun[0]}`}
        onDismiss={dismiss}
        finalFocus={() =>
          document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row?.id ?? '')}"] [data-row-link]`) ?? true
        }
      >
        {place > 0 && (
          <nav className={css.neighbours} aria-label="Rows">
            <Button
              size="small"
              variant="secondary"
              icon={<ChevronLeftIcon size={16} />}
              aria-disabled={previousId === null || undefined}
              onClick={go(previousId, previousPage)}
            >
              Previous
            </Button>
            <p className={css.place}>
              {formatCount(place)} of {formatCount(of)}
            </p>
            <Button
              size="small"
              variant="secondary"
              aria-disabled={nextId === null || undefined}
              onClick={go(nextId, nextPage)}
            >
              Next
              <ChevronRightIcon size={16} />
            </Button>
          </nav>
        )}
        {known && body(known)}
        {!known && (
          <div className={css.missing} role="status">
            {isBusy ? (
              <p>
                <Spinner size="small" /> Looking for this {noun[0]}…
              </p>
            ) : (
              <p>
                {isWhole
                  ? `There is no such ${noun[0]} in this list.`
                  : `This ${noun[0]} is not among the first ${formatCount(searched)} ${noun[1]}.`}
              </p>
            )}
            {isBusy && (
              <Button variant="secondary" onClick={() => list.send({ type: 'fullSearch.cancelled' })}>
                Cancel
              </Button>
            )}
            {!isBusy && !isWhole && (
              <Button onClick={() => list.send({ type: 'fullSearch.requested' })}>Keep looking</Button>
            )}
          </div>
        )}
      </Drawer>
    </Suspense>
  )
}
