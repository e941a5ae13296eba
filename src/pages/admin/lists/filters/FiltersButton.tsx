import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { FilterChoices } from '#pages/admin/lists/filters/FilterChoices.tsx'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import { restSigns } from '#pages/admin/lists/restSigns.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FilterIcon } from '#ui/layout/Icon.tsx'

interface FiltersProps {
  page: ListPageActor
  list: ActorRefFrom<typeof pagedListMachine>
}

/** The button that opens the filters of a list. */
export function FiltersButton({ page, list }: FiltersProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
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
      </Button>
      {anchor && <FilterChoices page={page} list={list} anchor={anchor} onDismiss={() => setAnchor(null)} />}
    </>
  )
}
