import { type Item, itemOwnerName } from '#domain/items/items.ts'
import { itemColumns } from '#domain/lists/columns.ts'
import css from '#pages/admin/lists/table/Cells.module.css'
import { imageAddress } from '#pages/admin/lists/table/images.ts'
import type { RowDisplay } from '#pages/admin/lists/listProps.ts'
import { classes } from '#ui/classes.ts'
import { HangerIcon } from '#ui/layout/Icon.tsx'
import { DeferredImage } from '#ui/layout/DeferredImage.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

/** The table cells of an item (§2). */
export const itemCells = (images: string): RowDisplay<Item> => ({
  columns: itemColumns,
  cells: {
    itemName: (item) => (
      <>
        <DeferredImage
          src={imageAddress(images, item.image[0])}
          className={classes('center muted', css.picture)}
          size={40}
          fallback={
            <span className={classes('center muted', css.picture)}>
              <HangerIcon />
            </span>
          }
        />
        <bdi className={css.item}>{item.itemName || item.id}</bdi>
        <Verbatim className={classes('note cut', css.owner)}>{itemOwnerName(item)}</Verbatim>
      </>
    ),
  },
  nameOf: ({ itemName, id }) => itemName || id,
})
