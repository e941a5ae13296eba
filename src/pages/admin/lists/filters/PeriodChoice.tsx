import { useState } from 'react'
import { daysOfFilter, filterPeriods, isDateFilter, namedPeriodOf } from '#domain/periods/dateFilter.ts'
import { formatDaySpan } from '#domain/periods/daySpan.ts'
import { slugOf } from '#domain/periods/periods.ts'
import { type Filters, withFilter } from '#domain/lists/filters.ts'
import css from '#pages/admin/lists/filters/PeriodChoice.module.css'
import { Select } from '#ui/controls/Select.tsx'
import { TextField } from '#ui/controls/TextField.tsx'

const custom = 'custom'

const periodOptions = [
  { value: '', label: 'Any time' },
  ...filterPeriods.map((name) => ({ value: slugOf(name), label: name })),
  { value: custom, label: 'Custom range' },
]

interface PeriodChoiceProps {
  label: string
  filters: Filters
  /** The local day, such as `2026-11-21`. */
  today: string
  choose: (filters: Filters) => void
}

/** A period by its name, or by its first and last day. Days apply as soon as they are complete and in order. */
export function PeriodChoice({ label, filters, today, choose }: PeriodChoiceProps) {
  const { date } = filters
  const period = date === undefined ? null : daysOfFilter(date, today)
  const [days, setDays] = useState(
    date !== undefined && !namedPeriodOf(date) ? { from: period?.from ?? '', to: period?.to ?? '' } : null,
  )
  const isReversed = days !== null && days.from !== '' && days.to !== '' && days.from > days.to
  const changePeriod = (value: string) => {
    setDays(value === custom ? { from: period?.from ?? '', to: period?.to ?? '' } : null)
    if (value !== custom) choose(withFilter(filters, 'date', value))
  }
  const changeDays = (next: { from: string; to: string }) => {
    setDays(next)
    const value = next.from || next.to ? formatDaySpan(next) : ''
    if (value === '' || isDateFilter(value)) choose(withFilter(filters, 'date', value))
  }
  return (
    <>
      <Select
        className={css.row ?? ''}
        label={label}
        value={days ? custom : (date ?? '')}
        options={periodOptions}
        onValueChange={changePeriod}
      />
      {days && (
        <div className={css.days}>
          <TextField
            label="First day"
            type="date"
            value={days.from}
            onChange={(event) => changeDays({ ...days, from: event.target.value })}
          />
          <TextField
            label="Last day"
            type="date"
            value={days.to}
            min={days.from}
            error={isReversed ? 'The last day is before the first' : undefined}
            onChange={(event) => changeDays({ ...days, to: event.target.value })}
          />
        </div>
      )}
    </>
  )
}
