import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { memo, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { initialsOf } from '#domain/people/profile.ts'
import { type Referee, refereeName, type RefereeRow, refereeStatus } from '#domain/people/referees.ts'
import css from '#pages/ambassador/RefereeRows.module.css'
import { Avatar } from '#ui/layout/Avatar.tsx'
import { formatCount } from '#ui/format.ts'
import { Tag } from '#ui/layout/Tag.tsx'

/** Pixels of a row whose words take one line each. */
const usualHeight = 64

/** Rows beyond the edges of the window, so that nothing is empty while somebody scrolls. */
const overscan = 4

/** The height that the browser has told, before it paints. To ask it for the height of each row that is new would lay the page out once for each. */
const heightOf = (
  row: HTMLLIElement,
  told: ResizeObserverEntry | undefined,
  { indexFromElement, itemSizeCache, options }: Virtualizer<Window, HTMLLIElement>,
): number => {
  const height = told?.borderBoxSize[0]?.blockSize
  return height === undefined
    ? (itemSizeCache.get(options.getItemKey(indexFromElement(row))) ?? usualHeight)
    : Math.round(height)
}

/** How far below the top of the page an element begins, in pixels, kept up to date as the page around it changes. */
const useTop = (element: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    for (const above of element.current?.closest('main')?.querySelectorAll('section') ?? []) observer.observe(above)
    return () => observer.disconnect()
  }, [element])
  return top
}

/** As many rows as the window shows, out of as many as there are. Their places are set by script, as the content policy allows. */
export function RefereeRows({ rows }: { rows: readonly RefereeRow[] }) {
  const place = useRef<HTMLDivElement>(null)
  // A new function would have all places worked out anew with every drawing.
  const keyOf = useCallback((index: number) => rows[index]?.referee.id ?? index, [rows])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled by React's compiler
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: () => usualHeight,
    getItemKey: keyOf,
    measureElement: heightOf,
    overscan,
    scrollMargin: useTop(place),
    directDomUpdates: true,
  })
  return (
    <div ref={place}>
      {/* A list without bullets is none to VoiceOver unless it says so. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul ref={virtual.containerRef} className={css.rows} role="list" aria-label="Referees">
        {virtual.getVirtualItems().map(({ index, key }) => {
          const row = rows[index]
          return (
            row && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className={css.row}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                <RefereeCells referee={row.referee} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

const RefereeCells = memo(function RefereeCells({ referee }: { referee: Referee }) {
  const { email, totalItemsCount, userStatus } = referee
  const name = refereeName(referee)
  return (
    <>
      <Avatar initials={initialsOf(name)} size="small" />
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        {email !== '' && email !== name && <p className={css.email}>{email}</p>}
      </div>
      {userStatus !== 'ACTIVE' && (
        <p className={css.status}>
          <Tag tone={userStatus === 'SUSPENDED' ? 'warning' : 'neutral'}>{refereeStatus(referee)}</Tag>
        </p>
      )}
      <p className={css.items}>
        <span className={css.count}>{formatCount(totalItemsCount)}</span> {totalItemsCount === 1 ? 'item' : 'items'}
      </p>
    </>
  )
})
