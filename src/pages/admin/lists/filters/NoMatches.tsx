import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { noFilters } from '#domain/lists/filters.ts'
import { isolate } from '#domain/text.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { chooseFilters } from '#pages/admin/lists/filters/chooseFilters.ts'
import { useActiveFilters } from '#pages/admin/lists/filters/useActiveFilters.ts'
import type { ListPageActor, RowConfig } from '#pages/admin/lists/listProps.ts'
import { ClearFilters } from '#ui/controls/ClearFilters.tsx'
import { ClearSearch } from '#ui/controls/ClearSearch.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'

interface NoMatchesProps {
  page: ListPageActor
  list: ActorRefFrom<typeof pagedListMachine>
  term: string
  hadRows: boolean
  emptyMessage: RowConfig<never>['emptyMessage']
  children: ReactNode
}

/** A list without rows. It names the search and the filters, and offers to clear the search and the filters. */
export function NoMatches({ page, list, term, hadRows, emptyMessage, children }: NoMatchesProps) {
  const { active } = useActiveFilters(page, list)
  const isSearching = term.trim() !== ''
  const hasFilters = active.length > 0
  const search = isolate(term.trim())
  const title = emptyMessage(term, hadRows, hasFilters)
  const namesSearch = !isSearching || title.includes(search)
  return (
    <EmptyState
      title={title}
      action={
        (isSearching || hasFilters) && (
          <>
            {isSearching && <ClearSearch onClear={() => page.send({ type: 'term.changed', term: '' })} />}
            {hasFilters && <ClearFilters onClear={(button) => chooseFilters(page, button, noFilters)} />}
          </>
        )
      }
    >
      {(!namesSearch || hasFilters || children) && (
        <>
          {!namesSearch && <p>{`Nothing matches "${search}".`}</p>}
          {hasFilters && <p>{`Filters: ${active.map(({ text }) => text).join('; ')}.`}</p>}
          {children && <p>{children}</p>}
        </>
      )}
    </EmptyState>
  )
}
