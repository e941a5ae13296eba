import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { countUndatedReferees, type RefereeTallies } from '#domain/people/leaderboard.ts'
import { undatedText } from '#domain/people/refereePeriods.ts'
import { earlierPeriodNames } from '#domain/people/refereeTallies.ts'
import { chosenPeriodOf, type RefereePeriod, refereePeriodOptions } from '#domain/periods/signUpPeriods.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import type { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { selectPeriod } from '#machines/marketers/leaderboard.selectors.ts'
import { RowSkeletons } from '#pages/admin/lists/ListState.tsx'
import list from '#pages/admin/lists/ListState.module.css'
import panel from '#pages/admin/lists/ListPanel.module.css'
import toolbar from '#pages/admin/lists/ListToolbar.module.css'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import widths from '#pages/admin/lists/table/ColumnWidths.module.css'
import css from '#pages/admin/marketers/Leaderboard.module.css'
import { LeaderboardTable } from '#pages/admin/marketers/LeaderboardTable.tsx'
import { useLeaderboardProgress } from '#pages/admin/marketers/useLeaderboardProgress.ts'
import { classes } from '#ui/classes.ts'
import { Select } from '#ui/controls/Select.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { formatCount } from '#ui/format.ts'
import { RetryIcon } from '#ui/layout/Icon.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import type { MenuEntry } from '#ui/overlays/Menu.tsx'
import { useFocusFallback } from '#ui/overlays/useFocusFallback.ts'
import { CsvButtons } from '#ui/overlays/CsvButtons.tsx'

type LeaderboardActor = ActorRefFrom<typeof leaderboardMachine>

interface LeaderboardProps {
  actor: LeaderboardActor
  /** It has the period. */
  page: ListPageActor
  /** The origin of the image host. */
  images: string
  menuOf: (marketer: Marketer) => readonly MenuEntry[]
  details: ReactNode
}

/** The leaderboard of the marketers. The URL contains its period. The details of the open row are shown while rows load and are loaded. */
export function Leaderboard({ actor, page, images, menuOf, details }: LeaderboardProps) {
  const period = useSelector(page, selectPeriod)
  const progress = useLeaderboardProgress(actor)
  const load = () => actor.send({ type: 'load.requested' })
  return (
    <section
      className={classes('column', panel.panel)}
      aria-label="Leaderboard"
      aria-busy={progress.isBusy || undefined}
    >
      <div className={classes('row wrap', panel.head)}>
        <h2 className="visually-hidden" tabIndex={-1}>
          Leaderboard
        </h2>
        {!progress.isIdle && (
          <div className={classes('row wrap', toolbar.tools)}>
            <Select
              className={classes('screen-only', toolbar.sort)}
              label="Signed up"
              hideLabel
              value={period}
              options={refereePeriodOptions}
              onValueChange={(chosen) =>
                page.send({ type: 'query.chosen', choice: { period: chosenPeriodOf(chosen) } })
              }
            />
            <div className={classes('row screen-only', toolbar.buttons)}>
              <Button
                variant="quiet"
                icon={<RetryIcon size={18} />}
                busy={progress.isBusy}
                onClick={progress.problem === null ? load : progress.retry}
              >
                <span className="word">Refresh</span>
              </Button>
              <CsvButtons
                label={<span className="word">Export</span>}
                disabled={!progress.isLoaded}
                onDownload={(reader) => actor.send({ type: 'download.requested', period, reader })}
              />
            </div>
            {progress.isLoaded && period !== 'all' && (
              <p className={classes('note', css.compared)}>{`↑↓ Rank compared with ${earlierPeriodNames[period]}`}</p>
            )}
          </div>
        )}
      </div>
      {progress.isIdle && <Idle onLoad={load} />}
      {progress.problem !== null && (
        <RetryNotice
          title="The leaderboard couldn't be loaded"
          problem={progress.problem}
          callsApi
          onRetry={progress.retry}
        />
      )}
      {progress.isLoaded && <UndatedNotice period={period} tallies={progress.tallies} />}
      {(progress.isBusy || progress.isLoaded) && (
        <div className={classes('framed', panel.split)}>
          <div className={classes('fill', panel.rows)}>
            {progress.isBusy && <Progress {...progress} onStop={() => actor.send({ type: 'load.cancelled' })} />}
            {progress.isLoaded && <LeaderboardTable {...{ actor, page, images, menuOf }} />}
          </div>
          {details}
        </div>
      )}
    </section>
  )
}

/** Says which referees a period leaves out because the server sends no date of their sign-up. */
function UndatedNotice({ period, tallies }: { period: RefereePeriod; tallies: RefereeTallies }) {
  const { undatedCount, refereeCount } = useMemo(() => countUndatedReferees(tallies), [tallies])
  const text = undatedText(period, undatedCount, refereeCount)
  if (text === '') return null
  return (
    <div className={css.undated}>
      <Notice announce>{text}</Notice>
    </div>
  )
}

function Idle({ onLoad }: { onLoad: () => void }) {
  return (
    <div ref={useFocusFallback<HTMLDivElement>()}>
      <EmptyState title="Who brings the most active users?" action={<Button onClick={onLoad}>Load leaderboard</Button>}>
        Ranks marketers by referrals, active listers and items. This may take a moment.
      </EmptyState>
    </div>
  )
}

interface ProgressProps {
  areMarketersLoaded: boolean
  marketers: number
  countedMarketers: number
  onStop: () => void
}

const progressTextOf = ({ areMarketersLoaded, marketers, countedMarketers }: Omit<ProgressProps, 'onStop'>): string => {
  if (areMarketersLoaded) return `${formatCount(countedMarketers)} of ${formatCount(marketers)} marketers counted`
  return marketers === 0 ? 'Fetching the marketers…' : `${formatCount(marketers)} marketers fetched`
}

/** How far it is, over rows that load. */
function Progress({ onStop, ...progress }: ProgressProps) {
  return (
    <div ref={useFocusFallback<HTMLDivElement>()} className={widths.widths}>
      <div className={classes('row note', list.message)}>
        <Spinner size="small" />
        <p className="fill" role="status" aria-live="off">
          {progressTextOf(progress)}
        </p>
        <Button size="small" variant="quiet" onClick={onStop}>
          Stop
        </Button>
      </div>
      <RowSkeletons count={10} />
    </div>
  )
}
