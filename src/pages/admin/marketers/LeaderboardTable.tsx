import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { urlOfRow } from '#domain/routes/routes.ts'
import {
  type LeaderboardOrder,
  leaderboardOrders,
  formatPercent,
  type LeaderboardRow,
  createLeaderboardRows,
} from '#domain/people/leaderboard.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import { isolate } from '#domain/text.ts'
import type { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { selectLeaderboard } from '#machines/marketers/leaderboard.selectors.ts'
import css from '#pages/admin/marketers/Leaderboard.module.css'
import { FigureLink } from '#ui/controls/FigureLink.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { formatCount } from '#ui/format.ts'
import { ArrowDownIcon } from '#ui/layout/Icon.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

const labels: Readonly<Record<LeaderboardOrder, string>> = {
  referred: 'Users Referred',
  share: 'Have listed',
  items: 'Items listed',
}

/** The table of the leaderboard. The column headers choose the order. */
export function LeaderboardTable({ actor }: { actor: ActorRefFrom<typeof leaderboardMachine> }) {
  const { marketers, tallies, order, period } = useSelector(actor, selectLeaderboard, areBoardsEqual)
  const rows = useMemo(
    () => createLeaderboardRows(marketers, tallies, order, period),
    [marketers, tallies, order, period],
  )
  if (rows.length === 0) return <EmptyState title="No marketers found. Add a new marketer to get started." />
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label="Leaderboard">
        <thead>
          <tr>
            <th scope="col" className={css.rank}>
              <span className={css.word}>Rank</span>
            </th>
            <th scope="col">Name</th>
            {leaderboardOrders.map((column) => (
              <th key={column} scope="col" className={css.end} aria-sort={column === order ? 'descending' : undefined}>
                <button
                  type="button"
                  className={css.sort}
                  onClick={() => actor.send({ type: 'order.chosen', order: column })}
                >
                  {column === order && <ArrowDownIcon size={14} />}
                  <span>{labels[column]}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MarketerRow key={row.marketer.id} {...row} isAllTime={period === 'all'} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Board = ReturnType<typeof selectLeaderboard>

const areBoardsEqual = (a: Board, b: Board): boolean =>
  a.rows === b.rows && a.tallies === b.tallies && a.order === b.order && a.period === b.period

/** The number of referees leads to them. The panel has those of all time. */
function MarketerRow({
  rank,
  marketer,
  totals,
  fractionWithItems,
  isAllTime,
}: LeaderboardRow & { isAllTime: boolean }) {
  const [name, referred] = [displayNameOf(marketer), formatCount(totals.refereeCount)]
  return (
    <tr>
      <td className={css.rank}>{formatCount(rank)}</td>
      <th scope="row" className={css.name}>
        <Link href={urlOfRow('marketers', marketer.id)}>
          <Verbatim>{name}</Verbatim>
        </Link>
      </th>
      <td className={css.end}>
        {isAllTime && totals.refereeCount > 0 ? (
          <FigureLink
            href={urlOfRow('marketers', marketer.id)}
            label={`${referred} users referred by ${isolate(name)}`}
          >
            {referred}
          </FigureLink>
        ) : (
          referred
        )}
      </td>
      <td className={css.end}>
        <span>{formatPercent(fractionWithItems)}</span>{' '}
        {fractionWithItems !== null && <span className={css.of}>{formatCount(totals.refereesWithItems)}</span>}
        <svg className={css.bar} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={fractionWithItems ?? 0} height="1" />
        </svg>
      </td>
      <td className={css.end}>{formatCount(totals.itemCount)}</td>
    </tr>
  )
}
