import type { ActorRefFrom } from 'xstate'
import type { DailyHistory } from '#domain/dashboard/history.ts'
import { type Section, sectionTitles } from '#domain/dashboard/sections.ts'
import type { sectionMachine } from '#machines/dashboard/section.machine.ts'
import type { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { FiguresSkeleton } from '#pages/admin/dashboard/DashboardSkeleton.tsx'
import { CardMenu } from '#pages/admin/dashboard/cards/CardMenu.tsx'
import css from '#pages/admin/dashboard/cards/SectionCard.module.css'
import { timeFrameOptions } from '#pages/admin/dashboard/period/periodText.ts'
import { useCard } from '#pages/admin/dashboard/useCards.ts'
import { useCardPlots } from '#pages/admin/dashboard/cards/useCardPlots.ts'
import { CardFigures, type CardFiguresProps } from '#pages/admin/dashboard/cards/CardFigures.tsx'
import { problemTitles } from '#pages/admin/dashboard/FailedCards.tsx'
import { classes } from '#ui/classes.ts'
import { Card } from '#ui/layout/Card.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { Select } from '#ui/controls/Select.tsx'

interface SectionCardProps extends Pick<CardFiguresProps, 'plotCode'> {
  history: DailyHistory
  actor: ActorRefFrom<typeof sectionMachine> | undefined
  plot: ActorRefFrom<typeof plotMachine> | undefined
  section: Section
  /** A notice above the cards tells the failure. */
  isFailureAbove: boolean
}

/** One card of the dashboard: the time frame picker, and a placeholder, figures or an error. */
export function SectionCard({ actor, plot, section, isFailureAbove, history, plotCode }: SectionCardProps) {
  const card = useCard(actor)
  const plots = useCardPlots(section, card?.loaded ?? null, card?.isNotCompared === true, history)
  if (!actor || !plot || !card) return null
  const title = sectionTitles[section]
  const problemTitle = problemTitles[section]
  const picker = (
    <Select
      label={`Time frame of ${title}`}
      hideLabel
      size="small"
      value={card.timeFrame}
      options={timeFrameOptions(card.timeFrame)}
      onValueChange={(timeFrame) => actor.send({ type: 'timeFrame.chosen', timeFrame })}
    />
  )
  return (
    <Card
      title={title}
      busy={card.isBusy}
      actions={
        <>
          {picker}
          <CardMenu title={title} actor={plot} plots={plots} />
        </>
      }
    >
      <div className={classes('column', css.content)}>
        {card.problem !== null && isFailureAbove && !card.loaded && (
          <p className={classes('row wrap note', css.compared)}>Couldn't be loaded.</p>
        )}
        {card.problem !== null && !isFailureAbove && (
          <RetryNotice
            title={problemTitle}
            problem={problemTitle ? card.problem : `Error: ${card.problem}`}
            callsApi
            busy={card.isBusy}
            onRetry={() => actor.send({ type: 'load.requested' })}
          />
        )}
        {card.loaded && (
          <CardFigures
            section={section}
            actor={plot}
            loaded={card.loaded}
            isNotCompared={card.isNotCompared}
            plots={plots}
            plotCode={plotCode}
            onCompare={() => actor.send({ type: 'retry.requested' })}
          />
        )}
        {!card.loaded && card.problem === null && <FiguresSkeleton section={section} />}
      </div>
    </Card>
  )
}
