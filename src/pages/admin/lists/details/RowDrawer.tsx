import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ListRow } from '#domain/lists/rows.ts'
import { selectListParts, selectListQuery } from '#machines/lists/listPage.selectors.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectOpenRow } from '#machines/lists/pagedList.selectors.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import { CopyContext } from '#pages/admin/lists/details/CopyButton.tsx'
import css from '#pages/admin/lists/details/RowDrawer.module.css'
import { RowNeighbours } from '#pages/admin/lists/details/RowNeighbours.tsx'
import { rowLinkFocus } from '#pages/admin/lists/focus.ts'
import { Button } from '#ui/controls/Button.tsx'
import { RetryButton } from '#ui/feedback/RetryButton.tsx'
import { formatCount } from '#ui/format.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { LazyDrawer } from '#ui/overlays/lazyOverlays.tsx'

interface RowDrawerProps<Entity> {
  page: ListPageActor
  titleOf: (entity: Entity) => ReactNode
  children: (row: ListRow<Entity>) => ReactNode
}

/** The details of the open row, with buttons for the rows before and after it. The URL contains the row. */
export function RowDrawer<Entity>({ page, titleOf, children }: RowDrawerProps<Entity>) {
  const { list, kind, copy } = useSelector(page, selectListParts, shallowEqual)
  const { openRowId } = useSelector(page, selectListQuery)
  if (openRowId === null || !list) return null
  return (
    <CopyContext value={copy}>
      <OpenDrawer page={page} list={list} noun={kind.noun} titleOf={titleOf} renderBody={children} />
    </CopyContext>
  )
}

interface OpenDrawerProps<Entity> extends Omit<RowDrawerProps<Entity>, 'children'> {
  list: ActorRefFrom<typeof pagedListMachine>
  noun: readonly [string, string]
  renderBody: (row: ListRow<Entity>) => ReactNode
}

function OpenDrawer<Entity>({ page, list, noun, titleOf, renderBody }: OpenDrawerProps<Entity>) {
  const open = useSelector(list, selectOpenRow, shallowEqual)
  const { position, matchCount, previousId, previousPage, nextId, nextPage, isBusy, scannedCount } = open
  const row = open.row as ListRow<Entity> | null
  const openRow = (id: string | null, onPage: number) =>
    id === null ? null : () => page.send({ type: 'row.opened', id, page: onPage })
  const dismiss = () => page.send({ type: 'dialog.dismissed' })
  return (
    <LazyDrawer
      open
      side="end"
      title={row ? titleOf(row.entity) : `This ${noun[0]}`}
      onDismiss={dismiss}
      finalFocus={rowLinkFocus(row?.id ?? '')}
    >
      {position > 0 && (
        <RowNeighbours
          position={position}
          count={matchCount}
          onPrevious={openRow(previousId, previousPage)}
          onNext={openRow(nextId, nextPage)}
        />
      )}
      {row && renderBody(row)}
      {!row && (
        <div className={css.missing} role="status">
          {isBusy ? (
            <p>
              <Spinner size="small" /> <span>{`Looking for this ${noun[0]}…`}</span>
            </p>
          ) : (
            <p>
              {open.isComplete
                ? `This ${noun[0]} isn't in this list.`
                : `This ${noun[0]} isn't among the first ${formatCount(scannedCount)} ${noun[1]}.`}
            </p>
          )}
          {isBusy && (
            <Button variant="secondary" onClick={() => list.send({ type: 'fullSearch.cancelled' })}>
              Cancel
            </Button>
          )}
          {open.canSearchAll && <Button onClick={() => list.send({ type: 'fullSearch.requested' })}>Search all</Button>}
          {open.canRetry && <RetryButton variant="primary" onClick={() => list.send({ type: 'retry.requested' })} />}
        </div>
      )}
    </LazyDrawer>
  )
}
