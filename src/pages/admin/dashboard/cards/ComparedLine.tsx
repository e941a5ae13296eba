import { compareWith } from '#domain/dashboard/comparison.ts'
import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import type { LoadedSection } from '#machines/dashboard/section.machine.ts'
import { ChangeText } from '#pages/admin/dashboard/ChangeText.tsx'
import css from '#pages/admin/dashboard/cards/SectionCard.module.css'
import { earlierText } from '#pages/admin/dashboard/period/periodText.ts'
import { RetryButton } from '#ui/feedback/RetryButton.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { formatCount, formatDayRange } from '#ui/format.ts'

interface ComparedLineProps {
  loaded: LoadedSection
  isNotCompared: boolean
  countOf: (counts: DashboardCounts) => number
  onRetry: () => void
}

/** How a figure of a card differs from the period before, with the dates of that period. */
export function ComparedLine(props: ComparedLineProps) {
  return <div className={css.compared}>{contentOf(props)}</div>
}

const contentOf = ({ loaded, isNotCompared, countOf, onRetry }: ComparedLineProps) => {
  const { timeFrame, figures, comparison } = loaded
  const compared = compareWith({ period: figures.period, comparison, isNotCompared }, countOf)
  const earlier = comparison?.earlier
  if (compared.kind === 'loading') return <Skeleton className={css.waiting ?? ''} />
  if (compared.kind === 'failed')
    return (
      <>
        <span>The previous period couldn't be loaded.</span>
        <RetryButton label="Compare again" size="small" variant="quiet" onClick={onRetry} />
      </>
    )
  if (!earlier) return 'All time. There is no previous period.'
  const period = `${earlierText(timeFrame)}, ${formatDayRange(earlier)}`
  if (compared.kind !== 'change') return `No data for ${period}.`
  return (
    <>
      <ChangeText change={compared.change} />
      <span>{`from ${formatCount(compared.before)} ${period}`}</span>
    </>
  )
}
