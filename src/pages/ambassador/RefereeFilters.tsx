import type { RefereeFilter } from '#domain/people/refereeFilter.ts'
import { groupReferees } from '#domain/people/refereeGroups.ts'
import type { Referee } from '#domain/people/referees.ts'
import { refereePeriodOptions } from '#domain/periods/signUpPeriods.ts'
import { useMemo } from 'react'
import css from '#pages/ambassador/RefereeList.module.css'
import { classes } from '#ui/classes.ts'
import { Select } from '#ui/controls/Select.tsx'
import { formatCount } from '#ui/format.ts'

interface RefereeFiltersProps {
  rows: readonly Referee[]
  today: string
  filter: RefereeFilter
  onChoose: (filter: RefereeFilter) => void
}

/** The filters that a marketer needs most, each with the number of its referees, and the period. */
export function RefereeFilters({ rows, today, filter, onChoose }: RefereeFiltersProps) {
  const { joinedThisWeek, suspended, unlisted } = useMemo(() => groupReferees(rows, today), [rows, today])
  const mayBeSuspended = useMemo(() => rows.length === 0 || rows.some(({ userStatus }) => userStatus !== ''), [rows])
  const isThisWeek = filter.period === 'week'
  return (
    <div className={classes('wrap spread screen-only', css.filters)}>
      <div className="wrap" role="group" aria-label="Show only">
        <Chip
          label="Not listed yet"
          count={unlisted.length}
          isPressed={filter.isUnlisted}
          onPress={() => onChoose({ ...filter, isUnlisted: !filter.isUnlisted })}
        />
        <Chip
          label="Joined this week"
          count={joinedThisWeek.length}
          isPressed={isThisWeek}
          onPress={() => onChoose({ ...filter, period: isThisWeek ? 'all' : 'week' })}
        />
        {(mayBeSuspended || filter.isSuspended) && (
          <Chip
            label="Suspended"
            count={suspended.length}
            isPressed={filter.isSuspended}
            onPress={() => onChoose({ ...filter, isSuspended: !filter.isSuspended })}
          />
        )}
      </div>
      <Select
        size="small"
        label="Joined"
        value={filter.period}
        options={refereePeriodOptions}
        onValueChange={(period) => onChoose({ ...filter, period })}
      />
    </div>
  )
}

interface ChipProps {
  label: string
  count: number
  isPressed: boolean
  onPress: () => void
}

function Chip({ label, count, isPressed, onPress }: ChipProps) {
  return (
    <button type="button" className={classes('row', css.chip)} aria-pressed={isPressed} onClick={onPress}>
      <span>{label}</span> <span className={classes('digits', css.chipCount)}>{formatCount(count)}</span>
    </button>
  )
}
