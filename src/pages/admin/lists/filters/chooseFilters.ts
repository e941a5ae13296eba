import type { Filters } from '#domain/lists/filters.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'

/** Chooses filters by a button that then disappears. The focus moves to the button that opens the filters. */
export const chooseFilters = (page: ListPageActor, button: HTMLElement, filters: Filters): void => {
  button.closest('section')?.querySelector<HTMLElement>('[data-filters-button]')?.focus()
  page.send({ type: 'query.chosen', choice: { filters } })
}
