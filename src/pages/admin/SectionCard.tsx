import { shallowEqual, useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { SectionFigures } from '#domain/dashboardCounts.ts'
import { type Section, sectionTitles } from '#domain/sections.ts'
import { type TimeFrame, timeFrames } from '#domain/timeFrames.ts'
import type { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { selectSection } from '#machines/dashboard/section.select.ts'
import { FiguresSkeleton } from '#pages/admin/DashboardSkeleton.tsx'
import css from '#pages/admin/SectionCard.module.css'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { RetryIcon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Select } from '#ui/Select.tsx'

export interface FiguresProps {
  /** The time frame that the figures are of. */
  frame: TimeFrame
  figures: SectionFigures
}

interface SectionCardProps {
  actor: ActorRefFrom<typeof sectionMachine> | undefined
  section: Section
  /** What failed, where §8 has words of its own for this card. */
  problemTitle?: string
  Figures: ComponentType<FiguresProps>
}

const frames = timeFrames.map((frame) => ({ value: frame, label: frame }))

/** One card of the dashboard with its picker, and what it is: on its way, there, or failed with a way on. */
export function SectionCard({ actor, section, problemTitle, Figures }: SectionCardProps) {
  const card = useSelector(actor, (snapshot) => (snapshot ? selectSection(snapshot) : null), shallowEqual)
  if (!actor || !card) return null
  const title = sectionTitles[section]
  const picker = (
    <Select
      label={`Time frame of ${title}`}
      hideLabel
      size="small"
      value={card.frame}
      options={frames}
      onValueChange={(frame) => actor.send({ type: 'frame.chosen', frame })}
    />
  )
  const retry = (
    <Button size="small" variant="secondary" icon={<RetryIcon size={16} />} busy={card.isBusy} onClick={() => actor.send({ type: 'load.requested' })}>
      Retry
    </Button>
  )
  return (
    <Card title={title} busy={card.isBusy} actions={picker}>
      <div className={css.content}>
        {card.problem !== null && (
          <Notice tone="danger" announce title={problemTitle} action={retry}>
            {problemTitle ? card.problem : `Error: ${card.problem}`}
          </Notice>
        )}
        {card.shown && <Figures {...card.shown} />}
        {!card.shown && card.problem === null && <FiguresSkeleton section={section} />}
      </div>
    </Card>
  )
}
