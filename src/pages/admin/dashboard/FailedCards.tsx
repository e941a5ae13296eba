import { useSelector } from '@xstate/react'
import { type Section, sections } from '#domain/dashboard/sections.ts'
import css from '#pages/admin/dashboard/DashboardPage.module.css'
import type { CardActors } from '#pages/admin/dashboard/useCards.ts'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'

/** The title of the notice, if §8 has its own text for a card. */
export const problemTitles: Readonly<Partial<Record<Section, string>>> = { userOverview: 'Failed to fetch user counts' }

interface FailedCardsProps {
  cards: CardActors
  problems: Readonly<Record<Section, string | null>>
}

/** One notice for several cards that failed to load (§8). If others have figures, each of them has a line in place of its own. */
export function FailedCards({ cards, problems }: FailedCardsProps) {
  const failed = sections.filter((section) => problems[section] !== null)
  const isBusy = useSelector(cards[failed[0] ?? 'userOverview'], (snapshot) => snapshot?.hasTag('busy') === true)
  const ofItems = failed.filter((section) => !problemTitles[section]).map((section) => problems[section])
  const lines = [...new Set([...ofItems, problems.userOverview])].filter((problem) => problem !== null)
  return (
    <div className={css.failed}>
      <RetryNotice
        title={problems.userOverview !== null && problemTitles.userOverview}
        problem={lines.map((problem) => (
          <p key={problem}>{ofItems.includes(problem) ? `Error: ${problem}` : problem}</p>
        ))}
        callsApi
        busy={isBusy}
        onRetry={() => failed.forEach((section) => cards[section]?.send({ type: 'load.requested' }))}
      />
    </div>
  )
}
