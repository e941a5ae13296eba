import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { dayOf } from '#domain/days.ts'
import { growthLength } from '#domain/limits.ts'
import { countSince, type GrowthUnit, growthUnits } from '#domain/people/growth.ts'
import type { followUpMachine } from '#machines/ambassador/followUp.machine.ts'
import { selectFollowUp } from '#machines/ambassador/followUp.selectors.ts'
import type { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import css from '#pages/ambassador/growth/GrowthCard.module.css'
import { GrowthTable } from '#pages/ambassador/growth/GrowthTable.tsx'
import { Select } from '#ui/controls/Select.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { formatCount, formatShortDay } from '#ui/format.ts'
import { useInsight } from '#pages/ambassador/useInsight.ts'
import { Card } from '#ui/layout/Card.tsx'

const unitLabels: Readonly<Record<GrowthUnit, string>> = { week: 'Week', month: 'Month' }
const unitOptions = growthUnits.map((value) => ({ value, label: unitLabels[value] }))

interface GrowthCardProps {
  list: ActorRefFrom<typeof refereeListMachine>
  followUp: ActorRefFrom<typeof followUpMachine>
  /** The number of referees, as the server counts them. */
  referredCount: number
}

/**
 * Who joined since the last visit, and how many joined in each week or month. There is no such card before anybody joined,
 * and if the referees could not be loaded.
 */
export function GrowthCard({ list, followUp, referredCount }: GrowthCardProps) {
  const { isBusy, isLoaded, rows, today, undatedCount } = useInsight(list)
  const { lastVisitAt } = useSelector(followUp, selectFollowUp, shallowEqual)
  const [unit, setUnit] = useState<GrowthUnit>('week')
  if (referredCount === 0 || !(isLoaded || isBusy)) return null
  return (
    <Card
      title="Growth"
      busy={isBusy}
      actions={<Select size="small" label="By" value={unit} options={unitOptions} onValueChange={setUnit} />}
    >
      {lastVisitAt !== null && (
        <p className={css.since}>{!isBusy && sinceText(countSince(rows, lastVisitAt), lastVisitAt)}</p>
      )}
      <div className={css.rows}>
        {rows.length > undatedCount ? (
          <GrowthTable referees={rows} unit={unit} today={today} undatedCount={undatedCount} />
        ) : isBusy ? (
          <Skeleton lines={growthLength} />
        ) : (
          <p>{rows.length === 0 ? 'Nobody has joined yet.' : 'It is not known when your referees joined.'}</p>
        )}
      </div>
    </Card>
  )
}

const sinceText = (count: number, lastVisitAt: number): string => {
  const who = count === 0 ? 'Nobody' : formatCount(count)
  return `${who} joined since your last visit on ${formatShortDay(dayOf(new Date(lastVisitAt)))}.`
}
