import { barCounts } from '#domain/dashboard/comparison.ts'
import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import { urlOfCount } from '#domain/dashboard/figureLinks.ts'
import type { TotalSection } from '#domain/dashboard/sections.ts'
import css from '#pages/admin/dashboard/cards/SectionCard.module.css'
import { classes } from '#ui/classes.ts'
import { FigureLink } from '#ui/controls/FigureLink.tsx'
import { CountUp } from '#ui/feedback/CountUp.tsx'
import { formatCount } from '#ui/format.ts'

const labels: Readonly<Record<TotalSection, string>> = { userOverview: 'total users', itemOverview: 'Lifetime' }
const linkNames: Readonly<Record<TotalSection, string>> = { userOverview: 'total users', itemOverview: 'total items' }

/** The all-time total of a card (§2). Its figures lead to their lists. */
export function TotalFigure({ section, totals }: { section: TotalSection; totals: DashboardCounts }) {
  const countName = barCounts[section]
  const active = `Active: ${formatCount(totals.activeUserCount)}`
  return (
    <p className={classes('wrap figure', css.figure)}>
      <FigureLink href={urlOfCount(countName)} label={`${formatCount(totals[countName])} ${linkNames[section]}`}>
        <CountUp value={totals[countName]} />
      </FigureLink>{' '}
      <span className={classes('note', css.label)}>{labels[section]}</span>
      {section === 'userOverview' && (
        <FigureLink href={urlOfCount('activeUserCount')} label={active} className={classes('note', css.label)}>
          {active}
        </FigureLink>
      )}
    </p>
  )
}
