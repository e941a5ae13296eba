import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { pathOf } from '#domain/routes/routes.ts'
import {
  type LeaderboardOrder,
  leaderboardOrders,
  formatPercent,
  type LeaderboardRow,
  createLeaderboardRows,
} from '#domain/people/leaderboard.ts'
import { displayNameOf } from '#domain/people/marketers.ts'
import type { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { selectLeaderboard } from '#machines/marketers/leaderboard.selectors.ts'
import css from '#pages/admin/marketers/Leaderboard.module.css'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { formatCount } from '#ui/format.ts'
import { ArrowDownIcon } from '#ui/layout/Icon.tsx'

const labels: Readonly<Record<LeaderboardOrder, string>> = {
  referred: 'Users Referred',
  share: 'With items',
  items: 'Items listed',
}

/** The leaderboard itself. The heads of its figures choose the order. */
export function LeaderboardTable({ actor }: { actor: ActorRefFrom<typeof leaderboardMachine> }) {
  const { marketers, tallies, order } = useSelector(actor, selectLeaderboard, isSameBoard)
  const standings = useMemo(() => createLeaderboardRows(marketers, tallies, order), [marketers, tallies, order])
  if (standings.length === 0) return <EmptyState title="No marketers found. Add a new marketer to get started." />
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label="Leaderboard">
        <thead>
          <tr>
            <th scope="col" className={css.rank}>
              <span className={css.word}>Place</span>
            </th>
            <th scope="col">Name</th>
            {leaderboardOrders.map((one) => (
              <th key={one} scope="col" className={css.end} aria-sort={one === order ? 'descending' : undefined}>
                <button
                  type="button"
                  className={css.sort}
                  onClick={() => actor.send({ type: 'order.chosen', order: one })}
                >
                  {one === order && <ArrowDownIcon size={14} />}
                  {labels[one]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <Place key={standing.marketer.id} {...standing} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Board = ReturnType<typeof selectLeaderboard>

const isSameBoard = (one: Board, other: Board): boolean =>
  one.rows === other.rows && one.tallies === other.tallies && one.order === other.order

function Place({ rank, marketer, totals, fractionWithItems }: LeaderboardRow) {
  return (
    <tr>
      <td className={css.rank}>{formatCount(rank)}</td>
      <th scope="row" className={css.name}>
        <Link href={`${pathOf('marketers')}?open=${encodeURIComponent(marketer.id)}`}>{displayNameOf(marketer)}</Link>
      </th>
      <td className={css.end}>{formatCount(totals.refereeCount)}</td>
      <td className={css.end}>
        {formatPercent(fractionWithItems)}{' '}
        {fractionWithItems !== null && <span className={css.of}>{formatCount(totals.refereesWithItems)}</span>}
        <svg className={css.bar} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={fractionWithItems ?? 0} height="1" />
        </svg>
      </td>
      <td className={css.end}>{formatCount(totals.itemCount)}</td>
    </tr>
  )
}
