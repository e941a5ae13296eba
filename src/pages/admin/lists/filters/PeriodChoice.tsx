import { useState } from 'react'
import { datePresets, formatPeriod, periodOf, presetOf } from '#domain/periods/dateFilter.ts'
import { isFilterDay } from '#domain/periods/dateValues.ts'
import { type Filters, withFilter } from '#domain/lists/filters.ts'
import css from '#pages/admin/lists/filters/PeriodChoice.module.css'
import { Select } from '#ui/controls/Select.tsx'
import { TextField } from '#ui/controls/TextField.tsx'

const custom = 'custom'

const periodOptions = [
  { value: '', label: 'Any time' },
  ...datePresets.map(({ value, label }) => ({ value: value as string, label })),
  { value: custom, label: 'Custom range' },
]

interface PeriodChoiceProps {
  label: string
  filters: Filters
  /** The local day, such as `2026-11-21`. */
  today: string
  choose: (filters: Filters) => void
}

const isComplete = (day: string): boolean => day === '' || isFilterDay(day)

/** A period by its name, or by its first and last day. Days apply as soon as they are complete and in order. */
export function PeriodChoice({ label, filters, today, choose }: PeriodChoiceProps) {
  const { date } = filters
  const period = date === undefined ? null : periodOf(date, today)
  const [days, setDays] = useState(
    date !== undefined && !presetOf(date) ? { from: period?.from ?? '', to: period?.to ?? '' } : null,
  )
  const isReversed = days !== null && days.from !== '' && days.to !== '' && days.from > days.to
  const changePeriod = (value: string) => {
    setDays(value === custom ? { from: period?.from ?? '', to: period?.to ?? '' } : null)
    if (value !== custom) choose(withFilter(filters, 'date', value))
  }
  const changeDays = (next: { from: string; to: string }) => {
    setDays(next)
    if (!isComplete(next.from) || !isComplete(next.to) || (next.from && next.to && next.from > next.to)) return
    choose(
      withFilter(
        filters,
        'date',
        next.from || next.to ? formatPeriod({ from: next.from || null, to: next.to || null }) : '',
      ),
    )
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
