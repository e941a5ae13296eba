import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { pageTimeFrame } from '#domain/dashboard/chosenTimeFrames.ts'
import { dayOf } from '#domain/days.ts'
import type { TimeFrame } from '#domain/periods/timeFrames.ts'
import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { type rangeFormMachine, selectRangeForm } from '#machines/dashboard/rangeForm.machine.ts'
import css from '#pages/admin/dashboard/period/PeriodBar.module.css'
import { comparisonText, timeFrameOptions } from '#pages/admin/dashboard/period/periodText.ts'
import { RangeForm } from '#pages/admin/dashboard/period/RangeForm.tsx'
import { type CardActors, useLoadedAt, useTimeFrames } from '#pages/admin/dashboard/useCards.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Select } from '#ui/controls/Select.tsx'
import { formatTime } from '#ui/format.ts'
import { RetryIcon } from '#ui/layout/Icon.tsx'

interface PeriodBarProps {
  actor: ActorRefFrom<typeof dashboardMachine>
  form: ActorRefFrom<typeof rangeFormMachine> | undefined
  cards: CardActors
}

const customRange = { value: 'custom' as const, label: 'Custom range…' }

/** The time frame of the page, both periods in words, and 'Refresh'. */
export function PeriodBar({ actor, form, cards }: PeriodBarProps) {
  const state = useSelector(form, (snapshot) => (snapshot ? selectRangeForm(snapshot) : null), shallowEqual)
  const timeFrame = pageTimeFrame(useTimeFrames(cards))
  const periods = usePeriods(cards, timeFrame)
  const choose = (chosen: TimeFrame | 'custom') => {
    if (chosen === 'custom') form?.send({ type: 'form.opened' })
    else actor.send({ type: 'timeFrame.chosen', timeFrame: chosen })
  }
  return (
    <div className={classes('row wrap', css.bar)}>
      <Select<TimeFrame | 'custom'>
        label="Time frame of the page"
        hideLabel
        size="small"
        value={timeFrame}
        options={[...timeFrameOptions(timeFrame), customRange]}
        onValueChange={choose}
      />
      <p className={css.periods} role="status">
        {periods}
      </p>
      <Button variant="quiet" icon={<RetryIcon size={16} />} onClick={() => actor.send({ type: 'refresh.requested' })}>
        Refresh
      </Button>
      {form && state?.isOpen && <RangeForm actor={form} problem={state.problem} {...{ timeFrame, cards }} />}
    </div>
  )
}

/** The dates of both periods, when a card has figures for them. */
const usePeriods = (cards: CardActors, timeFrame: TimeFrame): string => {
  const loadedAt = useLoadedAt(cards, timeFrame)
  return loadedAt === null
    ? ''
    : `${comparisonText(timeFrame, dayOf(new Date(loadedAt)))} Updated ${formatTime(loadedAt)}.`
}
