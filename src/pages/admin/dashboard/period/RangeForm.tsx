import { type FormEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { daysOf, type TimeFrame } from '#domain/periods/timeFrames.ts'
import { dayOf } from '#domain/days.ts'
import type { rangeFormMachine } from '#machines/dashboard/rangeForm.machine.ts'
import css from '#pages/admin/dashboard/period/RangeForm.module.css'
import { type CardActors, useLoadedAt } from '#pages/admin/dashboard/useCards.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { AlertIcon } from '#ui/layout/Icon.tsx'

interface RangeFormProps {
  actor: ActorRefFrom<typeof rangeFormMachine>
  problem: string | null
  /** The form starts with its days. */
  timeFrame: TimeFrame
  cards: CardActors
}

/** The first and the last day of a range. Escape cancels. */
export function RangeForm({ actor, problem, timeFrame, cards }: RangeFormProps) {
  const loadedAt = useLoadedAt(cards, timeFrame)
  const problemId = useId()
  const form = useFocusReturn()
  const start = timeFrame === 'Lifetime' || loadedAt === null ? null : daysOf(timeFrame, dayOf(new Date(loadedAt)))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const range = { from: String(fields.get('from')), to: String(fields.get('to')) }
    actor.send({ type: 'range.submitted', range, today: dayOf(new Date()) })
  }
  const cancelOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && actor.send({ type: 'form.cancelled' })
  const shared = {
    type: 'date',
    className: classes('control', css.date),
    required: true,
    onKeyDown: cancelOnEscape,
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': problem === null ? undefined : problemId,
  }
  return (
    <form
      className={classes('row wrap framed', css.form)}
      aria-label="Custom range"
      noValidate
      ref={form}
      onSubmit={submit}
    >
      <label className={classes('note row', css.field)}>
        First day
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this form */}
        <input {...shared} name="from" defaultValue={start?.from} autoFocus />
      </label>
      <label className={classes('note row', css.field)}>
        Last day
        <input {...shared} name="to" defaultValue={start?.to} />
      </label>
      <Button size="small" type="submit">
        Show range
      </Button>
      <Button size="small" variant="quiet" onClick={() => actor.send({ type: 'form.cancelled' })}>
        Cancel
      </Button>
      {problem !== null && (
        <p id={problemId} className={classes('row bad', css.problem)} role="alert">
          <AlertIcon size={16} />
          <span>{problem}</span>
        </p>
      )}
    </form>
  )
}

/** The picker that opened the form gets the focus when the form closes. */
const useFocusReturn = (): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const element = form.current
    const picker = element?.parentElement?.querySelector('select')
    return () => {
      if (element?.contains(document.activeElement)) picker?.focus()
    }
  }, [])
  return form
}
