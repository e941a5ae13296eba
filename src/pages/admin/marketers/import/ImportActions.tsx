import { countRows, type ImportRows, remainingRows } from '#domain/people/import/marketerImport.ts'
import type { ImportStep } from '#machines/marketers/import/marketerImport.selectors.ts'
import { marketersText } from '#pages/admin/marketers/import/importTexts.ts'
import { Button } from '#ui/controls/Button.tsx'
import { RetryButton } from '#ui/feedback/RetryButton.tsx'

interface ImportActionsProps {
  step: ImportStep
  rows: ImportRows
  isBusy: boolean
  isPausing: boolean
  formId: string
  send: (event: {
    type:
      | 'dialog.dismissed'
      | 'back.requested'
      | 'leave.confirmed'
      | 'import.confirmed'
      | 'pause.requested'
      | 'stop.requested'
      | 'continue.requested'
      | 'retry.requested'
      | 'download.requested'
  }) => void
}

/** The buttons of each step. */
export function ImportActions({ step, rows, isBusy, isPausing, formId, send }: ImportActionsProps) {
  const { waitingCount } = countRows(rows)
  const remainingCount = remainingRows(rows).length
  switch (step) {
    case 'choosing':
      return (
        <>
          <Button variant="secondary" onClick={() => send({ type: 'dialog.dismissed' })}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            Preview
          </Button>
        </>
      )
    case 'notCompared':
    case 'previewing':
      return (
        <>
          <Button variant="secondary" onClick={() => send({ type: 'back.requested' })}>
            Back
          </Button>
          {step === 'previewing' && waitingCount > 0 && (
            <Button onClick={() => send({ type: 'import.confirmed' })}>{`Add ${marketersText(waitingCount)}`}</Button>
          )}
        </>
      )
    case 'discarding':
      return (
        <>
          <Button variant="secondary" onClick={() => send({ type: 'dialog.dismissed' })}>
            Keep editing
          </Button>
          {/* A button of its own: as 'Preview', the pressed one would submit the form. */}
          <Button key="discard" variant="danger" onClick={() => send({ type: 'leave.confirmed' })}>
            Discard
          </Button>
        </>
      )
    case 'adding':
      return (
        <Button variant="secondary" busy={isPausing} onClick={() => send({ type: 'pause.requested' })}>
          Pause
        </Button>
      )
    case 'paused':
      return (
        <>
          <Button variant="secondary" onClick={() => send({ type: 'stop.requested' })}>
            Stop
          </Button>
          <RetryButton
            label="Continue"
            variant="primary"
            size="medium"
            icon={null}
            onClick={() => send({ type: 'continue.requested' })}
          />
        </>
      )
    case 'finished':
      return (
        <>
          {remainingCount > 0 && (
            <RetryButton
              label={`Add ${marketersText(remainingCount)}`}
              size="medium"
              icon={null}
              onClick={() => send({ type: 'retry.requested' })}
            />
          )}
          <Button variant="secondary" onClick={() => send({ type: 'download.requested' })}>
            Download results
          </Button>
          <Button onClick={() => send({ type: 'dialog.dismissed' })}>Done</Button>
        </>
      )
  }
}
