import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectPageRows, selectPaging, selectSearch } from '#machines/lists/pagedList.selectors.ts'
import css from '#pages/admin/lists/ListState.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { RetryIcon } from '#ui/layout/Icon.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

interface ListStateProps {
  list: ActorRefFrom<typeof pagedListMachine>
  term: string
  empty: (term: string, hadRows: boolean) => string
  loading: string
  columns: number
  rows: number
}

/** What a list shows beside rows: that they are on their way, that they did not come, or that there are none. */
export function ListState({ list, term, empty, loading, rows }: ListStateProps) {
  const paging = useSelector(list, selectPaging, shallowEqual)
  const search = useSelector(list, selectSearch, shallowEqual)
  const isBare = useSelector(list, (snapshot) => selectPageRows(snapshot).length === 0)
  const retry = (
    <Button
      size="small"
      variant="secondary"
      icon={<RetryIcon size={16} />}
      onClick={() => list.send({ type: 'retry.requested' })}
    >
      Retry
    </Button>
  )
  return (
    <>
      {paging.problem !== null && (
        <div className={css.notice}>
          <Notice tone="danger" announce title={paging.problemTitle} action={retry}>
            {paging.problem}
          </Notice>
        </div>
      )}
      {paging.isCutShort && (
        <div className={css.notice}>
          <Notice tone="warning" title="The list may not be whole">
            The server began to repeat itself, so the list ends here.
          </Notice>
        </div>
      )}
      {isBare && paging.isBusy && (
        <div className={css.loading} data-early-place="rows">
          <p className={css.words}>
            <Spinner size="small" /> {loading}
          </p>
          <Skeleton lines={Math.min(rows, 10)} className={css.bones ?? ''} />
        </div>
      )}
      {isBare && !paging.isBusy && paging.problem === null && (
        <EmptyState title={empty(term, search.searched > 0)}>
          {search.isSearching && !search.isWhole ? 'Not everything was searched: keep looking to be sure.' : undefined}
        </EmptyState>
      )}
    </>
  )
}
