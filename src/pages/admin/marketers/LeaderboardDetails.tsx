import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Marketer } from '#domain/people/marketers.ts'
import { selectListParts, selectListQuery } from '#machines/lists/listPage.selectors.ts'
import type { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { DetailsPanel } from '#pages/admin/lists/details/DetailsPanel.tsx'
import { RowNeighbours } from '#pages/admin/lists/details/RowNeighbours.tsx'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import { useLeaderboardProgress } from '#pages/admin/marketers/useLeaderboardProgress.ts'
import { useLeaderboardRows } from '#pages/admin/marketers/useLeaderboardRows.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'

interface LeaderboardDetailsProps {
  page: ListPageActor
  board: ActorRefFrom<typeof leaderboardMachine>
  titleOf: (marketer: Marketer) => ReactNode
  /** As of {@link DetailsPanel}. */
  isReplaced: boolean
  children: (marketer: Marketer) => ReactNode
}

/** The details of the open marketer, with buttons for the ranks before and after. The URL contains the marketer. */
export function LeaderboardDetails({ page, board, titleOf, isReplaced, children }: LeaderboardDetailsProps) {
  const { kind } = useSelector(page, selectListParts, shallowEqual)
  const { openRowId } = useSelector(page, selectListQuery)
  const { isBusy, isLoaded } = useLeaderboardProgress(board)
  const { rows } = useLeaderboardRows(board, page)
  if (openRowId === null) return null
  const noun = kind.noun[0]
  const at = rows.findIndex(({ marketer }) => marketer.id === openRowId)
  const marketer = rows[at]?.marketer
  const openRow = (index: number) => {
    const id = rows[index]?.marketer.id
    return id === undefined ? null : () => page.send({ type: 'row.opened', id, page: 1 })
  }
  return (
    <DetailsPanel
      id={marketer?.id ?? ''}
      title={marketer ? titleOf(marketer) : `This ${noun}`}
      actions={
        marketer &&
        isLoaded && (
          <RowNeighbours
            noun={noun}
            position={at + 1}
            count={rows.length}
            onPrevious={openRow(at - 1)}
            onNext={openRow(at + 1)}
          />
        )
      }
      isReplaced={isReplaced}
      onDismiss={() => page.send({ type: 'dialog.dismissed' })}
    >
      {marketer ? (
        children(marketer)
      ) : (
        <p className="row" role="status">
          {isBusy && <Spinner size="small" />}
          <span>{isBusy ? `Looking for this ${noun}…` : `This ${noun} isn't in this list.`}</span>
        </p>
      )}
    </DetailsPanel>
  )
}
