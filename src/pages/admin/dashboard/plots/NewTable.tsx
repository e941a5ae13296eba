import { urlOfCount } from '#domain/dashboard/figureLinks.ts'
import type { BarsProps } from '#pages/admin/dashboard/plots/Bars.tsx'
import css from '#pages/admin/dashboard/plots/PlotTable.module.css'
import { FigureLink } from '#ui/controls/FigureLink.tsx'
import { formatCount, formatDayRange } from '#ui/format.ts'

/** New users or items as a table, newest first. It is focusable because it scrolls. */
export function NewTable({ title, earlierName, countName, bars }: BarsProps) {
  const hasEarlier = bars.some(({ earlier }) => earlier)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <div className={css.low} role="region" aria-label={`${title}, table`} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Days</th>
            <th scope="col" className={css.number}>
              Count
            </th>
            {hasEarlier && (
              <th scope="col" className={css.number}>
                {earlierName}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {bars.toReversed().map((bar) => (
            <tr key={bar.from}>
              <th scope="row">{formatDayRange(bar)}</th>
              <td className={css.number}>
                <FigureLink
                  href={urlOfCount(countName, bar)}
                  label={`${formatDayRange(bar)}: ${formatCount(bar.count)}`}
                >
                  {formatCount(bar.count)}
                </FigureLink>
              </td>
              {hasEarlier && <td className={css.number}>{bar.earlier ? formatCount(bar.earlier.count) : '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
