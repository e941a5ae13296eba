import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { maxPlainReferees, searchTermMaxLength } from '#domain/limits.ts'
import { unreadableRowsText } from '#domain/lists/unreadableRows.ts'
import { undatedText } from '#domain/people/refereePeriods.ts'
import { areRefereeFiltersEqual, noFilter } from '#domain/people/refereeFilter.ts'
import { noMatchText } from '#domain/people/refereeGroups.ts'
import { isolate } from '#domain/text.ts'
import type { followUpMachine } from '#machines/ambassador/followUp.machine.ts'
import type { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { selectRefereeList } from '#machines/ambassador/refereeList.selectors.ts'
import { selectLoader } from '#machines/lists/loader.machine.ts'
import css from '#pages/ambassador/RefereeList.module.css'
import { RefereeFilters } from '#pages/ambassador/RefereeFilters.tsx'
import { RefereeRows, RefereeSkeletons } from '#pages/ambassador/RefereeRows.tsx'
import { classes } from '#ui/classes.ts'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { NewRows } from '#ui/feedback/NewRows.tsx'
import { formatCount, formatTimeSince } from '#ui/format.ts'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { ClearFilters } from '#ui/controls/ClearFilters.tsx'
import { ClearSearch } from '#ui/controls/ClearSearch.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { CsvButtons } from '#ui/overlays/CsvButtons.tsx'

const refereeCountText = (count: number): string => `${formatCount(count)} ${count === 1 ? 'referee' : 'referees'}`

interface RefereeListProps {
  actor: ActorRefFrom<typeof refereeListMachine>
  followUp: ActorRefFrom<typeof followUpMachine>
}

/** The referees of a marketer with a search box (§5). */
export function RefereeList({ actor, followUp }: RefereeListProps) {
  const {
    canDownload,
    count,
    filter,
    hasCode,
    loader,
    matches,
    problem: lastProblem,
    readAt,
    rows,
    term,
    today,
    undatedCount,
    unreadableCount,
  } = useSelector(actor, selectRefereeList, shallowEqual)
  const { isBusy, hasFailed, hasNews, newCount, ...progress } = useSelector(loader, selectLoader, shallowEqual)
  const problem = hasFailed ? lastProblem : null
  const truncation = hasFailed ? null : progress.problem
  const isSearching = term.trim() !== ''
  const isEmpty = !isBusy && problem === null && truncation === null && count === 0
  const hasFilter = !areRefereeFiltersEqual(filter, noFilter)
  const isNarrowed = isSearching || hasFilter
  const undated = isBusy ? '' : undatedText(filter.period, undatedCount, count)
  const resultText = (): string => {
    if (count === 0 && isBusy) return 'Fetching your referees...'
    if (count === 0 && problem !== null) return ''
    const loaded = isBusy || problem !== null ? `${refereeCountText(count)} loaded so far` : refereeCountText(count)
    return isNarrowed ? `${formatCount(matches.length)} of ${loaded}` : loaded
  }
  const resultLine = [
    resultText(),
    ...(unreadableCount > 0 ? [unreadableRowsText(unreadableCount)] : []),
    ...(readAt === null || isBusy ? [] : [`Updated ${formatTimeSince(readAt, today)}`]),
  ].join('. ')
  const downloadButton = (
    <CsvButtons
      label="Download as CSV"
      size="small"
      disabled={!canDownload}
      onDownload={(reader) => actor.send({ type: 'download.requested', reader })}
    />
  )
  const clearFilters = <ClearFilters onClear={() => actor.send({ type: 'filter.chosen', filter: noFilter })} />
  return (
    <Card title="Your referees" busy={isBusy} actions={downloadButton}>
      <div className={classes('stack', css.content)}>
        <TextField
          type="search"
          label="Search your referees"
          hideLabel
          placeholder="Search by name or email"
          hint={
            count > maxPlainReferees &&
            'This list is long: the search of your browser finds only what is on the screen. Search here instead.'
          }
          value={term}
          maxLength={searchTermMaxLength}
          spellCheck={false}
          onChange={(event) => actor.send({ type: 'term.changed', term: event.target.value })}
        />
        <div className={classes('row wrap muted', css.result)}>
          <p role="status">{resultLine}</p>
          <NewRows
            hasNews={hasNews}
            newCount={newCount}
            noun={['referee', 'referees']}
            onShow={() => actor.send({ type: 'refresh.requested' })}
          />
        </div>
        {!isEmpty && (
          <RefereeFilters
            rows={rows}
            isBusy={isBusy}
            today={today}
            filter={filter}
            onChoose={(chosen) => actor.send({ type: 'filter.chosen', filter: chosen })}
          />
        )}
        {problem !== null && (
          <RetryNotice
            title="Failed to fetch referred users."
            problem={problem}
            callsApi
            onRetry={() => loader?.send({ type: 'retry.requested' })}
          />
        )}
        {truncation !== null && (
          <RetryNotice
            tone="warning"
            title="This list may be incomplete"
            problem={truncation}
            callsApi
            onRetry={() => loader?.send({ type: 'retry.requested' })}
          />
        )}
        {undated !== '' && <Notice announce>{undated}</Notice>}
        {matches.length > 0 && <RefereeRows rows={matches} followUp={followUp} />}
        {isBusy && count === 0 && <RefereeSkeletons />}
        {isEmpty && (
          <EmptyState title="No users referred yet.">
            {hasCode && 'Share your link. People who sign up appear here.'}
          </EmptyState>
        )}
        {count > 0 && matches.length === 0 && isSearching && (
          <EmptyState
            plain
            title={`No referee found for "${isolate(term.trim())}".`}
            action={
              <>
                <ClearSearch onClear={() => actor.send({ type: 'term.changed', term: '' })} />
                {hasFilter && clearFilters}
              </>
            }
          >
            Search covers names and emails.
          </EmptyState>
        )}
        {count > 0 &&
          matches.length === 0 &&
          !isSearching &&
          !isBusy &&
          (filter.period === 'all' || undatedCount < count) && (
            <EmptyState plain title={noMatchText(filter)} action={clearFilters} />
          )}
      </div>
    </Card>
  )
}
