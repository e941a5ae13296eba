import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { pathOf } from '#domain/routes/routes.ts'
import { type BoardOrder, boardOrders, percentOf, type Standing, standingsOf } from '#domain/people/leaderboard.ts'
import { callNameOf } from '#domain/people/marketers.ts'
import type { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { selectBoard } from '#machines/marketers/leaderboard.selectors.ts'
import css from '#pages/admin/marketers/Leaderboard.module.css'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { formatCount } from '#ui/format.ts'
import { ArrowDownIcon } from '#ui/layout/Icon.tsx'

const labels: Readonly<Record<BoardOrder, string>> = {
  referred: 'Users Referred',
  share: 'With items',
  items: 'Items listed',
}

/** The leaderboard itself. The heads of its figures choose the order. */
export function Standings({ actor }: { actor: ActorRefFrom<typeof leaderboardMachine> }) {
  const { marketers, tallies, order } = useSelector(actor, selectBoard, isSameBoard)
  const standings = useMemo(() => standingsOf(marketers, tallies, order), [marketers, tallies, order])
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
            {boardOrders.map((one) => (
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

type Board = ReturnType<typeof selectBoard>

const isSameBoard = (one: Board, other: Board): boolean =>
  one.rows === other.rows && one.tallies === other.tallies && one.order === other.order

function Place({ place, marketer, tally, share }: Standing) {
  return (
    <tr>
      <td className={css.rank}>{formatCount(place)}</td>
      <th scope="row" className={css.name}>
        <Link href={`${pathOf('marketers')}?open=${encodeURIComponent(marketer.id)}`}>{callNameOf(marketer)}</Link>
      </th>
      <td className={css.end}>{formatCount(tally.referees)}</td>
      <td className={css.end}>
        {percentOf(share)} {share !== null && <span className={css.of}>{formatCount(tally.withItems)}</span>}
        <svg className={css.bar} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share ?? 0} height="1" />
        </svg>
      </td>
      <td className={css.end}>{formatCount(tally.items)}</td>
    </tr>
  )
}
