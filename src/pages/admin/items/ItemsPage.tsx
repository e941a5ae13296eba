import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Item } from '#domain/items/items.ts'
import { isolate } from '#domain/text.ts'
import { type itemsMachine, selectListPage } from '#machines/items/items.machine.ts'
import { itemCells } from '#pages/admin/items/itemCells.tsx'
import { ItemDetails } from '#pages/admin/items/ItemDetails.tsx'
import { useCan } from '#pages/admin/permissions.ts'
import { ListShell } from '#pages/admin/lists/ListShell.tsx'
import type { RowConfig } from '#pages/admin/lists/listProps.ts'
import { RowPanel } from '#pages/admin/lists/details/RowPanel.tsx'
import { FlagIcon, PauseIcon, TrashIcon } from '#ui/layout/Icon.tsx'
import type { MenuItem } from '#ui/overlays/Menu.tsx'

interface ItemsPageProps {
  actor: ActorRefFrom<typeof itemsMachine>
  /** The absolute URL of the image host. */
  images: string
}

/** The items page (§2). */
export function ItemsPage({ actor, images }: ItemsPageProps) {
  const canChange = useCan('changeItems')
  const page = useSelector(actor, selectListPage)
  const rows = useMemo(() => createRowConfig(images, canChange), [images, canChange])
  if (!page) return null
  return (
    <ListShell
      actor={page}
      rows={rows}
      details={
        <RowPanel<Item> page={page} titleOf={titleOf}>
          {({ entity }) => <ItemDetails item={entity} images={images} />}
        </RowPanel>
      }
    />
  )
}

const titleOf = ({ itemName, id }: Item) => <bdi>{itemName || id}</bdi>

/** No call of the contract flags, holds or removes an item. */
const unavailable = "Not available: the server can't do this yet."

const itemMenu = (): MenuItem[] => [
  { label: 'Flag item', icon: <FlagIcon />, unavailable },
  { label: 'Hold item', icon: <PauseIcon />, unavailable },
  { label: 'Remove item', icon: <TrashIcon />, unavailable },
]

const createRowConfig = (images: string, canChange: boolean): RowConfig<Item> => ({
  ...itemCells(images),
  ...(canChange && { rowMenu: itemMenu }),
  searchLabel: 'Search for something...',
  loadingMessage: 'Fetching your items...',
  emptyMessage: (term, hadRows, hasFilters) => {
    if (term.trim() !== '') return `No results for "${isolate(term.trim())}".`
    if (hasFilters) return 'No items match the filters.'
    return hadRows ? 'No items found.' : 'No items yet.'
  },
})
