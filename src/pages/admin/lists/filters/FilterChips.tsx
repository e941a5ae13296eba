import type { ActorRefFrom } from 'xstate'
import { noFilters, withFilter } from '#domain/lists/filters.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { chooseFilters } from '#pages/admin/lists/filters/chooseFilters.ts'
import css from '#pages/admin/lists/filters/FilterChips.module.css'
import { useActiveFilters } from '#pages/admin/lists/filters/useActiveFilters.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import { classes } from '#ui/classes.ts'
import { ClearFilters } from '#ui/controls/ClearFilters.tsx'
import { CloseIcon } from '#ui/layout/Icon.tsx'

/** The filters that are on. Each has a button that removes it. */
export function FilterChips({ page, list }: { page: ListPageActor; list: ActorRefFrom<typeof pagedListMachine> }) {
  const { filters, active } = useActiveFilters(page, list)
  if (active.length === 0) return null
  return (
    <div className={classes('row wrap', css.place)}>
      <ul className="row wrap" aria-label="Active filters">
        {active.map(({ field, text }) => (
          <li key={field.name} className={css.chip}>
            <span>{text}</span>
            <button
              type="button"
              className={classes('center lit', css.remove)}
              aria-label={`Remove filter ${text}`}
              onClick={(event) => chooseFilters(page, event.currentTarget, withFilter(filters, field.name, ''))}
            >
              <CloseIcon size={14} />
            </button>
          </li>
        ))}
      </ul>
      <ClearFilters size="small" variant="quiet" onClear={(button) => chooseFilters(page, button, noFilters)} />
    </div>
  )
}
