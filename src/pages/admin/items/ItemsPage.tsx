import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Item } from '#domain/items/items.ts'
import type { ItemAction, itemsMachine } from '#machines/items/items.machine.ts'
import { selectItemsPage } from '#machines/items/items.selectors.ts'
import { itemCells } from '#pages/admin/items/itemCells.tsx'
import { ItemDetails } from '#pages/admin/items/ItemDetails.tsx'
import { ListShell } from '#pages/admin/lists/ListShell.tsx'
import type { RowConfig } from '#pages/admin/lists/listProps.ts'
import { RowDrawer } from '#pages/admin/lists/details/RowDrawer.tsx'
import { FlagIcon, PauseIcon, TrashIcon } from '#ui/layout/Icon.tsx'

interface ItemsPageProps {
  actor: ActorRefFrom<typeof itemsMachine>
  /** Absolute address of the image host. */
  images: string
}

/** The items page (§2). */
export function ItemsPage({ actor, images }: ItemsPageProps) {
  const page = useSelector(actor, selectItemsPage)
  const rows = useMemo(() => rowsOf(images, (deed) => actor.send({ type: 'action.chosen', deed })), [actor, images])
  if (!page) return null
  return (
    <>
      <ListShell actor={page} rows={rows} />
      <RowDrawer<Item> page={page} titleOf={({ itemName, id }) => itemName || id}>
        {({ entity }) => <ItemDetails item={entity} images={images} />}
      </RowDrawer>
    </>
  )
}

const rowsOf = (images: string, choose: (deed: ItemAction) => void): RowConfig<Item> => ({
  ...itemCells(images),
  rowMenu: () => [
    { label: 'Flag item', icon: <FlagIcon />, onSelect: () => choose('flag') },
    { label: 'Hold item', icon: <PauseIcon />, onSelect: () => choose('hold') },
    { label: 'Remove item', icon: <TrashIcon />, danger: true, onSelect: () => choose('remove') },
  ],
  searchLabel: 'Search for something...',
  loadingMessage: 'Fetching your items...',
  emptyMessage: (term) => (term.trim() === '' ? 'No items yet.' : `No results for "${term.trim()}".`),
})
