import { useSelector } from '@xstate/react'
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { flushSync } from 'react-dom'
import { memo, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { maxPlainReferees } from '#domain/limits.ts'
import { ownValue } from '#domain/ownValue.ts'
import { initialsOf } from '#domain/people/profile.ts'
import { canRemind } from '#domain/people/followUp.ts'
import { isSuspended } from '#domain/people/accounts.ts'
import { type Referee, refereeName, refereeStatus } from '#domain/people/referees.ts'
import { isolate } from '#domain/text.ts'
import type { followUpMachine } from '#machines/ambassador/followUp.machine.ts'
import css from '#pages/ambassador/RefereeList.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { Avatar } from '#ui/layout/Avatar.tsx'
import { formatCount, formatDay, formatShortDay } from '#ui/format.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Tag } from '#ui/layout/Tag.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { useFocusFallback } from '#ui/overlays/useFocusFallback.ts'
import { classes } from '#ui/classes.ts'
import { useIsNarrow, useIsPrinting } from '#ui/useMedia.ts'

/** Pixels of a row on a wide screen if each text fits in one line. A wrong value would make each row move once. */
const estimatedHeight = 44

/** Extra rows above and below the visible ones, so that fast scrolling shows no gaps. */
const overscan = 4

/** The height from the resize observer. Measuring each new row instead would force one layout per row. */
const heightOf = (
  row: HTMLLIElement,
  entry: ResizeObserverEntry | undefined,
  { indexFromElement, itemSizeCache, options }: Virtualizer<Window, HTMLLIElement>,
): number => {
  const height = entry?.borderBoxSize[0]?.blockSize
  if (height !== undefined) return Math.round(height)
  const index = indexFromElement(row)
  return itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index)
}

/** The distance from the top of the page to an element, in pixels. It follows changes of the page. */
const usePageOffset = (element: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    for (const section of element.current?.closest('main')?.querySelectorAll('section') ?? []) observer.observe(section)
    return () => observer.disconnect()
  }, [element])
  return top
}

type FollowUpActor = ActorRefFrom<typeof followUpMachine>

interface RefereeRowsProps {
  rows: readonly Referee[]
  followUp: FollowUpActor
}

interface VirtualRowsProps extends RefereeRowsProps {
  /** In pixels, if the page has shown these rows already. An estimate instead would move them. */
  heights: readonly number[]
}

/** The rows that a phone and a wider window show first: the page stays short, and what is below the list stays near. */
const firstRows = { narrow: 10, wide: 20 }

/**
 * The first rows until all are asked for, and then all, so that the browser can search them. A long list has only those
 * near the window. Paper has all rows.
 */
export function RefereeRows({ rows, followUp }: RefereeRowsProps) {
  const isPrinting = useIsPrinting()
  const isNarrow = useIsNarrow()
  const list = useRef<HTMLUListElement>(null)
  /** The heights of the first rows when the person asked for all. */
  const [heights, setHeights] = useState<readonly number[] | null>(null)
  const firstCount = isNarrow ? firstRows.narrow : firstRows.wide
  const isShort = heights === null && !isPrinting && rows.length > firstCount
  const shown = isShort ? rows.slice(0, firstCount) : rows
  if (shown.length > maxPlainReferees && !isPrinting)
    return <VirtualRows rows={rows} followUp={followUp} heights={heights ?? []} />
  return (
    <>
      {/* VoiceOver does not announce a list without bullets unless it has the role. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul ref={list} className="fill" role="list" aria-label="Referees">
        {shown.map((referee) => (
          <li key={referee.id} className={classes('row', css.row, css.plain)}>
            <RefereeCells referee={referee} followUp={followUp} />
          </li>
        ))}
      </ul>
      {isShort && <ShowAll count={rows.length} onShow={() => keepPlace(list.current, setHeights)} />}
    </>
  )
}

/** Shows all rows. What is below the first ones stays where it is in the window: virtual rows have whole pixels. */
const keepPlace = (list: HTMLUListElement | null, showAll: (heights: readonly number[]) => void): void => {
  const exact = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect().height)
  const heights = exact.map(Math.round)
  flushSync(() => showAll(heights))
  scrollBy(
    0,
    heights.reduce((sum, height, index) => sum + height - (exact[index] ?? 0), 0),
  )
}

/** The heading of the list gets the focus when the button goes. */
function ShowAll({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Button ref={useFocusFallback<HTMLButtonElement>()} variant="secondary" onClick={onShow}>
      {`Show all ${formatCount(count)}`}
    </Button>
  )
}

/** A virtualised list. Row positions are set by script, because the content policy forbids inline styles. */
function VirtualRows({ rows, followUp, heights }: VirtualRowsProps) {
  const container = useRef<HTMLDivElement>(null)
  const usualHeight = heights.toSorted((one, other) => one - other)[heights.length >> 1] ?? estimatedHeight
  // A new function would recompute all row positions on each render.
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  // oxlint-disable-next-line react/incompatible-library -- the project does not use React's compiler
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: (index) => heights[index] ?? usualHeight,
    getItemKey: keyOf,
    measureElement: heightOf,
    overscan,
    scrollMargin: usePageOffset(container),
    directDomUpdates: true,
  })
  return (
    <div ref={container}>
      {/* VoiceOver does not announce a list without bullets unless it has the role. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul ref={virtualizer.containerRef} className={css.rows} role="list" aria-label="Referees">
        {virtualizer.getVirtualItems().map(({ index, key }) => {
          const row = rows[index]
          return (
            row && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={classes('row', css.row)}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                <RefereeCells referee={row} followUp={followUp} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

const RefereeCells = memo(function RefereeCells({ referee, followUp }: { referee: Referee; followUp: FollowUpActor }) {
  const { email, totalItemsCount, createdAt } = referee
  const name = refereeName(referee)
  return (
    <>
      <Avatar initials={initialsOf(name)} size="small" />
      <div className={classes('fill wrap snug', css.texts)}>
        <p className="medium breaks">
          <Verbatim>{name}</Verbatim>
        </p>
        {referee.userStatus !== 'ACTIVE' && (
          <p className={css.status}>
            <Tag tone={isSuspended(referee) ? 'danger' : 'neutral'}>{refereeStatus(referee)}</Tag>
          </p>
        )}
        {email !== '' && email !== name && (
          <p className={classes('note breaks', css.email)}>
            <Verbatim>{email}</Verbatim>
          </p>
        )}
      </div>
      {canRemind(referee) && <Reminder referee={referee} name={name} followUp={followUp} />}
      {createdAt !== '' && <p className={classes('note digits', css.joined)}>{`Joined ${formatDay(createdAt)}`}</p>}
      <p className={classes('digits', css.items)}>
        <span className="medium">{formatCount(totalItemsCount)}</span>{' '}
        <span className="muted">{totalItemsCount === 1 ? 'item' : 'items'}</span>
      </p>
    </>
  )
})

/** Rows that load, with their parts in their places. */
export const RefereeSkeletons = () => (
  <div>
    {Array.from({ length: firstRows.narrow }, (_, index) => (
      <div key={index} className={classes('row', css.row, css.plain)}>
        <Skeleton shape="circle" />
        <div className="fill">
          <Skeleton lines={2} />
        </div>
      </div>
    ))}
  </div>
)

interface ReminderProps {
  referee: Referee
  name: string
  followUp: FollowUpActor
}

/** Opens the reminder of one referee, and says when the referee was last reminded. */
function Reminder({ referee, name, followUp }: ReminderProps) {
  const day = useSelector(followUp, ({ context }) => ownValue(context.followUp.reminded, referee.id))
  return (
    <div className={classes('row note', css.reminder)}>
      {day !== undefined && <p>{`Reminded ${formatShortDay(day)}`}</p>}
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Remind ${isolate(name)}`}
        onClick={() => followUp.send({ type: 'reminder.requested', referees: [referee] })}
      >
        Remind
      </Button>
    </div>
  )
}
