import type { ReactNode } from 'react'
import { fieldsOf, type ListRecord, type NamedField } from '#domain/records/record.ts'
import { statusText } from '#domain/text.ts'
import { EmailLink, PhoneLink } from '#pages/admin/lists/details/ContactLinks.tsx'
import { type Detail, DetailList } from '#pages/admin/lists/details/DetailList.tsx'
import type { FieldViews } from '#pages/admin/lists/listProps.ts'
import { formatCount, formatDay } from '#ui/format.ts'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

interface RecordDetailsProps<Entity> {
  title: string
  isFolded?: boolean
  record: ListRecord<Entity>
  entity: Entity
  /** The fields to show, in this order. */
  names: readonly (keyof Entity)[]
  /** What some fields show instead of the value. */
  views?: FieldViews<Entity>
}

/** The value of a field, as details show its kind. */
const viewOf = <Entity,>({ kind, text }: NamedField<Entity>, entity: Entity, value: unknown): ReactNode => {
  if (value === '') return ''
  if (kind === 'email') return <EmailLink stored={value as string} />
  if (kind === 'phone') return <PhoneLink stored={value as string} />
  if (kind === 'code') return <Verbatim>{value as string}</Verbatim>
  if (kind === 'word') return statusText(value as string)
  if (kind === 'count') return formatCount(value as number)
  return kind === 'time' ? formatDay(value as string) : text(entity)
}

/** Fields of a record with their labels. Addresses, numbers, codes and ids have a copy button. */
export function RecordDetails<Entity>({ record, entity, names, views = {}, ...list }: RecordDetailsProps<Entity>) {
  const fields = new Map(fieldsOf(record).map((field) => [field.key as keyof Entity, field]))
  const facts = names.flatMap((name): Detail[] => {
    const field = fields.get(name)
    if (!field) return []
    const { label, kind, text } = field
    const value = views[name]?.(entity) ?? viewOf(field, entity, entity[name])
    const isCopied = kind === 'email' || kind === 'phone' || kind === 'code' || kind === 'id'
    return [isCopied ? [label, value, { target: kind, text: text(entity) }] : [label, value]]
  })
  return <DetailList {...list} facts={facts} />
}

/** The fields of one section of the details. */
export const namesIn = <Name extends string, Section extends string>(
  sections: Readonly<Record<Name, Section>>,
  section: Section,
): readonly Name[] => (Object.keys(sections) as Name[]).filter((name) => sections[name] === section)
