import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { Link } from 'wouter'
import type { Bar } from '#domain/dashboard/comparison.ts'
import type { CountName } from '#domain/dashboard/counts.ts'
import { urlOfCount } from '#domain/dashboard/figureLinks.ts'
import '#ui/plots/plotColors.css'
import css from '#pages/admin/dashboard/plots/Bars.module.css'
import { classes } from '#ui/classes.ts'
import { formatAxisDay, formatCount, formatDayRange, formatShortDay, formatWeekday } from '#ui/format.ts'

export interface BarsProps {
  /** 'New users by day' */
  title: string
  /** 'Last week', or an empty text if there is no period before. */
  earlierName: string
  countName: CountName
  bars: readonly Bar[]
}

const height = 100

/** Fewer bars than this leave places for days to come. */
const minPlaces = 4

/** So many bars have their day below them. */
const daysOfWeek = 7

const barText = ({ earlier, ...bar }: Bar): string =>
  [bar, ...(earlier ? [earlier] : [])]
    .map((part) => `${formatDayRange(part)}: ${formatCount(part.count)}`)
    .join('. Before: ')

/** The day below a bar: below each of a few bars, else below the first and the last. */
const dayBelow = (bars: readonly Bar[], index: number): string => {
  const bar = bars[index]
  if (bar === undefined) return ''
  const { from, to } = bar
  if (bars.length <= daysOfWeek) return from === to ? formatWeekday(from) : formatShortDay(from)
  return index === 0 || index === bars.length - 1 ? formatAxisDay(from, bars[0]?.from, bars.at(-1)?.from) : ''
}

/** The arrow keys, Home and End move between the bars that are links. */
const moveFocus = (event: KeyboardEvent<HTMLAnchorElement>): void => {
  const links = [...(event.currentTarget.closest('svg')?.querySelectorAll('a') ?? [])]
  const index = links.findIndex((link) => link === (event.currentTarget as Element))
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: links.length - 1,
  }
  const target = links[targets[event.key] ?? -1]
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** New users or items as bars in front of those of the period before. A bar leads to its rows. */
export function Bars({ title, earlierName, countName, bars }: BarsProps) {
  const [shown, setShown] = useState<number | null>(null)
  const hide = () => setShown(null)
  const most = Math.max(1, ...bars.map(({ count, earlier }) => Math.max(count, earlier?.count ?? 0)))
  const range = { from: bars[0]?.from ?? '', to: bars.at(-1)?.to ?? '' }
  const sum = bars.reduce((total, { count }) => total + count, 0)
  const firstStop = bars.findLastIndex(({ count }) => count > 0)
  const stop = shown !== null && (bars[shown]?.count ?? 0) > 0 ? shown : firstStop
  const places = Math.max(bars.length, minPlaces)
  const shownBar = shown === null ? undefined : bars[shown]
  return (
    <figure className={css.bars} style={{ '--places': places } as CSSProperties}>
      <figcaption className={classes('muted', css.heading)}>
        {shownBar && <p>{barText(shownBar)}</p>}
        {!shownBar && bars.some(({ earlier }) => earlier) && <p className={css.key}>{earlierName}</p>}
      </figcaption>
      <svg
        className={css.place}
        viewBox={`0 0 ${places} ${height}`}
        preserveAspectRatio="none"
        role="group"
        aria-label={`${title}: ${formatCount(sum)} in ${formatDayRange(range)}`}
        onPointerLeave={hide}
      >
        {bars.map((bar, index) => {
          const show = () => setShown(index)
          const content = <Part index={index} bar={bar} most={most} />
          return bar.count === 0 ? (
            <g key={bar.from} className={css.part} onPointerEnter={show}>
              {content}
            </g>
          ) : (
            <Link
              key={bar.from}
              href={urlOfCount(countName, bar)}
              className={css.part}
              aria-label={barText(bar)}
              tabIndex={index === stop ? 0 : -1}
              onPointerEnter={show}
              onFocus={show}
              onBlur={hide}
              onKeyDown={moveFocus}
            >
              {content}
            </Link>
          )
        })}
      </svg>
      <p className={classes('muted', css.days)} aria-hidden="true">
        {Array.from({ length: places }, (_, index) => (
          <span key={index}>{dayBelow(bars, index)}</span>
        ))}
      </p>
    </figure>
  )
}

function Part({ index, bar: { count, earlier }, most }: { index: number; bar: Bar; most: number }) {
  const heightOf = (value: number) => (value / most) * height
  const [front, behind] = [Math.max(1, heightOf(count)), heightOf(earlier?.count ?? 0)]
  return (
    <>
      <rect className={css.space} x={index} y={0} width={1} height={height} />
      <rect className={css.earlier} x={index + 0.1} y={height - behind} width={0.8} height={behind} />
      <rect className={css.bar} x={index + 0.25} y={height - front} width={0.5} height={front} />
    </>
  )
}
