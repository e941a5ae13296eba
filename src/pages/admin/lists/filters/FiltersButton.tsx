import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { selectFilters } from '#machines/lists/listPage.selectors.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { FilterChoices } from '#pages/admin/lists/filters/FilterChoices.tsx'
import { activeFields } from '#pages/admin/lists/filters/filterText.ts'
import css from '#pages/admin/lists/ListToolbar.module.css'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import { restSigns } from '#pages/admin/lists/restSigns.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FilterIcon } from '#ui/layout/Icon.tsx'

interface FiltersProps {
  page: ListPageActor
  list: ActorRefFrom<typeof pagedListMachine>
}

/** The button that opens the filters of a list, with the number of those that are on. */
export function FiltersButton({ page, list }: FiltersProps) {
  const { fields, filters } = useSelector(page, selectFilters, shallowEqual)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const count = activeFields(fields, filters).length
  return (
    <>
      <Button
        variant="quiet"
        icon={<FilterIcon size={18} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        data-filters-button=""
        {...restSigns(page)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="word">Filters</span>
        {count > 0 && (
          <span className={css.badge}>
            <span>{count}</span>
            <span className="visually-hidden"> on</span>
          </span>
        )}
      </Button>
      {anchor && <FilterChoices page={page} list={list} anchor={anchor} onDismiss={() => setAnchor(null)} />}
    </>
  )
}
