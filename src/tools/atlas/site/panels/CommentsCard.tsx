import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ReviewComment } from '#domain/app/reviewComments.ts'
import { type DrawnChart, type DrawnState } from '#charts/pictures/drawnChart.ts'
import { describeTransition } from '#charts/pictures/outline.ts'
import { originOf } from '#tools/atlas/review/openComments.ts'
import { type CommentsActor, selectComments } from '#tools/atlas/site/charts/comments.machine.ts'
import css from '#tools/atlas/site/panels/Panel.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { Select } from '#ui/controls/Select.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'

interface CommentsCardProps {
  actor: CommentsActor
  chart: DrawnChart
  state: DrawnState
  chosenTransition: string | null
}

/** The comments on a state and on the arrows that leave it. */
export function CommentsCard({ actor, chart, state, chosenTransition }: CommentsCardProps) {
  const { comments, canWrite, draft, isSaving, hasLoadFailed, hasSaveFailed } = useSelector(
    actor,
    selectComments,
    shallowEqual,
  )
  const [part, setPart] = useState(chosenTransition ?? state.id)
  const parts = [
    { value: state.id, label: 'This state' },
    ...chart.transitions
      .filter(({ source }) => source === state.id)
      .map((transition) => ({ value: transition.id, label: describeTransition(chart, transition) })),
  ]
  const shown = (comments[chart.id] ?? []).filter((comment) => parts.some(({ value }) => value === comment.part))
  if (!canWrite && !hasLoadFailed && shown.length === 0) return null
  const retry = () => actor.send({ type: 'retry.requested' })
  return (
    <Card title="Comments">
      {hasLoadFailed && (
        <RetryNotice
          title="The comments could not be loaded"
          problem="Check that npm start runs."
          callsApi
          onRetry={retry}
        />
      )}
      <ul className={css.comments}>
        {shown.map((comment) => (
          <li key={comment.id}>
            {comment.part !== state.id && (
              <p className={css.soft}>{parts.find(({ value }) => value === comment.part)?.label}</p>
            )}
            <p>{comment.isResolved ? <s>{comment.text}</s> : comment.text}</p>
            <CommentOrigin actor={actor} chart={chart.id} comment={comment} />
          </li>
        ))}
      </ul>
      {canWrite && (
        <form
          className={css.comments}
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'comment.added', chart: chart.id, part })
          }}
        >
          {parts.length > 1 && <Select label="About" value={part} options={parts} onValueChange={setPart} />}
          <TextArea
            label="Comment"
            maxLength={2_000}
            value={draft}
            onChange={(event) => actor.send({ type: 'draft.changed', text: event.target.value })}
          />
          {hasSaveFailed && (
            <RetryNotice
              title="The comment is not saved"
              problem="Check that npm start runs."
              callsApi
              onRetry={retry}
            />
          )}
          <Button type="submit" busy={isSaving}>
            Add comment
          </Button>
        </form>
      )}
    </Card>
  )
}

interface CommentOriginProps {
  actor: CommentsActor
  /** AREA/FLOW. */
  chart: string
  comment: ReviewComment
}

/** When and by whom a comment was made, and a button that closes it. */
export function CommentOrigin({ actor, chart, comment }: CommentOriginProps) {
  const canWrite = useSelector(actor, (snapshot) => snapshot.context.canWrite)
  const { id, isResolved } = comment
  return (
    <div className={css.row}>
      <span className={css.soft}>{`${originOf(comment)}${isResolved ? ', resolved' : ''}`}</span>
      {canWrite && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => actor.send({ type: 'comment.resolved', chart, id, isResolved: !isResolved })}
        >
          {isResolved ? 'Reopen' : 'Resolve'}
        </Button>
      )}
    </div>
  )
}
