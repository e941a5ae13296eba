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
  isBusy: boolean
  today: string
  filter: RefereeFilter
  onChoose: (filter: RefereeFilter) => void
}

/** The filters that a marketer needs most, each with the number of its referees, and the period. */
export function RefereeFilters({ rows, isBusy, today, filter, onChoose }: RefereeFiltersProps) {
  const { joinedThisWeek, suspended, unlisted } = useMemo(() => groupReferees(rows, today), [rows, today])
  const mayBeSuspended = useMemo(() => rows.length === 0 || rows.some(({ userStatus }) => userStatus !== ''), [rows])
  /** Before the rows are known, there is only the place of a figure, and none after a failure. */
  const countOf = (group: readonly Referee[]) => (rows.length > 0 ? formatCount(group.length) : isBusy ? '' : null)
  const isThisWeek = filter.period === 'week'
  return (
    <div className={classes('wrap spread screen-only', css.filters)}>
      <div className="wrap" role="group" aria-label="Show only">
        <Chip
          label="Not listed yet"
          count={countOf(unlisted)}
          isPressed={filter.isUnlisted}
          onPress={() => onChoose({ ...filter, isUnlisted: !filter.isUnlisted })}
        />
        <Chip
          label="Joined this week"
          count={countOf(joinedThisWeek)}
          isPressed={isThisWeek}
          onPress={() => onChoose({ ...filter, period: isThisWeek ? 'all' : 'week' })}
        />
        {(mayBeSuspended || filter.isSuspended) && (
          <Chip
            label="Suspended"
            count={countOf(suspended)}
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
  count: string | null
  isPressed: boolean
  onPress: () => void
}

function Chip({ label, count, isPressed, onPress }: ChipProps) {
  return (
    <button type="button" className={classes('row', css.chip)} aria-pressed={isPressed} onClick={onPress}>
      <span>{label}</span> {count !== null && <span className={classes('digits', css.chipCount)}>{count}</span>}
    </button>
  )
}
