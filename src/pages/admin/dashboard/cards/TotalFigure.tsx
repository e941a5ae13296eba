import type { ReactNode } from 'react'
import type { SectionFigures } from '#domain/dashboard/counts.ts'
import type { TotalSection } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/dashboard/timeFrames.ts'
import { timeFrameText } from '#pages/admin/dashboard/period/periodText.ts'
import css from '#pages/admin/dashboard/cards/SectionCard.module.css'
import { CountUp } from '#ui/feedback/CountUp.tsx'
import { formatCount } from '#ui/format.ts'

/** What the bars of a card count. */
export const newTexts: Readonly<Record<TotalSection, string>> = {
  userOverview: 'New users',
  itemOverview: 'New items',
}

interface TotalTexts {
  readonly value: number | null
  readonly label: string
  readonly lines: readonly string[]
}

const totalTexts: Readonly<Record<TotalSection, (figures: SectionFigures, timeFrame: TimeFrame) => TotalTexts>> = {
  userOverview: ({ totals, period }, timeFrame) => ({
    value: totals && totals.totalUserCount,
    label: 'total users',
    lines: [
      ...(totals ? [`Active: ${formatCount(totals.activeUserCount)}`] : []),
      ...(period ? [`${formatCount(period.totalUserCount)} joined ${timeFrameText(timeFrame)}`] : []),
    ],
  }),
  itemOverview: ({ totals, period }, timeFrame) => ({
    value: totals && totals.totalItemsCount,
    label: 'Lifetime',
    lines: period ? [`${formatCount(period.totalItemsCount)} listed ${timeFrameText(timeFrame)}`] : [],
  }),
}

/** A text line of a card. */
export const FigureLine = ({ children }: { children: ReactNode }) => <p className={css.note}>{children}</p>

interface TotalProps {
  section: TotalSection
  timeFrame: TimeFrame
  figures: SectionFigures
}

/** The all-time total of a card and the lines below it (§2). */
export function TotalFigure({ section, timeFrame, figures }: TotalProps) {
  const { value, label, lines } = totalTexts[section](figures, timeFrame)
  return (
    <div>
      {value !== null && (
        <p className={css.figure}>
          <CountUp value={value} /> <span className={css.label}>{label}</span>
        </p>
      )}
      {lines.map((line) => (
        <FigureLine key={line}>{line}</FigureLine>
      ))}
    </div>
  )
}
