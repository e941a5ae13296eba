import type { ReactNode } from 'react'
import type { SectionFigures } from '#domain/dashboard/counts.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/dashboard/timeFrames.ts'
import css from '#pages/admin/dashboard/TotalFigure.module.css'
import { CountUp } from '#ui/feedback/CountUp.tsx'
import { formatCount } from '#ui/format.ts'

/** The cards that show a sum of all time (§2); the others show how their items divide. */
export const totalSections = ['userOverview', 'itemOverview'] as const satisfies readonly Section[]
export type TotalSection = (typeof totalSections)[number]

export const isTotalSection = (section: Section): section is TotalSection =>
  totalSections.some((name) => name === section)

/** A time frame as the end of a sentence: 'in the last 30 days'. */
export const timeFrameText = (frame: TimeFrame): string => {
  if (frame === 'Lifetime') return 'in all time'
  return frame === 'This week' ? 'this week' : `in the ${frame.toLowerCase()}`
}

interface TotalWords {
  readonly value: number
  readonly label: string
  readonly lines: readonly string[]
}

const words: Readonly<Record<TotalSection, (figures: SectionFigures, frame: TimeFrame) => TotalWords>> = {
  userOverview: ({ totals, period }, frame) => ({
    value: totals.totalUserCount,
    label: 'total users',
    lines: [
      `Active: ${formatCount(totals.activeUserCount)}`,
      `${formatCount(period.totalUserCount)} joined ${timeFrameText(frame)}`,
    ],
  }),
  itemOverview: ({ totals, period }, frame) => ({
    value: totals.totalItemsCount,
    label: 'Lifetime',
    lines: [`${formatCount(period.totalItemsCount)} listed ${timeFrameText(frame)}`],
  }),
}

/** A line of a card beside its figures. */
export const FigureLine = ({ children }: { children: ReactNode }) => <p className={css.line}>{children}</p>

interface TotalProps {
  section: TotalSection
  frame: TimeFrame
  figures: SectionFigures
  /** It is drawn before the page is. */
  isDrawnAtBoot?: boolean
}

/** The sum of all time of a card, and what stands under it (§2). */
export function TotalFigure({ section, frame, figures, isDrawnAtBoot = false }: TotalProps) {
  const { value, label, lines } = words[section](figures, frame)
  return (
    <div>
      <p className={css.figure}>
        <CountUp name={section} value={value} isDrawnAtBoot={isDrawnAtBoot} />{' '}
        <span className={css.label}>{label}</span>
      </p>
      {lines.map((line) => (
        <FigureLine key={line}>{line}</FigureLine>
      ))}
    </div>
  )
}
