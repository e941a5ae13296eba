import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import {
  type LeaderboardOrder,
  leaderboardOrders,
  formatPercent,
  type LeaderboardRow,
  countUndatedReferees,
  type RefereeTallies,
} from '#domain/people/leaderboard.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { earlierPeriodNames } from '#domain/people/refereeTallies.ts'
import { initialsOf } from '#domain/people/profile.ts'
import { chosenPeriodOf, type RefereePeriod, signUpPeriodNames } from '#domain/periods/signUpPeriods.ts'
import { urlOfView } from '#domain/routes/address.ts'
import { isolate } from '#domain/text.ts'
import { selectListQuery } from '#machines/lists/listPage.selectors.ts'
import type { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import { imageAddress } from '#pages/admin/lists/table/images.ts'
import css from '#pages/admin/marketers/Leaderboard.module.css'
import { useLeaderboardRows } from '#pages/admin/marketers/useLeaderboardRows.ts'
import { classes } from '#ui/classes.ts'
import arrow from '#ui/layout/Arrow.module.css'
import { FigureLink } from '#ui/controls/FigureLink.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { formatCount } from '#ui/format.ts'
import { Avatar } from '#ui/layout/Avatar.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { LazyAnchoredMenu } from '#ui/overlays/lazyOverlays.ts'
import type { MenuEntry } from '#ui/overlays/Menu.tsx'
import { useIsWide } from '#ui/useMedia.ts'

const boardView = { ...defaultView(listKinds.marketers), tab: 'leaderboard' }

/** A phone shows one word of each. */
const labels: Readonly<Record<LeaderboardOrder, ReactNode>> = {
  referred: (
    <span>
      Users<span className="word"> Referred</span>
    </span>
  ),
  share: (
    <span>
      <span className="word">Have </span>listed
    </span>
  ),
  items: (
    <span>
      Items<span className="word"> listed</span>
    </span>
  ),
}

interface LeaderboardTableProps {
  actor: ActorRefFrom<typeof leaderboardMachine>
  /** It has the period and the open row. */
  page: ListPageActor
  images: string
  menuOf: (marketer: Marketer) => readonly MenuEntry[]
}

/** The table of the leaderboard. The column headers choose the order. */
export function LeaderboardTable({ actor, page, images, menuOf }: LeaderboardTableProps) {
  const { rows, period, tallies, order } = useLeaderboardRows(actor, page)
  const { openRowId } = useSelector(page, selectListQuery)
  const isWide = useIsWide()
  const [menu, setMenu] = useState<{ marketer: Marketer; anchor: HTMLElement } | null>(null)
  if (rows.length === 0) return <EmptyState title="No marketers found. Add a new marketer to get started." />
  const emptyText = rows.every(({ totals }) => totals.refereeCount === 0) && noReferees(period, tallies)
  if (emptyText) return <EmptyState title={emptyText} />
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label="Leaderboard">
        <thead>
          <tr>
            <th scope="col" className={css.rank}>
              <span className="word">Rank</span>
            </th>
            <th scope="col">Name</th>
            {leaderboardOrders.map((column) => (
              <th
                key={column}
                scope="col"
                className={classes(css.end, column === 'share' && css.wide)}
                aria-sort={column === order ? 'descending' : undefined}
              >
                <button
                  type="button"
                  className={classes(css.sort, column === order && arrow.down)}
                  onClick={() => actor.send({ type: 'order.chosen', order: column })}
                >
                  {labels[column]}
                </button>
              </th>
            ))}
            <th scope="col" className={classes('screen-only', css.more)}>
              <span className="word">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MarketerRow
              key={row.marketer.id}
              {...row}
              {...{ period, images, isWide }}
              isOpen={row.marketer.id === openRowId}
              onMenu={(anchor) => setMenu({ marketer: row.marketer, anchor })}
            />
          ))}
        </tbody>
      </table>
      {menu && <LazyAnchoredMenu anchor={menu.anchor} items={menuOf(menu.marketer)} onDismiss={() => setMenu(null)} />}
    </div>
  )
}

/** What the leaderboard says if no marketer has a referee. Empty if no date of sign-up is known. */
const noReferees = (period: RefereePeriod, tallies: RefereeTallies): string => {
  const { undatedCount, refereeCount } = countUndatedReferees(tallies)
  if (period === 'all' || refereeCount === 0) return 'No users referred yet.'
  return undatedCount === refereeCount ? '' : `No users referred ${signUpPeriodNames[period].toLowerCase()}.`
}

type MarketerRowProps = LeaderboardRow & {
  period: RefereePeriod
  images: string
  isOpen: boolean
  /** The details open next to the table. */
  isWide: boolean
  onMenu: (anchor: HTMLElement) => void
}

/** The name and the figures lead to the panel. It has the referees that the figure counts. */
function MarketerRow({
  rank,
  earlierRank,
  marketer,
  totals,
  fractionWithItems,
  period,
  images,
  isOpen,
  isWide,
  onMenu,
}: MarketerRowProps) {
  const [name, referred] = [displayNameOf(marketer), formatCount(totals.refereeCount)]
  const items = formatCount(totals.itemCount)
  const listed = `${formatCount(totals.refereesWithItems)} of ${referred}`
  const percent = formatPercent(fractionWithItems)
  const view = { ...boardView, period: chosenPeriodOf(period), openRowId: marketer.id }
  const url = urlOfView('marketers', view)
  const listedUrl = urlOfView('marketers', { ...view, listed: true })
  return (
    <tr data-row={marketer.id} aria-current={isOpen || undefined}>
      <td className={css.rank}>
        <span>{rank === null ? '–' : formatCount(rank)}</span>
        <RankChange rank={rank} earlierRank={earlierRank} period={period} />
      </td>
      <th scope="row" className={css.name}>
        <Link
          className="row"
          href={url}
          data-row-link=""
          {...(isWide ? { 'aria-expanded': isOpen } : { 'aria-haspopup': 'dialog' })}
        >
          <Avatar size="small" initials={initialsOf(marketer.name)} src={imageAddress(images, marketer.avatar)} />
          <Verbatim>{name}</Verbatim>
        </Link>
      </th>
      <td className={css.end}>
        <FigureLink
          href={totals.refereeCount > 0 ? url : null}
          label={`${referred} users referred by ${isolate(name)}`}
        >
          {referred}
        </FigureLink>
      </td>
      <td className={classes(css.end, css.wide)}>
        <FigureLink
          href={totals.refereesWithItems > 0 ? listedUrl : null}
          label={`${listed} users referred by ${isolate(name)} have listed, ${percent}`}
        >
          {fractionWithItems !== null && <span className={classes('note', css.of)}>{listed}</span>}{' '}
          <span>{percent}</span>
        </FigureLink>
      </td>
      <td className={css.end}>
        <FigureLink
          href={totals.itemCount > 0 ? listedUrl : null}
          label={`${items} items of users referred by ${isolate(name)}`}
        >
          {items}
        </FigureLink>
      </td>
      <td className={classes('screen-only', css.more)}>
        <IconButton
          size="small"
          label={`Actions for ${isolate(name)}`}
          aria-haspopup="menu"
          onClick={(event) => onMenu(event.currentTarget)}
        />
      </td>
    </tr>
  )
}

/** How many places up or down since the period before. Nothing in all time, and without a change. */
function RankChange({ rank, earlierRank, period }: Pick<MarketerRowProps, 'rank' | 'earlierRank' | 'period'>) {
  if (rank === null || earlierRank === null || rank === earlierRank || period === 'all') return null
  const isRising = rank < earlierRank
  const places = formatCount(Math.abs(rank - earlierRank))
  const label = `${isRising ? 'Up' : 'Down'} ${places} from ${earlierPeriodNames[period]}`
  return (
    <small className={classes('muted', css.change, isRising && 'good')} role="img" aria-label={label} title={label}>
      {isRising ? `↑${places}` : `↓${places}`}
    </small>
  )
}
