import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { unreadableRowsText } from '#domain/lists/unreadableRows.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectNews, selectPaging, selectSearch } from '#machines/lists/pagedList.selectors.ts'
import css from '#pages/admin/lists/table/ResultLine.module.css'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import { useIsCounted } from '#pages/admin/lists/useIsCounted.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { NewRows } from '#ui/feedback/NewRows.tsx'
import { formatCount, formatTimeSince } from '#ui/format.ts'
import { useIsNarrow } from '#ui/useMedia.ts'
import { useFocusFallback } from '#ui/overlays/useFocusFallback.ts'

type Search = ReturnType<typeof selectSearch>

const withNoun = (count: number, [singular, plural]: readonly [string, string]): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`

/** The number of rows of the list. Null if it is not known. */
const totalOf = ({ totalCount, scannedCount, isComplete }: Search): number | null =>
  isComplete ? scannedCount : totalCount !== null && totalCount >= scannedCount ? totalCount : null

const matchText = ({ matchCount }: Search): string => withNoun(matchCount, ['match', 'matches'])

/** 'Newest 400 of 1,240 users'. */
const partText = (word: string, search: Search, noun: readonly [string, string]): string => {
  const total = totalOf(search)
  return total === null
    ? `${word} ${withNoun(search.scannedCount, noun)}`
    : `${word} ${formatCount(search.scannedCount)} of ${withNoun(total, noun)}`
}

const rowsText = (search: Search, noun: readonly [string, string]): string => {
  if (search.isLoadingRest)
    return `${search.isSearching ? `${matchText(search)}. ` : ''}${partText('Loading', search, noun)}`
  const scanned = withNoun(search.scannedCount, noun)
  if (search.isComplete)
    return search.isSearching ? `${matchText(search)} in all ${scanned}` : withNoun(search.loadedCount, noun)
  if (search.isSelective) return `${matchText(search)} in the first ${scanned}`
  const total = totalOf(search)
  // The rest loads by itself when the person needs it.
  return total === null || search.canLoadAll ? partText('Newest', search, noun) : withNoun(total, noun)
}

/**
 * One text: a part of its own would move when the count comes. Neither a narrow window nor a search has room for the time.
 */
const resultText = (search: Search, noun: readonly [string, string]): string =>
  [rowsText(search, noun), ...(search.unreadableCount > 0 ? [unreadableRowsText(search.unreadableCount)] : [])].join(
    '. ',
  )

const updatedText = ({ readAt, today }: Search): string =>
  readAt === null ? '' : `. Updated ${formatTimeSince(readAt, today)}`

/** What the person can do about rows that have not arrived. Null: nothing. */
const actionOf = (search: Search) => {
  if (search.isLoadingAll) return { label: 'Cancel', type: 'rest.cancelled' } as const
  if (!search.canLoadAll) return null
  const total = totalOf(search)
  const label = search.isSelective ? 'Search all' : total === null ? 'Load all' : `Load all ${formatCount(total)}`
  return { label, type: 'rest.requested' } as const
}

/** Loads or searches all rows, or cancels it. One button, so that it keeps the focus in between. */
function AllRowsButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button ref={useFocusFallback<HTMLButtonElement>()} size="small" variant="secondary" onClick={onPress}>
      {label}
    </Button>
  )
}

/** Which rows were searched or sorted. The person can load or search the rest of a list that stopped before its end. */
export function ResultLine({ list, page }: { list: ActorRefFrom<typeof pagedListMachine>; page: ListPageActor }) {
  const search = useSelector(list, selectSearch, shallowEqual)
  const news = useSelector(list, selectNews, shallowEqual)
  const hasFailed = useSelector(list, (snapshot) => selectPaging(snapshot).problem !== null)
  const noun = useSelector(page, ({ context }) => context.kind.noun)
  const isCounted = useIsCounted(page, list)
  const isNarrow = useIsNarrow('52rem')
  const isShort = isNarrow || search.isSearching
  const action = actionOf(search)
  const total = totalOf(search)
  if (!isCounted) return hasFailed ? null : <p className={classes('row wrap note', css.line)}>&nbsp;</p>
  return (
    <div className={classes('row wrap note', css.line)}>
      <p role="status" aria-live={search.isLoadingRest ? 'off' : 'polite'}>
        {isShort ? (
          <>
            <span>{resultText(search, noun)}</span>
            <span className="visually-hidden">{updatedText(search)}</span>
          </>
        ) : (
          resultText(search, noun) + updatedText(search)
        )}
      </p>
      {search.isLoadingAll && (
        <progress
          className={css.progress}
          aria-label="Loading"
          {...(total !== null && { value: search.scannedCount, max: total })}
        />
      )}
      {action && <AllRowsButton label={action.label} onPress={() => list.send({ type: action.type })} />}
      <NewRows {...news} className={css.news} noun={noun} onShow={() => page.send({ type: 'news.requested' })} />
    </div>
  )
}
