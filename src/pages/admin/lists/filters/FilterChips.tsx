import { shallowEqual, useSelector } from '@xstate/react'
import { noFilters } from '#domain/lists/filters.ts'
import { withoutFilter } from '#domain/lists/filterRows.ts'
import { selectFilters } from '#machines/lists/listPage.selectors.ts'
import { chooseFilters } from '#pages/admin/lists/filters/chooseFilters.ts'
import css from '#pages/admin/lists/filters/FilterChips.module.css'
import { activeFields, filterText } from '#pages/admin/lists/filters/filterText.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import { Button } from '#ui/controls/Button.tsx'
import { CloseIcon } from '#ui/layout/Icon.tsx'

/** The filters that are on. Each has a button that removes it. */
export function FilterChips({ page }: { page: ListPageActor }) {
  const { fields, filters, today } = useSelector(page, selectFilters, shallowEqual)
  const active = activeFields(fields, filters)
  if (active.length === 0) return null
  return (
    <div className={css.place}>
      <ul className={css.chips} aria-label="Active filters">
        {active.map((field) => (
          <li key={field.name} className={css.chip}>
            <span>{filterText(field, filters, today)}</span>
            <button
              type="button"
              className={css.remove}
              aria-label={`Remove filter ${filterText(field, filters, today)}`}
              onClick={(event) => chooseFilters(page, event.currentTarget, withoutFilter(filters, field.name))}
            >
              <CloseIcon size={14} />
            </button>
          </li>
        ))}
      </ul>
      <Button size="small" variant="quiet" onClick={(event) => chooseFilters(page, event.currentTarget, noFilters)}>
        Clear filters
      </Button>
    </div>
  )
}
