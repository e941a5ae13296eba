import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ListRow } from '#domain/lists/rows.ts'
import { selectListParts, selectListQuery } from '#machines/lists/listPage.selectors.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectOpenRow } from '#machines/lists/pagedList.selectors.ts'
import { DetailsPanel } from '#pages/admin/lists/details/DetailsPanel.tsx'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import css from '#pages/admin/lists/details/RowPanel.module.css'
import { RowNeighbours } from '#pages/admin/lists/details/RowNeighbours.tsx'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { RetryButton } from '#ui/feedback/RetryButton.tsx'
import { formatCount } from '#ui/format.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'

interface RowPanelProps<Entity> {
  page: ListPageActor
  titleOf: (entity: Entity) => ReactNode
  /** As of {@link DetailsPanel}. */
  isReplaced?: boolean
  children: (row: ListRow<Entity>) => ReactNode
}

/** The details of the open row of a list, with buttons for the rows before and after it. The URL contains the row. */
export function RowPanel<Entity>({ page, titleOf, isReplaced = false, children }: RowPanelProps<Entity>) {
  const { list, kind } = useSelector(page, selectListParts, shallowEqual)
  const { openRowId } = useSelector(page, selectListQuery)
  if (openRowId === null || !list) return null
  return <OpenRow {...{ page, list, titleOf, isReplaced }} noun={kind.noun} renderBody={children} />
}

interface OpenRowProps<Entity> extends Pick<RowPanelProps<Entity>, 'page' | 'titleOf'> {
  isReplaced: boolean
  list: ActorRefFrom<typeof pagedListMachine>
  noun: readonly [string, string]
  renderBody: (row: ListRow<Entity>) => ReactNode
}

function OpenRow<Entity>({ page, list, noun, titleOf, isReplaced, renderBody }: OpenRowProps<Entity>) {
  const open = useSelector(list, selectOpenRow, shallowEqual)
  const row = open.row as ListRow<Entity> | null
  const openRow = (id: string | null, onPage: number) =>
    id === null ? null : () => page.send({ type: 'row.opened', id, page: onPage })
  return (
    <DetailsPanel
      id={row?.id ?? ''}
      title={row ? titleOf(row.entity) : `This ${noun[0]}`}
      actions={
        open.position > 0 && (
          <RowNeighbours
            noun={noun[0]}
            position={open.position}
            count={open.matchCount}
            onPrevious={openRow(open.previousId, open.previousPage)}
            onNext={openRow(open.nextId, open.nextPage)}
          />
        )
      }
      isReplaced={isReplaced}
      onDismiss={() => page.send({ type: 'dialog.dismissed' })}
    >
      {row ? renderBody(row) : <Missing {...{ list, noun }} />}
    </DetailsPanel>
  )
}

/** Says why the list does not have the row of the URL. */
function Missing<Entity>({ list, noun }: Pick<OpenRowProps<Entity>, 'list' | 'noun'>) {
  const { isBusy, isComplete, scannedCount, canLoadAll, canRetry } = useSelector(list, selectOpenRow, shallowEqual)
  return (
    <div className={classes('blocks', css.missing)} role="status">
      {isBusy ? (
        <p className="row">
          <Spinner size="small" /> <span>{`Looking for this ${noun[0]}…`}</span>
        </p>
      ) : (
        <p className="row">
          {isComplete
            ? `This ${noun[0]} isn't in this list.`
            : `This ${noun[0]} isn't among the first ${formatCount(scannedCount)} ${noun[1]}.`}
        </p>
      )}
      {isBusy && (
        <Button variant="secondary" onClick={() => list.send({ type: 'rest.cancelled' })}>
          Cancel
        </Button>
      )}
      {canLoadAll && !isBusy && <Button onClick={() => list.send({ type: 'rest.requested' })}>Search all</Button>}
      {canRetry && <RetryButton variant="primary" onClick={() => list.send({ type: 'retry.requested' })} />}
    </div>
  )
}
