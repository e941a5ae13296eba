import { Link } from 'wouter'
import { urlOfRow } from '#domain/routes/routes.ts'
import { dealLabel, type Item, itemLocation, itemOwnerName, itemStatusText } from '#domain/items/items.ts'
import css from '#pages/admin/lists/details/Details.module.css'
import { DetailList } from '#pages/admin/lists/details/DetailList.tsx'
import { imageAddress } from '#pages/admin/lists/table/images.ts'
import { formatCount, formatDay, formatNaira } from '#ui/format.ts'
import { HangerIcon, UserIcon } from '#ui/layout/Icon.tsx'
import { DeferredImage } from '#ui/layout/DeferredImage.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

const formatPrice = (amount: number | null): string => (amount === null ? '' : formatNaira(amount))
const formatNumber = (amount: number | null): string => (amount === null ? '' : String(amount))

/** The fields of an item (§3), each once, and a link to its owner. */
export function ItemDetails({ item, images }: { item: Item; images: string }) {
  const keys = item.image.length > 0 ? item.image : ['']
  return (
    <>
      <div className={css.pictures}>
        {keys.map((key) => (
          <span key={key} className={css.picture}>
            <HangerIcon size={32} />
            <DeferredImage src={imageAddress(images, key)} />
          </span>
        ))}
      </div>
      {item.description && <p className={css.text}>{item.description}</p>}
      <div className={css.links}>
        <Link className={css.link ?? ''} href={urlOfRow('users', item.userId)}>
          <UserIcon size={18} />{' '}
          <span>
            Owner: <Verbatim>{itemOwnerName(item) || item.userId}</Verbatim>
          </span>
        </Link>
      </div>
      <DetailList
        title="Offer"
        facts={[
          ['Deal type', dealLabel(item)],
          ['Status', itemStatusText(item)],
          ['Price', formatPrice(item.costValue)],
          [
            'Rent',
            item.rentFee === null ? '' : `${formatPrice(item.rentFee)}${item.rentRate && ` per ${item.rentRate}`}`,
          ],
          ['Longest rent', item.rentDuration === null ? '' : `${formatNumber(item.rentDuration)} ${item.rentRate}s`],
          ['Location', itemLocation(item)],
          ['Requests', formatCount(item.requests)],
          ['Favourites', formatCount(item.favourites)],
          ['Rating', formatNumber(item.rating)],
        ]}
      />
      <DetailList
        title="Item"
        facts={[
          ['Brand', item.brand],
          ['Size', item.itemSize],
          ['Colour', item.color],
          ['Material', item.material],
          ['Condition', item.itemCondition],
          ['Quantity', item.unit ? `${formatCount(item.quantity)} ${item.unit}` : formatCount(item.quantity)],
          ['Date', formatDay(item.createdAt)],
          ['Changed', formatDay(item.updatedAt)],
        ]}
      />
      <DetailList
        title="Technical details"
        isFolded
        facts={[
          ['Id', item.id, { target: 'id', text: item.id }],
          ['Category', item.categoryId],
          ['Sub category', item.subCategoryId],
          ['Last category', item.lastCategoryId],
        ]}
      />
    </>
  )
}
