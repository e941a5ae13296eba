import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { noFilters } from '#domain/lists/filters.ts'
import { selectFilters } from '#machines/lists/listPage.selectors.ts'
import { chooseFilters } from '#pages/admin/lists/filters/chooseFilters.ts'
import { activeFields, filterText } from '#pages/admin/lists/filters/filterText.ts'
import type { ListPageActor, RowConfig } from '#pages/admin/lists/listProps.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'

interface NoMatchesProps {
  page: ListPageActor
  term: string
  hadRows: boolean
  emptyMessage: RowConfig<never>['emptyMessage']
  children: ReactNode
}

/** A list without rows. It says which filters are on, and offers to clear them. */
export function NoMatches({ page, term, hadRows, emptyMessage, children }: NoMatchesProps) {
  const { fields, filters, today } = useSelector(page, selectFilters, shallowEqual)
  const active = activeFields(fields, filters)
  const title = emptyMessage(term, hadRows, active.length > 0)
  if (active.length === 0) return <EmptyState title={title}>{children}</EmptyState>
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="secondary" onClick={(event) => chooseFilters(page, event.currentTarget, noFilters)}>
          Clear filters
        </Button>
      }
    >
      <p>{`Filters: ${active.map((field) => filterText(field, filters, today)).join('; ')}.`}</p>
      {children && <p>{children}</p>}
    </EmptyState>
  )
}
