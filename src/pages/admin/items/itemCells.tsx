import { dealLabel, type Item, itemLocation, itemOwnerName, itemStatusOf } from '#domain/items/items.ts'
import { itemColumns } from '#domain/lists/columns.ts'
import { ownValue } from '#domain/ownValue.ts'
import css from '#pages/admin/lists/table/Cells.module.css'
import { imageAddress } from '#pages/admin/lists/table/images.ts'
import type { RowDisplay } from '#pages/admin/lists/listProps.ts'
import { HangerIcon } from '#ui/layout/Icon.tsx'
import { DeferredImage } from '#ui/layout/DeferredImage.tsx'
import { Tag, type TagProps } from '#ui/layout/Tag.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

type Tone = NonNullable<TagProps['tone']>

const dealTones: Readonly<Record<string, Tone>> = {
  Sell: 'sale',
  Rent: 'rent',
  Donate: 'donate',
  Swap: 'swap',
}

const toneOf = (item: Item): Tone => ownValue(dealTones, dealLabel(item)) ?? 'neutral'

/** The table cells of an item (§2). */
export const itemCells = (images: string): RowDisplay<Item> => ({
  columns: itemColumns,
  cells: {
    itemName: (item) => (
      <>
        <span className={css.item} aria-hidden="true">
          <DeferredImage src={imageAddress(images, item.image[0])} size={40} fallback={<HangerIcon />} />
        </span>
        <span className={css.labels}>
          <bdi>{item.itemName || item.id}</bdi>
          <Verbatim className={css.owner}>{itemOwnerName(item)}</Verbatim>
        </span>
      </>
    ),
    itemType: (item) => <Tag tone={toneOf(item)}>{dealLabel(item)}</Tag>,
    locationState: (item) => itemLocation(item) && <Verbatim className={css.name}>{itemLocation(item)}</Verbatim>,
    itemStatus: (item) => <span className={css.status}>{itemStatusOf(item)}</span>,
  },
  nameOf: ({ itemName, id }) => itemName || id,
})
