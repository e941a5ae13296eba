import { shallowEqual, useSelector } from '@xstate/react'
import { type ListKindName, listKinds } from '#domain/lists/kinds.ts'
import { type SummaryCard, summaryCards } from '#domain/lists/summaryCards.ts'
import type { ListSummary } from '#domain/lists/summaries.ts'
import { type Trend, trendOf } from '#domain/dashboard/trends.ts'
import { defaultView } from '#domain/lists/view.ts'
import { urlOfView } from '#domain/routes/address.ts'
import { selectListParts, selectSummary } from '#machines/lists/listPage.selectors.ts'
import { selectSummaryProblem } from '#machines/lists/listSummary.machine.ts'
import { selectPaging } from '#machines/lists/pagedList.selectors.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import css from '#pages/admin/lists/Tiles.module.css'
import { FigureLink } from '#ui/controls/FigureLink.tsx'
import { classes } from '#ui/classes.ts'
import arrow from '#ui/layout/Arrow.module.css'
import { CountUp } from '#ui/feedback/CountUp.tsx'
import { formatChange, formatCount, formatDay } from '#ui/format.ts'
import { InfoIcon } from '#ui/layout/Icon.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Tooltip } from '#ui/overlays/Tooltip.tsx'

/**
 * The tiles above the tabs (§2). Without a comparison there is no percentage. If the list has failed too, its notice says
 * so for both, and its Retry loads both.
 */
export function Tiles({ actor }: { actor: ListPageActor }) {
  const { kind, summary, summaryActor } = useSelector(actor, selectSummary, shallowEqual)
  const problem = useSelector(summaryActor, selectSummaryProblem)
  const { list } = useSelector(actor, selectListParts, shallowEqual)
  const hasListFailed = useSelector(
    list,
    (snapshot) => snapshot !== undefined && selectPaging(snapshot).problem !== null,
  )
  if (summaryCards[kind.name].length === 0) return null
  const label = `Totals of ${kind.noun[1]}`
  if (problem !== null && summary === null && !hasListFailed)
    return (
      <section aria-label={label}>
        <RetryNotice
          title={kind.summaryProblem !== 'Error' && kind.summaryProblem}
          problem={kind.summaryProblem === 'Error' ? `Error: ${problem}` : problem}
          callsApi
          onRetry={() => summaryActor?.send({ type: 'retry.requested' })}
        />
      </section>
    )
  return (
    <section
      className={classes('framed', css.tiles)}
      aria-label={label}
      aria-busy={(summary === null && problem === null) || undefined}
    >
      {summaryCards[kind.name].map((card) => (
        <Tile key={card.tab} card={card} summary={summary} hasFailed={problem !== null} kind={kind.name} />
      ))}
    </section>
  )
}

interface TileProps {
  card: SummaryCard
  summary: ListSummary | null
  hasFailed: boolean
  kind: ListKindName
}

/** A figure that leads to its tab. */
function Tile({ card, summary, hasFailed, kind }: TileProps) {
  return (
    <div className={css.tile}>
      {card.tooltip ? (
        <p className={classes('row muted', css.label)}>
          <span>{card.label}</span>
          <Tooltip text={card.tooltip} side="bottom">
            <button
              type="button"
              className={classes('center muted', css.why)}
              aria-label={`About ${card.label.toLowerCase()}`}
            >
              <InfoIcon size={16} />
            </button>
          </Tooltip>
        </p>
      ) : (
        <p className={classes('row muted', css.label)}>{card.label}</p>
      )}
      {summary ? (
        <FigureLink
          href={urlOfView(kind, { ...defaultView(listKinds[kind]), tab: card.tab })}
          label={`${card.label}: ${formatCount(summary.totals[card.countName])}`}
          className={classes('figure', css.value)}
          isStretched
        >
          <CountUp value={summary.totals[card.countName]} />
        </FigureLink>
      ) : (
        <ValueSkeleton hasFailed={hasFailed} />
      )}
      {summary ? (
        <Change trend={trendOf(card, summary)} isNeutral={card.isNeutral} />
      ) : (
        !hasFailed && <ChangeSkeleton />
      )}
    </div>
  )
}

/** A placeholder with the height of the value. */
function ValueSkeleton({ hasFailed }: { hasFailed: boolean }) {
  return hasFailed ? (
    <p className={classes('figure muted', css.value)}>–</p>
  ) : (
    <p className={classes('figure', css.value, css.loading)} aria-hidden="true">
      <span>0,000</span>
      <Skeleton className={css.over ?? ''} />
    </p>
  )
}

const noComparisonText = 'No comparison yet'

/** A placeholder with the height of the change. */
function ChangeSkeleton() {
  return (
    <p className={classes(css.change, css.loading)} aria-hidden="true">
      <span className={classes('medium digits', css.points, arrow.up)}>+00.00%</span>
      <span className={classes('muted', css.since)}>{noComparisonText}</span>
      <Skeleton className={css.over ?? ''} />
    </p>
  )
}

/** What the percentage says: 'since Nov 2', or '54 in 30 days'. */
const basisOf = (trend: Trend): string => {
  if (trend.kind === 'measured') return `since ${formatDay(`${trend.since}T12:00:00`)}`
  return `${formatCount(trend.created)} in 30 days`
}

function Change({ trend, isNeutral }: { trend: Trend | null; isNeutral: true | undefined }) {
  if (!trend)
    return (
      <p className={css.change}>
        <span className={classes('muted', css.since)}>{noComparisonText}</span>
      </p>
    )
  const isRising = trend.percentPoints >= 0
  return (
    <p className={css.change}>
      <span
        className={classes(
          'medium digits',
          css.points,
          isRising ? arrow.up : arrow.down,
          !isNeutral && (isRising ? 'good' : 'bad'),
        )}
      >
        {formatChange(trend.percentPoints)}
      </span>
      <span className={classes('muted', css.since)}>{basisOf(trend)}</span>
    </p>
  )
}
