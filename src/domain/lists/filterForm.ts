import * as z from 'zod/mini'
import { formatPeriod, periodOf, presetOf } from '#domain/lists/dateFilter.ts'
import { isFilterDay } from '#domain/lists/dateValues.ts'
import type { Filters } from '#domain/lists/filters.ts'

/** The choice of a period with its own first and last day. */
export const customPeriod = 'custom'

const day = z.string().check(z.refine((text) => text === '' || isFilterDay(text), 'Enter a date after 1970'))

/** The fields of the filter form. An empty text means no filter. `from` and `to` count only for a custom period. */
export const filterFormSchema = z
  .object({ period: z.string(), from: day, to: day, status: z.string(), deal: z.string(), location: z.string() })
  .check(
    z.refine(({ period, from, to }) => period !== customPeriod || from !== '' || to !== '', {
      message: 'Choose a first or a last day',
      path: ['from'],
    }),
    z.refine(({ period, from, to }) => period !== customPeriod || from === '' || to === '' || from <= to, {
      message: 'The last day is before the first',
      path: ['to'],
    }),
  )

export type FilterForm = z.infer<typeof filterFormSchema>

/** The form with the filters that are on. The days of a preset are filled in, as a start for a custom period. */
export const toFilterForm = ({ date, status, deal, location }: Filters, today: string): FilterForm => {
  const period = date === undefined ? null : periodOf(date, today)
  return {
    period: date === undefined ? '' : presetOf(date) ? date : customPeriod,
    from: period?.from ?? '',
    to: period?.to ?? '',
    status: status ?? '',
    deal: deal ?? '',
    location: location ?? '',
  }
}

/** The filters of a valid form. */
export const toFilters = ({ period, from, to, ...values }: FilterForm): Filters => {
  const date = period === customPeriod ? formatPeriod({ from: from || null, to: to || null }) : period
  return Object.fromEntries(Object.entries({ date, ...values }).filter(([, value]) => value !== ''))
}
