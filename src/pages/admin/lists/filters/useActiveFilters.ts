import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type Item, itemOwnerName } from '#domain/items/items.ts'
import { selectFilters } from '#machines/lists/listPage.selectors.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { activeFields, filterText } from '#pages/admin/lists/filters/filterText.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'

/** The filters that are on, with what each says. */
export const useActiveFilters = (page: ListPageActor, list: ActorRefFrom<typeof pagedListMachine>) => {
  const { fields, filters, today } = useSelector(page, selectFilters, shallowEqual)
  const ownerName = useSelector(list, ({ context }) => {
    const row = filters.owner && context.rows.find(({ filterValues }) => filterValues.owner === filters.owner)
    return row ? itemOwnerName(row.entity as Item) : ''
  })
  const active = activeFields(fields, filters)
  return { filters, active: active.map((field) => ({ field, text: filterText(field, filters, today, ownerName) })) }
}
