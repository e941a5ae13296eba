import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { unreadableRowsText } from '#domain/lists/unreadableRows.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import { undatedText } from '#domain/people/refereePeriods.ts'
import { refereePeriodOptions } from '#domain/periods/signUpPeriods.ts'
import { urlOfRow } from '#domain/routes/routes.ts'
import { selectLoader } from '#machines/lists/loader.machine.ts'
import type { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { selectSidePanel } from '#machines/marketers/sidePanel.selectors.ts'
import css from '#pages/admin/marketers/Referees.module.css'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Choice } from '#ui/controls/ChoiceGroup.tsx'
import { Select } from '#ui/controls/Select.tsx'
import { formatCount, formatDay } from '#ui/format.ts'
import { Notice } from '#ui/feedback/Notice.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { useFocusFallback } from '#ui/overlays/useFocusFallback.ts'

interface RefereesProps {
  actor: ActorRefFrom<typeof sidePanelMachine>
  /** The number of referees in the list of marketers. */
  count: number
}

/** The referees of a marketer, in batches (§2, §9). */
export function Referees({ actor, count }: RefereesProps) {
  const {
    referees,
    period,
    listed,
    loadedCount,
    undatedCount,
    unreadableCount,
    isLoadingCode,
    hasNone,
    problem: lastProblem,
    loader: runningLoader,
  } = useSelector(actor, selectSidePanel, shallowEqual)
  const [loader, setLoader] = useState(runningLoader)
  // Under a dialog, a panel that has stopped still shows how far it was.
  if (runningLoader && runningLoader !== loader) setLoader(runningLoader)
  const progress = useSelector(loader, selectLoader, shallowEqual)
  const isBusy = isLoadingCode || progress.isBusy
  const problem = loader && progress.problem === null ? null : lastProblem
  const undated = undatedText(period, undatedCount, loadedCount)
  return (
    <section className={classes('stack', css.referees)} aria-label="Users referred" aria-busy={isBusy || undefined}>
      <h3 className={classes('row', css.title)} tabIndex={-1}>
        Users referred{' '}
        <span className={classes('muted digits', css.count)}>{formatCount(Math.max(count, loadedCount))}</span>
      </h3>
      {loadedCount > 0 && (
        <div className={classes('row wrap', css.filters)}>
          <Select
            size="small"
            label="Signed up"
            value={period}
            options={refereePeriodOptions}
            onValueChange={(chosen) => actor.send({ type: 'period.chosen', period: chosen })}
          />
          <Choice type="checkbox" checked={listed} onChange={() => actor.send({ type: 'listed.toggled' })}>
            Only with items
          </Choice>
        </div>
      )}
      {undated !== '' && <Notice announce>{undated}</Notice>}
      {referees.length > 0 && (
        <table className={css.table} aria-label="Referees">
          <thead>
            <tr>
              <th scope="col">Referee</th>
              <th scope="col" className={css.end}>
                Items traded
              </th>
            </tr>
          </thead>
          <tbody>
            {referees.map((referee) => (
              <tr key={referee.id}>
                <td>
                  <Link className={classes('medium', css.name)} href={urlOfRow('users', referee.id)}>
                    <Verbatim>{displayNameOf(referee)}</Verbatim>
                  </Link>
                  {referee.email && displayNameOf(referee) !== referee.email && (
                    <Verbatim className={classes('note', css.email)}>{referee.email}</Verbatim>
                  )}
                  {referee.createdAt && (
                    <span className={classes('note', css.email)}>{`Joined ${formatDay(referee.createdAt)}`}</span>
                  )}
                </td>
                <td className={css.end}>{formatCount(referee.totalItemsCount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {loadedCount === 0 && isBusy && <Skeleton lines={4} />}
      {problem !== null && (
        <RetryNotice
          title="Error fetching referred users"
          problem={problem}
          callsApi
          onRetry={() => (loader ?? actor).send({ type: 'retry.requested' })}
        />
      )}
      {loadedCount > 0 && (isBusy || progress.isPartial) && (
        <LoadMore isBusy={isBusy} onLoad={() => loader?.send({ type: 'more.requested' })} />
      )}
      <p role="status" className={classes('muted', css.close)}>
        {[
          loadedCount > 0 &&
            (period !== 'all' || listed) &&
            `${formatCount(referees.length)} of ${formatCount(loadedCount)} loaded.`,
          progress.isComplete && !hasNone && 'End of list.',
          hasNone && 'No users referred yet.',
          unreadableCount > 0 && `${unreadableRowsText(unreadableCount)}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  )
}

function LoadMore({ isBusy, onLoad }: { isBusy: boolean; onLoad: () => void }) {
  return (
    <div ref={useFocusFallback<HTMLDivElement>()}>
      <Button size="small" variant="secondary" busy={isBusy} onClick={onLoad}>
        Load more
      </Button>
    </div>
  )
}
