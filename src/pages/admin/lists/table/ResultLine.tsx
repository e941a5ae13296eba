import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectSearch } from '#machines/lists/pagedList.selectors.ts'
import css from '#pages/admin/lists/table/ResultLine.module.css'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import { Button } from '#ui/controls/Button.tsx'
import { formatCount } from '#ui/format.ts'

type Search = ReturnType<typeof selectSearch>

const many = (count: number, [one, more]: readonly [string, string]): string =>
  `${formatCount(count)} ${count === 1 ? one : more}`

/** How many rows there are, as far as anybody knows. */
const totalOf = ({ count, searched, isWhole }: Search): number | null =>
  isWhole ? searched : count !== null && count >= searched ? count : null

const foundWords = (search: Search, noun: readonly [string, string]): string => {
  const matches = many(search.matches, ['match', 'matches'])
  return search.isWhole
    ? `${matches} in all ${many(search.searched, noun)}`
    : `${matches} in the first ${many(search.searched, noun)}`
}

const loadedWords = (search: Search, noun: readonly [string, string]): string => {
  if (search.isWhole) return `${many(search.loaded, noun)}, all of them sorted`
  const total = totalOf(search)
  const of =
    total === null
      ? `${many(search.loaded, noun)} loaded`
      : `${formatCount(search.loaded)} of ${many(total, noun)} loaded`
  return `${of}; sorting covers these`
}

/** What was searched or sorted, and nothing beyond it. A search that stopped before the end can go on. */
export function ResultLine({ list, page }: { list: ActorRefFrom<typeof pagedListMachine>; page: ListPageActor }) {
  const search = useSelector(list, selectSearch, shallowEqual)
  const noun = useSelector(page, ({ context }) => context.kind.noun)
  const canLook = search.isSearching && !search.isWhole && !search.isBusy && !search.hasFailed
  if (search.searched === 0 && !search.isWhole) return <p className={css.line}>&nbsp;</p>
  const total = totalOf(search)
  return (
    <div className={css.line}>
      <p role="status" aria-live={search.isLooking ? 'off' : 'polite'}>
        {search.isSearching ? foundWords(search, noun) : loadedWords(search, noun)}
      </p>
      {search.isLooking && (
        <>
          {total === null ? (
            <progress className={css.progress} aria-label="Looking" />
          ) : (
            <progress className={css.progress} aria-label="Looking" value={search.searched} max={total} />
          )}
          <Button size="small" variant="secondary" onClick={() => list.send({ type: 'fullSearch.cancelled' })}>
            Cancel
          </Button>
        </>
      )}
      {canLook && (
        <Button size="small" variant="secondary" onClick={() => list.send({ type: 'fullSearch.requested' })}>
          Keep looking
        </Button>
      )}
    </div>
  )
}
