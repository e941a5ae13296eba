import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type Section, sectionTitles } from '#domain/dashboard/sections.ts'
import { timeFrames } from '#domain/dashboard/timeFrames.ts'
import type { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { selectSection } from '#machines/dashboard/section.selectors.ts'
import type { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { FiguresSkeleton } from '#pages/admin/dashboard/DashboardSkeleton.tsx'
import css from '#pages/admin/dashboard/SectionCard.module.css'
import { CardFigures, type CardFiguresProps } from '#pages/admin/dashboard/CardFigures.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { formatTime } from '#ui/format.ts'
import { RetryIcon } from '#ui/layout/Icon.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Select } from '#ui/controls/Select.tsx'

interface SectionCardProps extends Pick<CardFiguresProps, 'history' | 'plotCode'> {
  actor: ActorRefFrom<typeof sectionMachine> | undefined
  plot: ActorRefFrom<typeof plotMachine> | undefined
  section: Section
  /** The title of an error, if §8 has its own text for this card. */
  problemTitle?: string
}

const timeFrameOptions = timeFrames.map((timeFrame) => ({ value: timeFrame, label: timeFrame }))

/** One card of the dashboard: the time frame picker, and a placeholder, figures or an error. */
export function SectionCard({ actor, plot, section, problemTitle, history, plotCode }: SectionCardProps) {
  const card = useSelector(actor, (snapshot) => (snapshot ? selectSection(snapshot) : null), shallowEqual)
  if (!actor || !plot || !card) return null
  const title = sectionTitles[section]
  const picker = (
    <Select
      label={`Time frame of ${title}`}
      hideLabel
      size="small"
      value={card.timeFrame}
      options={timeFrameOptions}
      onValueChange={(timeFrame) => actor.send({ type: 'timeFrame.chosen', timeFrame })}
    />
  )
  const retry = (
    <Button
      size="small"
      variant="secondary"
      icon={<RetryIcon size={16} />}
      busy={card.isBusy}
      onClick={() => actor.send({ type: 'load.requested' })}
    >
      Retry
    </Button>
  )
  return (
    <Card
      title={title}
      note={card.loaded ? `Updated ${formatTime(card.loaded.figures.loadedAt)}` : card.timeFrame}
      busy={card.isBusy}
      actions={picker}
    >
      <div className={css.content}>
        {card.problem !== null && (
          <Notice tone="danger" announce title={problemTitle} action={retry}>
            {problemTitle ? card.problem : `Error: ${card.problem}`}
          </Notice>
        )}
        {card.loaded && (
          <CardFigures section={section} actor={plot} loaded={card.loaded} history={history} plotCode={plotCode} />
        )}
        {!card.loaded && card.problem === null && <FiguresSkeleton section={section} />}
      </div>
    </Card>
  )
}
