import { dealLabelOf, type Item, ownerOf, statusOf } from '#domain/items/items.ts'
import { itemColumns } from '#domain/lists/columns.ts'
import css from '#pages/admin/lists/table/Cells.module.css'
import { imageAddress } from '#pages/admin/lists/table/images.ts'
import type { RowLook } from '#pages/admin/lists/listProps.ts'
import { formatDay } from '#ui/format.ts'
import { HangerIcon } from '#ui/layout/Icon.tsx'
import { LatePicture } from '#ui/layout/DeferredImage.tsx'
import { Tag, type TagProps } from '#ui/layout/Tag.tsx'

const dealTones: Readonly<Record<string, NonNullable<TagProps['tone']>>> = {
  sale: 'brand',
  rent: 'info',
  donation: 'success',
  swap: 'accent',
}

/** How an item looks in a table (§2). */
export const itemCells = (images: string): RowLook<Item> => ({
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
})
