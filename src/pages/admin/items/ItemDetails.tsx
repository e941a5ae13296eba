import { Link } from 'wouter'
import { urlOfRow } from '#domain/routes/routes.ts'
import { type Item, itemOwnerName, itemStatusText } from '#domain/items/items.ts'
import { rentUnitOf } from '#domain/items/offer.ts'
import { itemDetails, itemRecord } from '#domain/records/item.ts'
import css from '#pages/admin/lists/details/Details.module.css'
import { namesIn, RecordDetails } from '#pages/admin/lists/details/RecordDetails.tsx'
import type { FieldViews } from '#pages/admin/lists/listProps.ts'
import { imageAddress } from '#pages/admin/lists/table/images.ts'
import { classes } from '#ui/classes.ts'
import { formatCount, formatNaira } from '#ui/format.ts'
import { HangerIcon, UserIcon } from '#ui/layout/Icon.tsx'
import { DeferredImage } from '#ui/layout/DeferredImage.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

const formatPrice = (amount: number | null): string => (amount === null ? '' : formatNaira(amount))

const countOf = (count: number, unit: string): string =>
  unit === '' ? formatCount(count) : `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`

/** The fields that have more to say than their value. */
const views: FieldViews<Item> = {
  itemStatus: itemStatusText,
  costValue: ({ costValue }) => formatPrice(costValue),
  rentFee: ({ rentFee, rentRate }) =>
    formatPrice(rentFee) && `${formatPrice(rentFee)}${rentRate && ` per ${rentUnitOf(rentRate)}`}`,
  rentDuration: ({ rentDuration, rentRate }) =>
    rentDuration === null ? '' : countOf(rentDuration, rentUnitOf(rentRate)),
  quantity: ({ quantity, unit }) => (unit ? `${formatCount(quantity)} ${unit}` : formatCount(quantity)),
}

/** The fields of an item (§3), each once, and a link to its owner. */
export function ItemDetails({ item, images }: { item: Item; images: string }) {
  const shown = { record: itemRecord, entity: item, views }
  // An item can have no price, no rent and no rating. Servers write a price of 0 for what is only for rent.
  const isOnlyForRent = item.costValue === 0 && item.rentFee !== null
  const offer = namesIn(itemDetails, 'offer').filter(
    (name) => item[name] !== null && !(name === 'costValue' && isOnlyForRent),
  )
  const keys = item.image.length > 0 ? item.image : ['']
  return (
    <>
      <div className={css.pictures}>
        {keys.map((key) => (
          <span key={key} className={classes('center muted', css.picture)}>
            <DeferredImage src={imageAddress(images, key)} fallback={<HangerIcon size={32} />} />
          </span>
        ))}
      </div>
      {item.description && <p className={css.text}>{item.description}</p>}
      {item.userId && (
        <div className={classes('row wrap', css.links)}>
          <Link className={classes('row medium', css.link)} href={urlOfRow('users', item.userId)}>
            <UserIcon size={18} />{' '}
            <span>
              Owner: <Verbatim>{itemOwnerName(item) || item.userId}</Verbatim>
            </span>
          </Link>
        </div>
      )}
      <RecordDetails {...shown} title="Offer" names={offer} />
      <RecordDetails {...shown} title="Item" names={namesIn(itemDetails, 'item')} />
      <RecordDetails {...shown} title="Technical details" isFolded names={namesIn(itemDetails, 'technical')} />
    </>
  )
}
