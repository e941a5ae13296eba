import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { dealLabelOf, type Item, ownerOf, statusOf } from '#domain/items.ts'
import { itemColumns } from '#domain/lists/columns.ts'
import type { ItemDeed, itemsMachine } from '#machines/items/items.machine.ts'
import { selectItemsPage } from '#machines/items/items.select.ts'
import css from '#pages/admin/lists/Cells.module.css'
import { imageAddress } from '#pages/admin/lists/images.ts'
import { ItemDetails } from '#pages/admin/lists/ItemDetails.tsx'
import { ListShell } from '#pages/admin/lists/ListShell.tsx'
import type { RowKind } from '#pages/admin/lists/listProps.ts'
import { RowDrawer } from '#pages/admin/lists/RowDrawer.tsx'
import { formatDay } from '#ui/format.ts'
import { FlagIcon, HangerIcon, PauseIcon, TrashIcon } from '#ui/Icon.tsx'
import { LatePicture } from '#ui/LatePicture.tsx'
import { Tag, type TagProps } from '#ui/Tag.tsx'

interface ItemsPageProps {
  actor: ActorRefFrom<typeof itemsMachine>
  /** Absolute address of the image host. */
  images: string
}

/** The items page (§2). */
export function ItemsPage({ actor, images }: ItemsPageProps) {
  const page = useSelector(actor, selectItemsPage)
  const rows = useMemo(() => rowsOf(images, (deed) => actor.send({ type: 'deed.chosen', deed })), [actor, images])
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

const dealTones: Readonly<Record<string, NonNullable<TagProps['tone']>>> = { sale: 'brand', rent: 'info', donation: 'success', swap: 'accent' }

const rowsOf = (images: string, choose: (deed: ItemDeed) => void): RowKind<Item> => ({
  columns: itemColumns,
  cells: {
    item: (item) => (
      <>
        <span className={css.item} aria-hidden="true">
          <HangerIcon />
          <LatePicture src={imageAddress(images, item.image[0])} size={40} />
        </span>
        <span className={css.words}>
          <span>{item.itemName || item.id}</span>
          <span className={css.owner}>{ownerOf(item)}</span>
        </span>
      </>
    ),
    deal: (item) => <Tag tone={dealTones[item.itemType] ?? 'neutral'}>{dealLabelOf(item)}</Tag>,
    date: (item) => formatDay(item.createdAt),
    status: (item) => statusOf(item),
  },
  nameOf: ({ itemName, id }) => itemName || id,
  menuOf: () => [
    { label: 'Flag item', icon: <FlagIcon />, onSelect: () => choose('flag') },
    { label: 'Hold item', icon: <PauseIcon />, onSelect: () => choose('hold') },
    { label: 'Remove item', icon: <TrashIcon />, danger: true, onSelect: () => choose('remove') },
  ],
  searchLabel: 'Search for something...',
  loading: 'Fetching your items...',
  empty: (term) => (term.trim() === '' ? 'No items yet.' : `No results for "${term.trim()}".`),
})
