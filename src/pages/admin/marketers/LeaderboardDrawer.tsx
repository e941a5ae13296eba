import { shallowEqual, useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { isListTab, tabOf } from '#domain/lists/kinds.ts'
import { createLeaderboardRows } from '#domain/people/leaderboard.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { selectListParts, selectListQuery } from '#machines/lists/listPage.selectors.ts'
import type { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { areBoardsEqual, selectLeaderboard, selectPeriod } from '#machines/marketers/leaderboard.selectors.ts'
import css from '#pages/admin/lists/details/RowPanel.module.css'
import { RowNeighbours } from '#pages/admin/lists/details/RowNeighbours.tsx'
import { rowLink } from '#pages/admin/lists/focus.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import { useLeaderboardProgress } from '#pages/admin/marketers/useLeaderboardProgress.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { RetryButton } from '#ui/feedback/RetryButton.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { LazyDrawer } from '#ui/overlays/lazyOverlays.ts'

interface LeaderboardDrawerProps {
  page: ListPageActor
  board: ActorRefFrom<typeof leaderboardMachine>
  titleOf: (marketer: Marketer) => ReactNode
  renderBody: (marketer: Marketer) => ReactNode
}

/** The details of a marketer over the leaderboard, with buttons for the ranks before and after. */
export function LeaderboardDrawer({ page, board, titleOf, renderBody }: LeaderboardDrawerProps) {
  const { kind, tab } = useSelector(page, selectListParts, shallowEqual)
  const { openRowId } = useSelector(page, selectListQuery)
  const period = useSelector(page, selectPeriod)
  const { isLoaded } = useLeaderboardProgress(board)
  const { marketers, tallies, order } = useSelector(board, selectLeaderboard, areBoardsEqual)
  const ranked = useMemo(
    () => createLeaderboardRows(marketers, tallies, order, period).map(({ marketer }) => marketer),
    [marketers, tallies, order, period],
  )
  if (openRowId === null || isListTab(tabOf(kind, tab))) return null
  const at = ranked.findIndex(({ id }) => id === openRowId)
  const marketer = ranked[at]
  const openRow = (next: Marketer | undefined) =>
    next ? () => page.send({ type: 'row.opened', id: next.id, page: 1 }) : null
  return (
    <LazyDrawer
      open
      side="end"
      title={marketer ? titleOf(marketer) : `This ${kind.noun[0]}`}
      actions={
        marketer &&
        isLoaded && (
          <RowNeighbours
            noun="marketer"
            position={at + 1}
            count={ranked.length}
            onPrevious={openRow(ranked[at - 1])}
            onNext={openRow(ranked[at + 1])}
          />
        )
      }
      onDismiss={() => page.send({ type: 'dialog.dismissed' })}
      finalFocus={() => rowLink(openRowId) ?? true}
    >
      {marketer ? renderBody(marketer) : <Missing board={board} />}
    </LazyDrawer>
  )
}

/** Says why the leaderboard does not have the marketer of the URL. */
function Missing({ board }: Pick<LeaderboardDrawerProps, 'board'>) {
  const { isBusy, isIdle, isLoaded, problem, retry } = useLeaderboardProgress(board)
  return (
    <div className={classes('blocks', css.missing)} role="status">
      {isBusy && (
        <p className="row">
          <Spinner size="small" /> <span>Looking for this marketer…</span>
        </p>
      )}
      {isLoaded && <p className="row">This marketer isn't in this list.</p>}
      {problem !== null && <p className="row">{problem}</p>}
      {problem !== null && <RetryButton variant="primary" onClick={retry} />}
      {isIdle && <p className="row">The leaderboard isn't loaded.</p>}
      {isIdle && <Button onClick={() => board.send({ type: 'load.requested' })}>Load leaderboard</Button>}
    </div>
  )
}
