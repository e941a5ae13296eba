import { localDayOf } from '#domain/days.ts'
import type { FilterName } from '#domain/lists/filters.ts'
import { type ListRow, toSortableDate } from '#domain/lists/rows.ts'
import type { ColumnSort } from '#domain/lists/sortKeys.ts'
import type { FieldKind } from '#domain/records/contract.ts'
import { fold, type FoldedText, toSearchText } from '#domain/search/search.ts'
import { statusText } from '#domain/text.ts'

/** How much text a column usually contains. */
type ColumnWidth = 'short' | 'code' | 'role' | 'tag' | 'email' | 'medium' | 'long' | 'longest'

/**
 * Where a phone shows a column: `wide` (a picture and two lines) and `badge` in the first line of the row, `detail` in one
 * of its own, `end` at the end of the last one, which has the other default columns too. Columns that the person has added
 * get a line each.
 */
type PhonePlace = 'wide' | 'badge' | 'detail' | 'end' | 'rest'

/** A field as a column of the table. */
export interface TableColumn {
  /** In URLs and stored layouts. */
  readonly name: string
  /** The width stays the same from page to page, whatever the content is. */
  readonly width: ColumnWidth
  /** Shown by default. These are the columns of the specification (§2). */
  readonly isDefault?: true
  /** Contains the link to the row's details, so it cannot be hidden. */
  readonly isFixed?: true
  readonly onPhone?: PhonePlace
  /** A narrow table shows it in a second line of the row, so that names have room. */
  readonly isSecondLine?: true
}

/** What a list knows about a field of its rows. */
export interface Field<Entity> {
  /** In the table, the details and the file. */
  readonly label: string
  /** The text in the table and in the file, if it is not the value alone. */
  readonly text?: (entity: Entity) => string
  readonly column?: TableColumn
  /** It is secret, or the text of another field contains it. */
  readonly notInFile?: true
  /** A search finds the text, or another one. The text of an `id` is random: the palette looks there only for ids. */
  readonly search?: true | 'id' | ((entity: Entity) => string)
  /** The order that it decides. */
  readonly sort?: ColumnSort
  /** The filter that compares it, and with what. A date is compared with days. */
  readonly filter?:
    | readonly [name: 'date']
    | readonly [name: Exclude<FilterName, 'date'>, valueOf: (entity: Entity) => string]
}

/** A record of a list. The order of the fields is the one of the table, and of the file. */
export interface ListRecord<Entity> {
  readonly contract: { readonly [Name in keyof Entity]: FieldKind }
  readonly fields: { readonly [Name in keyof Entity]: Field<Entity> }
  /** The text by which rows are sorted if they are sorted by name. */
  readonly sortName: (entity: Entity) => string
}

/** The value of a field as text. A number that is missing is an empty one. */
const valueText = (kind: FieldKind, value: unknown): string => {
  if (kind === 'time') return localDayOf(value as string) || (value as string)
  return Array.isArray(value) ? value.join(' ') : String(value ?? '')
}

/** A field with its name, its kind and its text. */
export interface NamedField<Entity> extends Field<Entity> {
  readonly key: keyof Entity & string
  readonly kind: FieldKind
  readonly text: (entity: Entity) => string
}

/** The fields of a record in their order. */
export const fieldsOf = <Entity>({ contract, fields }: ListRecord<Entity>): readonly NamedField<Entity>[] =>
  (Object.keys(fields) as (keyof Entity & string)[]).map((key) => {
    const kind = contract[key]
    return { text: (entity) => valueText(kind, entity[key]), ...fields[key], key, kind }
  })

/** The fields in which a search looks, and their texts. */
const searchedFields = <Entity>(record: ListRecord<Entity>) =>
  fieldsOf(record).flatMap(({ label, search, text, kind, filter }) => {
    const isInCapitals = kind === 'word' || kind === 'status' || filter?.[0] === 'status'
    const textOf = typeof search === 'function' ? search : text
    return search ? [{ label, isId: search === 'id', isInCapitals, textOf }] : []
  })

/** Makes the text in which a search looks. */
export const createToSearchText = <Entity>(
  record: ListRecord<Entity>,
  withIds = true,
): ((entity: Entity) => FoldedText) => {
  const texts = searchedFields(record).flatMap(({ isId, textOf }) => (isId && !withIds ? [] : [textOf]))
  return (entity) => toSearchText(texts.map((textOf) => textOf(entity)))
}

/** A field of a record as a person reads it. */
interface ShownField {
  readonly label: string
  readonly text: string
}

/** Makes a function that returns the first field in which a search looks and whose folded text passes. */
export const createFindField = <Entity>(record: ListRecord<Entity>) => {
  const fields = searchedFields(record)
  return (entity: Entity, isFound: (text: FoldedText) => boolean, withIds: boolean): ShownField | undefined =>
    fields
      .filter(({ isId }) => withIds || !isId)
      .map(({ label, isInCapitals, textOf }) => ({
        label,
        text: isInCapitals ? statusText(textOf(entity)) : textOf(entity),
      }))
      .find(({ text }) => isFound(fold(text)))
}

/** Makes the rows of a list. */
export const createToRow = <Entity extends { readonly id: string }>(record: ListRecord<Entity>) => {
  const fields = fieldsOf(record)
  const searchTextOf = createToSearchText(record)
  const filters = fields.flatMap(({ filter }) => (filter?.[1] ? [[filter[0], filter[1]] as const] : []))
  const keyOf = (sort: ColumnSort) => fields.find((field) => field.sort === sort)?.key
  const [countKey, dateKey] = [keyOf('items'), keyOf('date')]
  return (entity: Entity): ListRow<Entity> => ({
    id: entity.id,
    entity,
    searchText: searchTextOf(entity),
    sortName: fold(record.sortName(entity)),
    itemCount: countKey ? Number(entity[countKey]) : 0,
    createdAt: dateKey ? toSortableDate(String(entity[dateKey])) : '',
    filterValues: Object.fromEntries(filters.map(([name, valueOf]) => [name, valueOf(entity)])),
  })
}
