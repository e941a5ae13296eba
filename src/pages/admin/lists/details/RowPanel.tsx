import { shallowEqual, useSelector } from '@xstate/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ListRow } from '#domain/lists/rows.ts'
import { selectListParts, selectListQuery } from '#machines/lists/listPage.selectors.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectOpenRow } from '#machines/lists/pagedList.selectors.ts'
import { focusRow, followRow, keepRowInPlace, rowLink, sidePanel } from '#pages/admin/lists/focus.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import css from '#pages/admin/lists/details/RowPanel.module.css'
import { RowNeighbours } from '#pages/admin/lists/details/RowNeighbours.tsx'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { RetryButton } from '#ui/feedback/RetryButton.tsx'
import { formatCount } from '#ui/format.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { SidePanel } from '#ui/layout/SidePanel.tsx'
import { LazyDrawer } from '#ui/overlays/lazyOverlays.ts'
import { useIsWide } from '#ui/useMedia.ts'

interface RowPanelProps<Entity> {
  page: ListPageActor
  titleOf: (entity: Entity) => ReactNode
  /** A dialog replaces the panel where both would be modal. */
  isReplaced?: boolean
  children: (row: ListRow<Entity>) => ReactNode
}

/**
 * The details of the open row, with buttons for the rows before and after it. The URL contains the row. In a wide
 * window they are next to the list, otherwise in a drawer.
 */
export function RowPanel<Entity>({ page, titleOf, isReplaced = false, children }: RowPanelProps<Entity>) {
  const isWide = useIsWide()
  const { list, kind } = useSelector(page, selectListParts, shallowEqual)
  const { openRowId } = useSelector(page, selectListQuery)
  if (openRowId === null || !list || (isReplaced && !isWide)) return null
  return <OpenPanel {...{ page, list, isWide, titleOf }} noun={kind.noun} renderBody={children} />
}

interface OpenPanelProps<Entity> extends Omit<RowPanelProps<Entity>, 'children' | 'isReplaced'> {
  list: ActorRefFrom<typeof pagedListMachine>
  isWide: boolean
  noun: readonly [string, string]
  renderBody: (row: ListRow<Entity>) => ReactNode
}

function OpenPanel<Entity>({ page, list, isWide, noun, titleOf, renderBody }: OpenPanelProps<Entity>) {
  const open = useSelector(list, selectOpenRow, shallowEqual)
  const { position, matchCount, previousId, previousPage, nextId, nextPage, isBusy, scannedCount } = open
  const row = open.row as ListRow<Entity> | null
  const openRow = (id: string | null, onPage: number) =>
    id === null ? null : () => page.send({ type: 'row.opened', id, page: onPage })
  const dismiss = () => page.send({ type: 'dialog.dismissed' })
  const title = row ? titleOf(row.entity) : `This ${noun[0]}`
  const neighbours = position > 0 && (
    <RowNeighbours
      noun={noun[0]}
      position={position}
      count={matchCount}
      onPrevious={openRow(previousId, previousPage)}
      onNext={openRow(nextId, nextPage)}
    />
  )
  const content = (
    <>
      {row && renderBody(row)}
      {!row && (
        <div className={classes('blocks', css.missing)} role="status">
          {isBusy ? (
            <p className="row">
              <Spinner size="small" /> <span>{`Looking for this ${noun[0]}…`}</span>
            </p>
          ) : (
            <p className="row">
              {open.isComplete
                ? `This ${noun[0]} isn't in this list.`
                : `This ${noun[0]} isn't among the first ${formatCount(scannedCount)} ${noun[1]}.`}
            </p>
          )}
          {isBusy && (
            <Button variant="secondary" onClick={() => list.send({ type: 'rest.cancelled' })}>
              Cancel
            </Button>
          )}
          {open.canLoadAll && !isBusy && (
            <Button onClick={() => list.send({ type: 'rest.requested' })}>Search all</Button>
          )}
          {open.canRetry && <RetryButton variant="primary" onClick={() => list.send({ type: 'retry.requested' })} />}
        </div>
      )}
    </>
  )
  if (isWide)
    return (
      <RowSidePanel id={row?.id ?? ''} title={title} actions={neighbours} onDismiss={dismiss}>
        {content}
      </RowSidePanel>
    )
  return (
    <LazyDrawer
      open
      side="end"
      title={title}
      actions={neighbours}
      onDismiss={dismiss}
      finalFocus={() => rowLink(row?.id ?? '') ?? true}
    >
      {content}
    </LazyDrawer>
  )
}

interface RowSidePanelProps {
  id: string
  title: ReactNode
  actions: ReactNode
  onDismiss: () => void
  children: ReactNode
}

/** The focus stays in the list, and returns to it. */
function RowSidePanel({ id, title, actions, onDismiss, children }: RowSidePanelProps) {
  const shownId = useRef(id)
  useLayoutEffect(() => {
    shownId.current = id
    followRow(id)
  }, [id])
  useLayoutEffect(
    () => () => {
      if (sidePanel()?.contains(document.activeElement)) focusRow(shownId.current)
    },
    [],
  )
  const dismiss = () => {
    focusRow(id)
    keepRowInPlace(id, onDismiss)
  }
  return (
    <SidePanel title={title} actions={actions} onDismiss={dismiss}>
      {children}
    </SidePanel>
  )
}
